import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './png';

/** Decodes a PNG with Node's own inflate and CRC, and reverses the filter 'Up'. */
async function decode(blob: Blob): Promise<{ width: number; height: number; pixels: Buffer }> {
  const bytes = Buffer.from(await blob.arrayBuffer());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const body = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(body));
    chunks.push([body.subarray(0, 4).toString('latin1'), body.subarray(4)]);
    at += 12 + length;
  }
  expect(chunks.map(([type]) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
  const header = chunks[0]?.[1] ?? Buffer.alloc(0);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([...header.subarray(8)]).toEqual([8, 6, 0, 0, 0]);
  const filtered = inflateSync(chunks[1]?.[1] ?? Buffer.alloc(0));
  const stride = width * 4;
  expect(filtered.length).toBe(height * (stride + 1));
  const pixels = Buffer.alloc(height * stride);
  for (let row = 0; row < height; row++) {
    expect(filtered[row * (stride + 1)]).toBe(2);
    for (let at = 0; at < stride; at++)
      pixels[row * stride + at] =
        (filtered[row * (stride + 1) + 1 + at] ?? 0) + (row > 0 ? (pixels[(row - 1) * stride + at] ?? 0) : 0);
  }
  return { width, height, pixels };
}

test('every pixel survives the round trip, across bands', async () => {
  const [width, height] = [7, 10];
  const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at * 37) % 256);
  async function* bands() {
    for (const [from, to] of [
      [0, 4],
      [4, 5],
      [5, 10],
    ] as const)
      yield pixels.slice(from * width * 4, to * width * 4);
  }
  const read = await decode(await encodePng({ width, height }, bands()));
  expect([read.width, read.height]).toEqual([width, height]);
  expect([...read.pixels]).toEqual([...pixels]);
});
