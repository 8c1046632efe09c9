import type { AnyTool } from '../kinds/contract';
import { INTERFACE } from '../i18n/interface';
import { outcomeOf, plainValues } from '../kinds/contract/plain-values';
import { figureText, isFigure } from '../kinds/parts/results/figure';
import { exampleContext } from '../kinds/run/run-example';
import { unknownName } from '../core/text/nearest.js';
import { islandProps, stringsOf, toolOf, type ToolUse } from '../layouts/tool-registry';

/** A worked example in a page's text: `<!-- example: amount=250000&rate=5.5&years=25 → payment, interest -->`. */
export interface WorkedExample {
  /** The paragraph before the mark. */
  readonly paragraph: string;
  /** The part after '#' of the page's link. */
  readonly fragment: string;
  /** Outputs whose values the paragraph states. */
  readonly outputs: readonly string[];
}

const MARK = /<!-- example: (\S*) → ([\w, ]+) -->/g;
const ANY_MARK = /<!-- example/g;

/** The examples of a page's Markdown. Throws an error if a mark is written otherwise. */
export function workedExamples(markdown: string): readonly WorkedExample[] {
  const found = Array.from(markdown.matchAll(MARK), ({ index, 1: fragment = '', 2: outputs = '' }) => ({
    paragraph: markdown.slice(markdown.lastIndexOf('\n\n', index) + 2, index).replaceAll(MARK, ''),
    fragment,
    outputs: outputs.split(',').map((name) => name.trim()),
  }));
  if (found.length !== (markdown.match(ANY_MARK)?.length ?? 0))
    throw new Error(`An example is marked as <!-- example: fragment → output, output -->`);
  return found;
}

/** The outputs that the paragraph doesn't state as the form shows them, with their values. */
export async function wrongOutputs(
  { paragraph, fragment, outputs }: WorkedExample,
  use: ToolUse,
): Promise<readonly string[]> {
  const tool = toolOf(use);
  const values = valuesOf(tool, { ...use.preset, ...Object.fromEntries(new URLSearchParams(fragment)) });
  const outcome = outcomeOf(await tool.run(values, exampleContext({}, use.lang)));
  const plain = plainValues(tool, outcome);
  const shown = { lang: use.lang, words: INTERFACE[use.lang], strings: stringsOf(use) };
  // Texts group the digits of some numbers otherwise than `Intl` does (1220, 1 220), and have a minus sign of their own.
  const ungrouped = (text: string): string =>
    text
      .replace(/[\u00A0\u202F]/g, ' ')
      .replaceAll('−', '-')
      .replace(use.lang === 'en' ? /(?<=\d),(?=\d{3})/g : /(?<=\d)[ .](?=\d{3})/g, '');
  const said = ungrouped(paragraph);
  return outputs.flatMap((name) => {
    const output = tool.outputs[name];
    if (!output) throw new Error(unknownName('output', name, Object.keys(tool.outputs)));
    const [value] = plain[name] ?? [];
    if (value === undefined) return [`${name} is empty: ${JSON.stringify(outcome.problem ?? plain)}`];
    const inCurrency = (currency?: string) =>
      isFigure(output) ? figureText(output, outcome.values[name], shown, currency) : value;
    const text = inCurrency();
    // With its currency, an amount can have other decimal places: none in rupiahs.
    const { initial } = ('currency' in output && islandProps(use).declared.fields[output.currency ?? '']) || {};
    const amount = typeof initial === 'string' ? /\d[\d.,\s]*/.exec(inCurrency(initial))?.[0].trim() : '';
    const forms = [text, value, amount ?? '', text.replace(/[.,]0+(?=\D*$)/, '')].map(ungrouped);
    return forms.some((form) => form !== '' && states(said, form)) ? [] : [`${name} is ${text}`];
  });
}

/** Whether a text has the form as a whole: 5 is not stated by 15 or 5.2. */
function states(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const isPart = /\d[.,]?$/.test(text.slice(0, at)) || /^[.,]?\d/.test(text.slice(at + form.length));
    if (!isPart || !/\d/.test(form)) return true;
  }
  return false;
}

/** The values that `run` gets: the fields' first ones, and the given ones in the fields' types. */
function valuesOf(tool: AnyTool, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  for (const name of Object.keys(given))
    if (!(name in tool.fields)) throw new Error(unknownName('field', name, Object.keys(tool.fields)));
  return Object.fromEntries(
    Object.entries(tool.fields).map(([name, field]) => {
      const value = name in given ? String(given[name]) : field.initial;
      if (field.type === 'files') return [name, []];
      if (field.type === 'number') return [name, value === undefined || value === '' ? undefined : Number(value)];
      if (field.type === 'flag') return [name, String(value) === 'true'];
      return [name, value === 'today' ? exampleContext().today : value];
    }),
  );
}
