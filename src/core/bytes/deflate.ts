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
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let ended = false;
  const inflater = new Inflate((chunk, final) => {
    size += chunk.length;
    if (size > limit) throw new TooLarge();
    chunks.push(new Uint8Array(chunk));
    ended ||= final;
  });
  const PIECE = 16_384;
  for (let at = 0; at < bytes.length; at += PIECE)
    inflater.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  if (!ended) throw new TypeError('The DEFLATE stream is truncated');
  return joined(chunks);
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
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new TooLarge();
    }
    chunks.push(chunk.value);
  }
  return joined(chunks);
}

const joined = async (chunks: Uint8Array<ArrayBuffer>[]) => new Uint8Array(await new Blob(chunks).arrayBuffer());
