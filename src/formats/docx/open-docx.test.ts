import { expect, test } from 'vitest';
import { zipEntries } from '../zip/zip';
import { openDocx } from './open-docx';

test('refuses an archive that unpacks to too much before reading it', async () => {
  // Zeros, which compress to almost nothing, as the only file of a document.
  const zeros = new Blob([new Uint8Array(5_000_000)]).stream();
  const packed = new Uint8Array(
    await new Response(zeros.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const name = new TextEncoder().encode('word/document.xml');
  const record = (signature: number, size: number, fill: (view: DataView) => void) => {
    const view = new DataView(new ArrayBuffer(size));
    view.setUint32(0, signature, true);
    fill(view);
    return view;
  };
  const local = record(0x04034b50, 30, (view) => {
    view.setUint16(8, 8, true);
    view.setUint16(26, name.length, true);
  });
  const entry = record(0x02014b50, 46, (view) => {
    view.setUint16(10, 8, true);
    view.setUint32(20, packed.length, true);
    view.setUint16(28, name.length, true);
  });
  const end = record(0x06054b50, 22, (view) => {
    view.setUint16(10, 1, true);
    view.setUint32(16, 30 + name.length + packed.length, true);
  });
  const bomb = new Blob([local, name, packed, entry, name, end]);
  expect(zipEntries(new Uint8Array(await bomb.arrayBuffer()))).toHaveLength(1);
  expect(bomb.size).toBeLessThan(10_000);
  const limits = { megabytes: 1, unpackedMegabytes: 4 };
  expect(await openDocx(bomb, limits)).toBe('bomb');
  expect(await openDocx(bomb, { ...limits, unpackedMegabytes: 5 })).toBeInstanceOf(Uint8Array);
  expect(await openDocx(bomb, { ...limits, megabytes: 0.001 })).toBe('tooLarge');
});
