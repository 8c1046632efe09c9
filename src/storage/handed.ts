import type { DBSchema } from 'idb';
import { deviceDb } from './device-db';

/* What a visitor takes from one tool to another ('Use in…'), kept on this device: a reload, or the way back, finds it again. */

/** A form's values by field name: canonical texts, long texts as strings or files, and chosen files. */
export type HandedValues = Readonly<Record<string, string | Blob | readonly File[]>>;

const KEPT_MS = 24 * 60 * 60 * 1000;

interface Schema extends DBSchema {
  values: { key: string; value: { id: string; values: HandedValues } };
}

const open = deviceDb<Schema>('handed', { values: 'id' });

/** IDs begin with their time, so that they sort by age: eight characters until the year 2059. */
const stamp = (time: number): string => time.toString(36);

/** Stores values for a day and returns their ID. Rejects if the browser has no room, or stores nothing. */
export async function putHanded(values: HandedValues): Promise<string> {
  const now = Date.now();
  const id = `${stamp(now)}-${crypto.randomUUID()}`;
  const { store, done } = (await open()).transaction('values', 'readwrite');
  await Promise.all([store.delete(IDBKeyRange.upperBound(stamp(now - KEPT_MS))), store.put({ id, values }), done]);
  return id;
}

/** The values with this ID; undefined if they were deleted, or belong to another browser. */
export async function handedValues(id: string): Promise<HandedValues | undefined> {
  try {
    return (await (await open()).get('values', id))?.values;
  } catch {
    return undefined;
  }
}
