import { readTextFile } from '../../core/bytes/read-text-file';
import type { Fields } from '../contract/fields';

/**
 * Reads the long texts among the values, which are Blobs, into strings. Lists of chosen files stay as they are, and so do
 * texts of `fields` with `bytes`, whose tool processes bytes.
 */
export async function expandTexts(
  values: Readonly<Record<string, unknown>>,
  fields: Fields = {},
): Promise<Record<string, unknown>> {
  const read = Object.entries(values).map(async ([name, value]) => {
    const field = fields[name];
    const asBytes = field?.type === 'text' && field.bytes === true;
    const text = value instanceof Blob && !asBytes ? ((await readTextFile(value, Infinity)) ?? '') : value;
    return [name, text] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
