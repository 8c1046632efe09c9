import { problem, type Problem } from '../../../kinds/contract';
import { parseTypedDate } from '../../../kinds/contract/read-values';
import type { Lang } from '../../../i18n/languages';
import { toLf } from '../../../core/text/newlines';
import type { Unit } from './expiry';

export interface Product {
  readonly name: string;
  readonly made: string;
  readonly life: number;
  /** Only if the line names it. */
  readonly unit?: Unit;
}

const UNITS: readonly Unit[] = ['days', 'weeks', 'months', 'years'];

/** The unit that a word of the language names: `month`, `months`, or a short form. */
function unitNamed(word: string, lang: Lang): Unit | undefined {
  const isNamed = (unit: Unit) =>
    (['long', 'short'] as const).some((unitDisplay) => {
      const format = new Intl.NumberFormat(lang, { style: 'unit', unit: unit.slice(0, -1), unitDisplay });
      // 1, 2, and 5 have all the plural forms of these languages.
      return [1, 2, 5].some((count) =>
        format.formatToParts(count).some(({ type, value }) => type === 'unit' && value.replace('.', '') === word),
      );
    });
  return UNITS.find(isNamed);
}

/**
 * Reads products, one on each line: name, production date, shelf life. Fields are separated by commas, semicolons or tabs;
 * a name may contain them. Dates are in the order of the page's language, or ISO. A unit may follow the shelf life.
 */
export function readProducts(text: string, lang: Lang): readonly Product[] | Problem<'badProduct' | 'badProductDate'> {
  const products: Product[] = [];
  for (const [at, typed] of toLf(text).split('\n').entries()) {
    if (typed.trim() === '') continue;
    const parts = /^(.*?)[\t;,]\s*([^\t;,]+?)\s*[\t;,]\s*(\d{1,6})\s*(\p{L}*)\.?\s*$/u.exec(typed);
    const word = (parts?.[4] ?? '').toLowerCase();
    const unit = word === '' ? undefined : unitNamed(word, lang);
    if (!parts || Number(parts[3]) < 1 || (word !== '' && unit === undefined))
      return problem('badProduct', { line: at + 1, text: typed.trim() }, 'products');
    const made = parseTypedDate(parts[2] ?? '', lang);
    if (made === undefined) return problem('badProductDate', { line: at + 1, text: parts[2] ?? '' }, 'products');
    products.push({ name: (parts[1] ?? '').trim(), made, life: Number(parts[3]), ...(unit && { unit }) });
  }
  return products;
}
