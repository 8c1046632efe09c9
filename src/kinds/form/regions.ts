import type { Field, Fields } from '../contract/fields';
import type { Declared } from '../contract/tool';
import { applies } from '../contract/values';

/** The names of a form's fields, by the region that shows them. */
export interface Regions {
  readonly bar: readonly string[];
  readonly input: readonly string[];
  readonly more: readonly string[];
}

/** A field belongs to the region of its tier; without one, a text or a file is input, and anything else is an option. */
export function regionsOf(fields: Fields, placed: readonly string[] = []): Regions {
  const regions = { bar: [] as string[], input: [] as string[], more: [] as string[] };
  for (const [name, { tier, type }] of Object.entries(fields)) {
    if (placed.includes(name)) continue;
    if (tier === 'main') regions.bar.push(name);
    else if (tier === 'input' || (tier === undefined && isContent(type))) regions.input.push(name);
    else regions.more.push(name);
  }
  return regions;
}

const isContent = (type: string): boolean => type === 'text' || type === 'files';

/** A generator makes its first result from nothing: it starts with the result, and its options follow. */
export const startsWithResult = ({ kind, fields }: Pick<Declared, 'kind' | 'fields'>): boolean =>
  kind === 'generator' && !firstInput(fields);

/** A tool for files starts with the file: the options follow it. */
export const startsWithFiles = ({ kind, fields }: Pick<Declared, 'kind' | 'fields'>): boolean => {
  const first = firstInput(fields);
  return kind === 'file' && first?.type === 'files' && !first.optional;
};

/** The first text or file of the input region that a form shows before anything is chosen. */
const firstInput = (fields: Fields): Field | undefined =>
  Object.values(fields).find(
    (field) =>
      isContent(field.type) &&
      !field.hidden &&
      (field.tier ?? 'input') === 'input' &&
      applies(field, fields, () => undefined),
  );
