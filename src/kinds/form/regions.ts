import type { Fields } from '../contract/fields';
import type { Declared } from '../contract/tool';

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
  kind === 'generator' &&
  Object.values(fields).every((field) => field.hidden || field.when !== undefined || !isContent(field.type));
