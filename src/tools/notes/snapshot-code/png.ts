/**
 * Encodes pixels that arrive in bands as PNG (ISO/IEC 15948), for pictures larger than a canvas can be: 8 bits per
 * channel, with alpha. Every row is stored as its difference to the row above (filter 'Up'), which suits rows with the
 * same background.
 */
export async function encodePng(
  { width, height }: { width: number; height: number },
  bands: AsyncIterable<Uint8ClampedArray>,
): Promise<Blob> {
  const stride = width * 4;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, RGBA);
  const parts: Uint8Array<ArrayBuffer>[] = [SIGNATURE, chunk('IHDR', new Uint8Array(header.buffer))];

  const stream = new CompressionStream('deflate');
  const packed = new Response(stream.readable).blob();
  const writer = stream.writable.getWriter();
  const above = new Uint8ClampedArray(stride);
  for await (const band of bands) {
    const rows = band.length / stride;
    const filtered = new Uint8Array(rows * (stride + 1));
    for (let row = 0; row < rows; row++) {
      const from = row * stride;
      const to = row * (stride + 1);
      filtered[to] = UP;
      for (let at = 0; at < stride; at++) filtered[to + 1 + at] = (band[from + at] ?? 0) - (above[at] ?? 0);
      above.set(band.subarray(from, from + stride));
    }
    await writer.write(filtered);
  }
  await writer.close();
  parts.push(chunk('IDAT', new Uint8Array(await (await packed).arrayBuffer())), chunk('IEND', new Uint8Array(0)));
  return new Blob(parts, { type: 'image/png' });
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Color type 6: red, green, blue, alpha. */
const RGBA = 6;
const UP = 2;

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

let table: Uint32Array | undefined;

/** CRC-32 as defined by PNG (annex D). */
function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
