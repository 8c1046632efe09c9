import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles } from './zip-files';

test('fflate reads names, folders and bytes from the archive', async () => {
  const picture = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
  const zip = await zipFiles([
    { name: 'photo (2).png', input: new Blob([picture]) },
    { name: 'Корзина/zażółć.txt', input: 'gęślą jaźń\r\n', lastModified: new Date(2026, 1, 3, 4, 5, 6) },
    { name: 'empty.txt', input: '' },
  ]);
  expect(zip.type).toBe('application/zip');
  const found = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(found)).toEqual(['photo (2).png', 'Корзина/zażółć.txt', 'empty.txt']);
  expect(found['photo (2).png']).toEqual(picture);
  expect(new TextDecoder().decode(found['Корзина/zażółć.txt'])).toBe('gęślą jaźń\r\n');
  expect(found['empty.txt']).toHaveLength(0);
});

test('no files make an empty archive', async () => {
  expect(unzipSync(new Uint8Array(await (await zipFiles([])).arrayBuffer()))).toEqual({});
});
