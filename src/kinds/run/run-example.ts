import type { Lang } from '../../i18n/languages';
import { cryptoSource, seededSource } from '../../core/numbers/random';
import { unknownName } from '../../core/text/nearest.js';
import { AskError } from '../../core/service-error';
import { isRecordedStatus } from '../contract/recorded-status';
import type { AnyExample, AnyTool, Context, SampleFile } from '../contract/tool';
import type { Table } from '../contract/outputs';
import { outcomeOf, plainValues, type Outcome } from '../contract/plain-values';
import { columnKeys } from '../contract/table-columns';
import { isProblem } from '../contract/messages';

/** The time at which all examples run, so that ages and dates in them stay correct. */
export const EXAMPLE_NOW = new Date('2026-11-21T12:00:00Z');

/** A context for examples and tests: a fixed date, English by default, real randomness, recorded answers of services. */
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
      const answer = answers[recorded];
      if (isRecordedStatus(answer)) {
        const { httpStatus: status, data } = answer;
        throw new AskError({ code: 'error.status', host: new URL(url).host, status, data });
      }
      return answer;
    },
  };
}

export function sampleFile({ name, type, text, base64 }: SampleFile): File {
  const bytes = base64 === undefined ? (text ?? '') : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new File([bytes], name, { type });
}

/** Runs one example; throws an error with the expected and the actual value if they differ. */
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
    if (!(name in tool.fields)) throw new Error(`the example: ${unknownName('field', name, Object.keys(tool.fields))}`);
  }
  const outcome = outcomeOf(await tool.run(values, context));
  checkColumns(tool, outcome);
  const plain = plainValues(tool, outcome);
  const { gives } = example;
  if (isProblem(gives)) return same(outcome.problem, gives, 'problem');
  if (typeof gives === 'function') {
    if (!gives(plain)) throw new Error(`the predicate returned false for ${JSON.stringify(plain)}`);
    return;
  }
  if (outcome.problem && !Object.keys(outcome.values).length)
    throw new Error(`unexpected problem ${JSON.stringify(outcome.problem)}`);
  for (const [name, expected] of Object.entries(typeof gives === 'string' ? { result: gives } : gives)) {
    if (!(name in tool.outputs))
      throw new Error(`the example: ${unknownName('output', name, Object.keys(tool.outputs))}`);
    same(plain[name], Array.isArray(expected) ? expected : expected === '' ? [] : [String(expected)], name);
  }
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'columns' in value && 'rows' in value;

/** Throws an error if an output's chart or bar names a column that the table doesn't have. A table without columns is not shown. */
export function checkColumns({ outputs }: Pick<AnyTool, 'outputs'>, { values }: Pick<Outcome, 'values'>): void {
  for (const [name, output] of Object.entries(outputs)) {
    const table = values[name];
    if (output.type !== 'table' || !isTable(table) || table.columns.length === 0) continue;
    const keys = columnKeys(table);
    const named = [...(output.chart ? [output.chart.x, ...output.chart.y] : []), ...(output.bar ? [output.bar] : [])];
    for (const key of named)
      if (!keys.includes(key)) throw new Error(`the output '${name}': ${unknownName('column', key, keys)}`);
  }
}

function same(actual: unknown, expected: unknown, what: string): void {
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_, nested: unknown) =>
      typeof nested === 'object' && nested !== null && !Array.isArray(nested)
        ? Object.fromEntries(Object.entries(nested).sort(([a], [b]) => (a < b ? -1 : 1)))
        : typeof nested === 'bigint'
          ? String(nested)
          : nested,
    );
  if (sorted(actual) !== sorted(expected)) {
    throw new Error(`${what}: expected ${sorted(expected)}, got ${sorted(actual)}`);
  }
}
