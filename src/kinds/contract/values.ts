import type { Lang } from '../../i18n/languages';
import { typedNumber } from '../../core/numbers/typed-number';
import type { Field, Fields } from './fields';

/* What the form needs of its fields before anything is read: small, because every page preloads it. */

/** What a control holds, as the form gives it: text (a long one as a file), a tick, or files. */
export type Raw = string | Blob | boolean | readonly File[];

/** Whether a field counts, given what the others hold (`when`). */
export function applies(field: Field, fields: Fields, raw: (name: string) => Raw | undefined): boolean {
  return Object.entries(field.when ?? {}).every(([name, wanted]) => {
    const other = fields[name];
    const value = raw(name) ?? other?.initial;
    return wanted.some((one) => one === value);
  });
}

/** A canonical value (from a link, a preset, an example) as its control shows it: numbers in the page's language. */
export function typedValue(field: Field, canonicalText: string, lang: Lang): string {
  return field.type === 'number' || field.type === 'decimal' ? typedNumber(canonicalText, lang) : canonicalText;
}

/** A checked value as a link writes it. */
export const canonicalValue = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
