import type { AnyTool } from './tool';
import { isProblem, type Note, type Problem, type Step, type Term } from './messages';

/** What `run` returned, in the same shape for every tool. */
export interface Outcome {
  readonly values: Readonly<Record<string, unknown>>;
  readonly notes: readonly Note[];
  readonly steps: readonly Step[];
  readonly problem?: Problem;
  /** Labels by output name, which replace those of the tool's strings in this outcome. */
  readonly labels: Readonly<Record<string, Term | undefined>>;
  readonly empty: boolean;
}

/** `Given<…>` with its output names erased. */
interface Loose {
  readonly notes?: readonly (Note | false | undefined)[];
  readonly steps?: readonly Step[];
  readonly problem?: Problem;
  readonly empty?: boolean;
  readonly labels?: Readonly<Record<string, Term | undefined>>;
  readonly [output: string]: unknown;
}

/** Normalizes what `run` returned: a string is `{ result: string }`, and a problem is an outcome without values. */
export function outcomeOf(given: string | Problem | Loose): Outcome {
  if (typeof given === 'string')
    return { values: { result: given }, notes: [], steps: [], labels: {}, empty: given === '' };
  if (isProblem(given)) return { values: {}, notes: [], steps: [], labels: {}, problem: given, empty: false };
  const { notes = [], steps = [], problem, empty = false, labels = {}, ...values } = given;
  return {
    values,
    notes: notes.filter((note) => note !== false && note !== undefined),
    steps,
    labels,
    empty,
    ...(problem && { problem }),
  };
}

/** The outputs' values as plain text, as in `data-value` and permalinks: a list for each output. */
export function plainValues(tool: Pick<AnyTool, 'outputs'>, outcome: Outcome): Record<string, string[]> {
  const plain: Record<string, string[]> = {};
  for (const name of Object.keys(tool.outputs)) plain[name] = listOf(outcome.values[name]).map(plainValue);
  return plain;
}

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value];

/** One value as plain text: an ungrouped number, an item's text, a file's name, a term's code. */
export function plainValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    if ('says' in value && 'code' in value) return String(value.code);
    if ('text' in value) return String(value.text);
    if ('name' in value) return String(value.name);
    return '';
  }
  return String(value);
}
