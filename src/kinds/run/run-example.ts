import type { Lang } from '../../i18n/languages';
import { cryptoSource, seededSource } from '../../core/numbers/random';
import type { AnyExample, AnyTool, Context, SampleFile } from '../contract/tool';
import { outcomeOf, plainValues } from '../contract/plain-values';
import { isProblem } from '../contract/messages';

/** The day on which every example is worked out, so that ages and rates stay true. */
export const EXAMPLE_NOW = new Date('2026-11-21T12:00:00Z');

/** A context for examples and tests: a fixed day, English, real randomness, services answered from a recording. */
export function exampleContext(answers: Readonly<Record<string, unknown>> = {}, lang: Lang = 'en'): Context {
  return {
    now: EXAMPLE_NOW,
    today: '2026-11-21',
    lang,
    random: async (seed) => (seed ? seededSource(seed) : cryptoSource()),
    signal: new AbortController().signal,
    progress: () => {},
    ask: async (url) => {
      const recorded = Object.keys(answers).find((end) => url.endsWith(end));
      if (recorded === undefined) throw new Error(`No recorded answer for ${url}`);
      return answers[recorded];
    },
  };
}

export function sampleFile({ name, type, text, base64 }: SampleFile): File {
  const bytes = base64 === undefined ? (text ?? '') : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new File([bytes], name, { type });
}

/** Runs one example and throws, with both values, where the tool gives something else. */
export async function runExample(tool: AnyTool, example: AnyExample): Promise<void> {
  const context = exampleContext(example.answers, example.lang);
  const given = example.values;
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(tool.fields)) {
    const value = given[name] ?? field.initial;
    if (field.type === 'files') values[name] = Array.isArray(value) ? value.map(sampleFile) : [];
    else if (field.type === 'decimal') values[name] = String(value);
    else values[name] = value === 'today' ? context.today : value;
  }
  for (const name of Object.keys(given)) {
    if (!(name in tool.fields)) throw new Error(`the example sets '${name}', which is no field of the tool`);
  }
  const outcome = outcomeOf(await tool.run(values, context));
  const plain = plainValues(tool, outcome);
  const { gives } = example;
  if (isProblem(gives)) return same(outcome.problem, gives, 'problem');
  if (typeof gives === 'function') {
    if (!gives(plain)) throw new Error(`the predicate refuses ${JSON.stringify(plain)}`);
    return;
  }
  if (outcome.problem && !Object.keys(outcome.values).length)
    throw new Error(`gave the problem ${JSON.stringify(outcome.problem)}`);
  for (const [name, expected] of Object.entries(typeof gives === 'string' ? { result: gives } : gives)) {
    if (!(name in tool.outputs)) throw new Error(`the example expects '${name}', which is no output of the tool`);
    same(plain[name], Array.isArray(expected) ? expected : expected === '' ? [] : [String(expected)], name);
  }
}

function same(actual: unknown, expected: unknown, what: string): void {
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : typeof part === 'bigint'
          ? String(part)
          : part,
    );
  if (sorted(actual) !== sorted(expected)) {
    throw new Error(`${what}: expected ${sorted(expected)}, got ${sorted(actual)}`);
  }
}
