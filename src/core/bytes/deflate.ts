/** Raw DEFLATE (RFC 1951): the browser's own streams, or `fflate` as the fallback for browsers without them. */

/** The inflated data exceeds the limit. */
export class TooLarge extends RangeError {}

export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = streamOf(() => new CompressionStream('deflate-raw'));
  if (stream) return pump(bytes, stream, Infinity);
  const { deflateSync } = await import('fflate');
  return new Uint8Array(deflateSync(bytes));
}

/**
 * Inflates bytes, up to `limit` of them. Throws `TooLarge` beyond the limit, and another error if the data is invalid
 * or truncated.
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const stream = streamOf(() => new DecompressionStream('deflate-raw'));
  if (stream) return pump(bytes, stream, limit);
  const { Inflate } = await import('fflate');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let ended = false;
  const inflater = new Inflate((part, final) => {
    size += part.length;
    if (size > limit) throw new TooLarge();
    parts.push(new Uint8Array(part));
    ended ||= final;
  });
  const PIECE = 16_384;
  for (let at = 0; at < bytes.length; at += PIECE)
    inflater.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  if (!ended) throw new TypeError('The DEFLATE stream is truncated');
  return joined(parts);
}

function streamOf<Stream>(make: () => Stream): Stream | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new TooLarge();
    }
    parts.push(part.value);
  }
  return joined(parts);
}

const joined = async (parts: Uint8Array<ArrayBuffer>[]) => new Uint8Array(await new Blob(parts).arrayBuffer());
