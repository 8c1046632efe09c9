/**
 * The text of a link, everywhere the same: short text is form-encoded as it is, longer text is `z`, base64url
 * (RFC 4648 §5, no padding) of raw DEFLATE (RFC 1951) of its UTF-8.
 */

/** Up to here a text is written plainly, so that people can read the link. */
export const PLAIN_LIMIT = 200;
/** Some apps cut links longer than this, many chat apps those longer than the second; the third is refused. */
export const LINK_LIMITS = { long: 2_000, veryLong: 8_000, refused: 1_000_000 } as const;
/** A small link must not fill memory: inflating stops here. */
const UNPACKED_LIMIT = 5_000_000;

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > UNPACKED_LIMIT && stream instanceof DecompressionStream)
      throw new RangeError('unpacks to more than 5 MB');
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Text packed for a link. Lone surrogates become U+FFFD, as in every UTF-8. */
export async function pack(text: string): Promise<string> {
  const bytes = await pump(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of `z`; padding, `+` and `/` are accepted too. Undefined: damaged, cut, or more than 5 MB. */
export async function unpack(z: string): Promise<string | undefined> {
  try {
    const binary = atob(z.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const text = await pump(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text);
  } catch {
    return undefined;
  }
}
