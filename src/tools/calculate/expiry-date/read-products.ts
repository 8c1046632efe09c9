import { problem, type Problem } from '../../../kinds/contract';
import { parseTypedDate } from '../../../kinds/contract/read-values';
import type { Lang } from '../../../i18n/languages';
import { toLf } from '../../../core/text/newlines';

export interface Product {
  readonly name: string;
  readonly made: string;
  readonly life: number;
}

/**
 * Reads products, one on each line: name, production date, shelf life. Fields are separated by commas, semicolons or tabs;
 * a name may contain them. Dates are in the order of the page's language, or ISO.
 */
export function readProducts(text: string, lang: Lang): readonly Product[] | Problem<'badProduct' | 'badProductDate'> {
  const products: Product[] = [];
  for (const [at, typed] of toLf(text).split('\n').entries()) {
    if (typed.trim() === '') continue;
    const parts = /^(.*?)[\t;,]\s*([^\t;,]+?)\s*[\t;,]\s*(\d{1,6})\s*$/.exec(typed);
    if (!parts || Number(parts[3]) < 1) return problem('badProduct', { line: at + 1, text: typed.trim() }, 'products');
    const made = parseTypedDate(parts[2] ?? '', lang);
    if (made === undefined) return problem('badProductDate', { line: at + 1, text: parts[2] ?? '' }, 'products');
    products.push({ name: (parts[1] ?? '').trim(), made, life: Number(parts[3]) });
  }
  return products;
}
