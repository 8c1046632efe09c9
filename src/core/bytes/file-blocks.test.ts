import { expect, test } from 'vitest';
import { Gatherer, blocks, hasher, holds } from './file-blocks';

test('yields a blob’s bytes once, in order, in blocks of the given size', async () => {
  const sizes: number[] = [];
  const bytes: number[] = [];
  for await (const block of blocks(new Blob([Uint8Array.from({ length: 10 }, (_, index) => index)]), 4)) {
    sizes.push(block.length);
    bytes.push(...block);
  }
  expect(sizes).toEqual([4, 4, 2]);
  expect(bytes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('collects bytes once and in order, even when some are handed to the browser along the way', async () => {
  const gatherer = new Gatherer();
  const block = 20 * 2 ** 20;
  for (const byte of [1, 2, 3, 4]) gatherer.push(new Uint8Array(block).fill(byte));
  const blob = gatherer.blob('image/png');
  expect([blob.size, blob.type]).toEqual([4 * block, 'image/png']);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect([0, block - 1, block, 2 * block, 4 * block - 1].map((at) => bytes[at])).toEqual([1, 1, 2, 3, 4]);
});

// FIPS 180-4, as NIST's example 'abc'
test('hashes blocks as if they were one', () => {
  const hash = hasher();
  for (const part of ['a', '', 'bc']) hash.push(new TextEncoder().encode(part));
  expect(hash.hex()).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('detects a blob that cannot be read', async () => {
  expect(await holds(new Blob(['a']))).toBe(true);
  class Full extends Blob {
    override slice(): Blob {
      return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('no room')) });
    }
  }
  expect(await holds(new Full())).toBe(false);
});
