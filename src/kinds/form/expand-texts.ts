import { readTextFile } from '../../core/bytes/read-text-file';
import type { Fields } from '../contract/fields';

/**
 * Values with their long texts, which came as files, as the strings that a tool wants. Files of a chooser stay files, and
 * so do texts of those `fields` whose tool works on bytes.
 */
export async function withTexts(
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
