import { formatDate } from '../i18n/format';
import type { Lang } from '../i18n/languages';
import type { AnyTool } from '../kinds/contract';
import type { Field } from '../kinds/contract/fields';
import type { IslandProps } from '../kinds/contract/island-props';
import { canonicalValue, typedValue } from '../kinds/contract/values';
import { figureText, isFigure } from '../kinds/parts/results/figure';

/** What the texts of an example depend on: the tool, and the page's language. */
export interface Shown extends Pick<IslandProps, 'lang' | 'words' | 'strings'> {
  readonly tool: AnyTool;
}

/** In grapheme clusters. */
const CHIP = 24;

/** The text of a chip that fills the form: the main text, or the values without their labels. */
export function chipText(typed: readonly (readonly [name: string, value: unknown])[], shown: Shown): string {
  const main = typed.filter(([name]) => name === 'input');
  const words = (main.length > 0 ? main : typed)
    .filter(([, value]) => typeof value !== 'boolean')
    .map(([name, value]) => valueText(name, value, shown));
  const text = words.join(' · ').replaceAll(/\s+/g, ' ').trim();
  const clusters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return clusters.length > CHIP ? `${clusters.slice(0, CHIP).join('').trimEnd()}…` : text;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST = 120;
const short = (text: string): string => (text.length > LONGEST ? `${[...text].slice(0, LONGEST).join('')}…` : text);

/** French has a no-break space before a colon. */
const colonIn = (lang: Lang): string => (lang === 'fr' ? '\u00A0: ' : ': ');

/** An example's input in one line: the text, and the options with their labels, without fields that stay empty. */
export function exampleInput(values: object, preset: Readonly<Record<string, string>>, shown: Shown): string {
  const { labels } = shown.strings;
  const entries: [string, unknown][] = Object.entries(values).filter(
    ([name, value]) => preset[name] === undefined && value !== '',
  );
  const input = entries.filter(([name]) => name === 'input').map(([name, value]) => valueText(name, value, shown));
  const options = entries
    .filter(([name]) => name !== 'input' && !labels[name]?.startsWith('_') && !isInternal(shown.tool.fields[name]))
    .map(([name, value]) => `${labels[name] ?? name}${colonIn(shown.lang)}${valueText(name, value, shown)}`);
  return short([...input, ...options].join(' · '));
}

/** An example's result in one line, without what is empty; figures in the page’s language, amounts without a currency. */
export function exampleResult(gives: string | Readonly<Record<string, unknown>>, shown: Shown): string {
  if (typeof gives === 'string') return short(gives);
  const { labels, terms } = shown.strings;
  const parts = Object.entries(gives).flatMap(([name, value]) => {
    const output = shown.tool.outputs[name];
    const text = (one: unknown) => {
      if (output?.type === 'text') return canonicalValue(one);
      const term = terms?.[canonicalValue(one)];
      return term ?? (isFigure(output) ? figureText(output, one, shown, undefined) : canonicalValue(one));
    };
    const texts = Array.isArray(value) ? value.map(text).join(' ') : text(value);
    if (texts === '') return [];
    // A number of bytes has its unit.
    return name === 'result' || output?.type === 'bytes'
      ? texts
      : `${labels[name] ?? name}${colonIn(shown.lang)}${texts}`;
  });
  return short(parts.join(' · '));
}

/** A choice that no visitor sees, whose values have no labels. */
const isInternal = (field: Field | undefined): boolean =>
  field?.type === 'choice' && field.plain && field.hidden === true;

/**
 * A value as the form shows it: a choice by its label, a number with the language's decimal sign, a date in its order, files
 * by their names.
 */
function valueText(name: string, value: unknown, { tool, lang, strings }: Shown): string {
  if (Array.isArray(value)) return value.map((file: { name?: string }) => file.name ?? '').join(', ');
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  const field = tool.fields[name];
  const text = canonicalValue(value);
  if (field?.type === 'date' && ISO_DATE.test(text)) return formatDate(text, lang, 'medium');
  return strings.choices?.[name]?.[text] ?? (field ? typedValue(field, text, lang) : text);
}
