import { create } from 'qrcode';
import { afterEach, expect, test, vi } from 'vitest';
import { readQr } from './read-qr';

/** The picture that a camera takes of a code: four pixels per module, and the quiet zone around it. */
function pictureOf(text: string): ImageData {
  const { modules } = create(text);
  const side = (modules.size + 8) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [row, column] = [Math.floor(y / 4) - 4, Math.floor(x / 4) - 4];
      const inside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
      if (inside && modules.get(row, column)) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { data, width: side, height: side, colorSpace: 'srgb' } as ImageData;
}

const blank = { ...pictureOf('a'), data: new Uint8ClampedArray(148 * 148 * 4).fill(255), width: 148, height: 148 };

/** Imports `readQr` again with a mocked platform reader. */
async function withPlatform(detect: () => Promise<readonly { rawValue: string }[]>) {
  vi.stubGlobal(
    'BarcodeDetector',
    class BarcodeDetector {
      detect = detect;
    },
  );
  vi.resetModules();
  return (await import('./read-qr')).readQr;
}

afterEach(() => vi.unstubAllGlobals());

test('reads a code if the platform has no reader, and returns undefined for a picture without a code', async () => {
  expect(await readQr(pictureOf('Zażółć 42'))).toBe('Zażółć 42');
  expect(await readQr(blank as ImageData)).toBeUndefined();
});

test('uses the platform’s reader first', async () => {
  const read = await withPlatform(async () => [{ rawValue: 'from the platform' }]);
  expect(await read(pictureOf('in the picture'))).toBe('from the platform');
});

test.for([
  ['finds nothing', async () => []],
  [
    'has no service',
    () => Promise.reject(new DOMException('Barcode detection service unavailable.', 'NotSupportedError')),
  ],
] as const)('falls back when the platform reader %s', async ([, detect]) => {
  const read = await withPlatform(detect);
  expect(await read(pictureOf('in the picture'))).toBe('in the picture');
});
