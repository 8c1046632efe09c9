import type { Lang } from '../../i18n/languages';
import { typedNumber } from '../../core/numbers/typed-number';
import type { Field, Fields } from './fields';

/* The helpers that the form needs before it parses anything. Kept small, because every page preloads this file. */

/** The unparsed content of a control: text (long text as a Blob), a checkbox's state, or files. */
export type Raw = string | Blob | boolean | readonly File[];

/** Whether a field is shown and checked, given the values of the fields in its `when`. */
export function applies(field: Field, fields: Fields, raw: (name: string) => Raw | undefined): boolean {
  return Object.entries(field.when ?? {}).every(([name, wanted]) => {
    const other = fields[name];
    const value = raw(name) ?? other?.initial;
    return wanted.some((one) => one === value);
  });
}

/** The text that a control shows for a canonical value (from a link, preset or example): numbers are localized. */
export function typedValue(field: Field, canonicalText: string, lang: Lang): string {
  return field.type === 'number' || field.type === 'decimal' ? typedNumber(canonicalText, lang) : canonicalText;
}

/** A checked value as text for a link. */
export const canonicalValue = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
