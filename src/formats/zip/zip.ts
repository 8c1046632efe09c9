/** A file inside a ZIP, as listed in its directory; the sizes listed there may be wrong. */
export interface ZipEntry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly deflated: boolean;
  /** The bytes as stored in the archive. */
  readonly packed: Uint8Array<ArrayBuffer>;
}

const END_SIGN = 0x06054b50;
const ENTRY_SIGN = 0x02014b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;

/**
 * Reads the directory of a ZIP archive (PKWARE APPNOTE 6.3, without ZIP64); undefined if there is none or it is
 * damaged.
 */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  let end = bytes.length - END_SIZE;
  const first = Math.max(0, end - LONGEST_COMMENT);
  while (end >= first && view.getUint32(end, true) !== END_SIGN) end--;
  if (end < first) return undefined;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_SIGN) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.length) return undefined;
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const size = view.getUint32(at + 20, true);
    if (start + size > bytes.length) return undefined;
    entries.push({
      name: decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      deflated: view.getUint16(at + 10, true) === 8,
      packed: bytes.subarray(start, start + size),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Whether all entries together unpack to more than `limit` bytes. They are actually unpacked; the output is discarded
 * along the way.
 */
export async function inflatesBeyond(entries: readonly ZipEntry[], limit: number): Promise<boolean> {
  let total = 0;
  for (const { deflated, packed } of entries) {
    if (!deflated) total += packed.length;
    else {
      const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
      for (let result = await reader.read(); !result.done; result = await reader.read()) {
        total += result.value.length;
        if (total > limit) {
          await reader.cancel();
          return true;
        }
      }
    }
    if (total > limit) return true;
  }
  return false;
}
