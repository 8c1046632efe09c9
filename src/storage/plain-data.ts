/** Converts any stored value to JSON that can be read again, and estimates its size. */

/** Bytes as JSON: base64, and the type of a Blob. */
export interface PlainBytes {
  readonly base64: string;
  readonly type?: string;
}

/**
 * Converts a value of IndexedDB to plain JSON. Dates become ISO text, maps and sets become lists, bytes and blobs
 * base64; a value that occurs twice is written twice, and one that contains itself ends as null.
 */
export async function plain(value: unknown, above: readonly unknown[] = []): Promise<unknown> {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (above.includes(value)) return null;
  const within = [...above, value];
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Blob) return { base64: base64Of(new Uint8Array(await value.arrayBuffer())), type: value.type };
  if (value instanceof ArrayBuffer) return { base64: base64Of(new Uint8Array(value)) };
  if (ArrayBuffer.isView(value))
    return { base64: base64Of(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) };
  if (Array.isArray(value) || value instanceof Set || value instanceof Map)
    return Promise.all(Array.from<unknown, Promise<unknown>>(value, (item) => plain(item, within)));
  const entries = Object.entries(value).map(async ([name, item]) => [name, await plain(item, within)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** The approximate size of a value in bytes: two per UTF-16 unit, and the sizes of blobs and arrays. */
export function bytesOf(value: unknown, above: readonly unknown[] = []): number {
  if (typeof value === 'string') return 2 * value.length;
  if (typeof value !== 'object' || value === null) return value === undefined || value === null ? 0 : 8;
  if (above.includes(value)) return 0;
  if (value instanceof Blob) return value.size;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
  const within = [...above, value];
  const parts: readonly unknown[] =
    value instanceof Map || value instanceof Set || Array.isArray(value)
      ? Array.from<unknown>(value)
      : Object.entries(value).flat();
  return parts.reduce<number>((sum, part) => sum + bytesOf(part, within), 8);
}

function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x80_00)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
  return btoa(parts.join(''));
}
