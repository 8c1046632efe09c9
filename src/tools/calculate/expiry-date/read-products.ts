import { problem, type Problem } from '../../../kinds/contract';
import { toLf } from '../../../core/text/newlines';
import { readDay } from './expiry';

export interface Product {
  readonly name: string;
  readonly made: string;
  readonly life: number;
}

/**
 * Reads products, one on each line: name, production date, shelf life. Fields are separated by commas, semicolons or tabs;
 * a name may contain them.
 */
export function readProducts(text: string): readonly Product[] | Problem<'badProduct' | 'badProductDate'> {
  const products: Product[] = [];
  for (const [at, typed] of toLf(text).split('\n').entries()) {
    if (typed.trim() === '') continue;
    const parts = /^(.*?)[\t;,]\s*([^\t;,]+?)\s*[\t;,]\s*(\d{1,6})\s*$/.exec(typed);
    if (!parts || Number(parts[3]) < 1) return problem('badProduct', { line: at + 1, text: typed.trim() }, 'products');
    const made = readDay(parts[2] ?? '');
    if (made === undefined) return problem('badProductDate', { line: at + 1, text: parts[2] ?? '' }, 'products');
    products.push({ name: (parts[1] ?? '').trim(), made, life: Number(parts[3]) });
  }
  return products;
}
