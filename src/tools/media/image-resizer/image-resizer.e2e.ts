import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { leastHoldUp, withoutOffscreenCanvas } from '../../../testing/e2e';
import { TURNED_PNG } from '../../../formats/image/image-samples.fixture';
import { violations } from '../../../testing/axe';

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#3a7', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

async function open(page: Page, fragment: string) {
  await page.goto(`/image-resizer/#${fragment}`);
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

async function resultOf(page: Page, index = 0): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.locator('.file').nth(index).getByRole('link', { name: 'Download' }).click();
  return readFile(await (await download).path());
}

test('shows a resized JPEG whose dimensions match the reported ones', async ({ page }) => {
  await open(page, 'width=500');
  const buffer = await picture(1000, 667).jpeg().toBuffer();
  await page.locator('input[name=input]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('output[name=result]')).toHaveText('photo-500x334.jpg');
  await expect(page.locator('output[name=outHeight]')).toHaveAttribute('data-value', '334');
  const found = await sharp(await resultOf(page)).metadata();
  expect([found.format, found.width, found.height]).toEqual(['jpeg', 500, 334]);
  await expect(page.locator('.file img')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('offers several files as a zip; an invalid one does not stop the others', async ({ page }) => {
  await open(page, 'percent=50');
  const png = await picture(40, 20).png().toBuffer();
  await page.locator('input[name=input]').setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: png },
    { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') },
    { name: 'a.png', mimeType: 'image/png', buffer: png },
  ]);
  await expect(page.locator('output[name=result]')).toHaveText(['a-20x10.png', 'a-20x10 (2).png']);
  await expect(page.getByRole('alert')).toContainText('“no.png” is not an image');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await download).suggestedFilename()).toBe('image-resizer.zip');
});

/** The first pixel of the left and of the right half, as sharp decodes the file. */
async function halves(file: Buffer, ignoreIcc: boolean): Promise<number[][]> {
  const { data, info } = await sharp(file, { ignoreIcc }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [0, (info.width / 2) * info.channels].map((at) => [...data.subarray(at, at + 3)]);
}

const furthest = (a: readonly number[][], b: readonly number[][]) =>
  Math.max(...a.flat().map((value, index) => Math.abs(value - (b.flat()[index] ?? Infinity))));

test('Display P3 becomes sRGB of the same colors, or keeps its numbers with its profile', async ({ page }) => {
  const colors = [
    [200, 60, 30],
    [20, 90, 220],
  ];
  const pixels = Buffer.from(Array.from({ length: 128 }, (_, at) => colors[Math.floor((at % 16) / 8)] ?? []).flat());
  // Little CMS, in libvips, computes the numbers in Display P3.
  const source = () => sharp(pixels, { raw: { width: 16, height: 8, channels: 3 } }).withIccProfile('p3');
  const buffer = await source().png().toBuffer();
  const stored = await halves(buffer, true);
  expect(furthest(stored, colors)).toBeGreaterThan(10);
  const p3 = { name: 'p3.png', mimeType: 'image/png', buffer };
  await open(page, 'width=8&filter=nearest');
  await page.locator('input[name=input]').setInputFiles(p3);
  await expect(page.locator('[data-note]').filter({ hasText: 'sRGB' })).toBeVisible();
  const converted = await resultOf(page);
  expect((await sharp(converted).metadata()).icc).toBeUndefined();
  expect(furthest(await halves(converted, true), colors)).toBeLessThanOrEqual(2);

  // WebP files get no profile back: their colors are converted all the same.
  const webp = { name: 'p3.webp', mimeType: 'image/webp', buffer: await source().webp({ lossless: true }).toBuffer() };
  await open(page, 'width=8&filter=nearest&keepMetadata=true&quality=100');
  await page.locator('input[name=input]').setInputFiles([p3, webp]);
  await expect(page.locator('output[name=result]')).toHaveText(['p3-8x4.png', 'p3-8x4.webp']);
  const kept = await resultOf(page);
  expect(await halves(kept, true)).toEqual(stored);
  expect(furthest(await halves(kept, false), colors)).toBeLessThanOrEqual(2);
  // Lossy; the numbers in Display P3 differ by more than 10.
  expect(furthest(await halves(await resultOf(page, 1), true), colors)).toBeLessThanOrEqual(5);
});

test('each of EXIF’s eight orientations is applied once', async ({ page }) => {
  const quarter = (background: string) => ({ create: { width: 24, height: 16, channels: 3 as const, background } });
  const picture = sharp(quarter('#f00'))
    .extend({ right: 24, background: '#0f0' })
    .extend({ bottom: 16, background: '#00f' });
  const plain = await picture.png().toBuffer();
  const buffers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      sharp(plain)
        .withMetadata({ orientation: index + 1 })
        .jpeg({ quality: 100 })
        .toBuffer(),
    ),
  );
  await open(page, 'percent=50&format=png');
  const files = buffers.map((buffer, index) => ({ name: `${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
  await page.locator('input[name=input]').setInputFiles(files);
  await expect(page.locator('output[name=result]')).toHaveCount(8);
  const corners = async (file: Buffer) => {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const [right, bottom] = [info.width - 2, info.height - 2];
    // Which channel is strongest is enough: a JPEG changes the numbers a little.
    const strongest = [at(1, 1), at(right, 1), at(1, bottom), at(right, bottom)].map((rgb) =>
      rgb.indexOf(Math.max(...rgb)),
    );
    return [info.width > info.height, ...strongest];
  };
  for (const [index, buffer] of buffers.entries()) {
    const upright = await sharp(buffer).autoOrient().png().toBuffer();
    expect(await corners(await resultOf(page, index)), `orientation ${index + 1}`).toEqual(await corners(upright));
  }
});

test('the page stays responsive while resizing twelve megapixels', async ({ page }, info) => {
  await open(page, 'width=1200');
  // Read from disk: passing the bytes from the test would itself block the page.
  const path = info.outputPath('big.jpg');
  await writeFile(path, await picture(4000, 3000).jpeg({ quality: 80 }).toBuffer());
  const height = page.locator('output[name=outHeight]');
  const longest = await leastHoldUp(page, async (look) => {
    if (look === 0) await page.locator('input[name=input]').setInputFiles(path);
    else await page.locator('input[name=width]').fill(String(1200 - 400 * look));
    await expect(height).toHaveAttribute('data-value', String(900 - 300 * look));
  });
  expect(longest).toBeLessThan(15);
});

test('without OffscreenCanvas, the page resizes: fitted, padded, converted, and upright', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) asked.push(request.url());
  });
  await withoutOffscreenCanvas(page);
  const input = page.locator('input[name=input]');
  const result = page.locator('output[name=result]');
  const metadata = async () => {
    const { format, width, height } = await sharp(await resultOf(page)).metadata();
    return [format, width, height];
  };
  const buffer = await picture(1000, 667).jpeg().toBuffer();
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };

  await open(page, 'width=500');
  await input.setInputFiles(photo);
  await expect(result).toHaveText('photo-500x334.jpg');
  expect(await metadata()).toEqual(['jpeg', 500, 334]);
  expect(Number(await page.locator('output[name=bytes]').getAttribute('data-value'))).toBe(
    (await resultOf(page)).length,
  );

  await open(page, 'width=300&height=300&mode=pad&background=%23ff0000&format=png');
  await input.setInputFiles(photo);
  await expect(result).toHaveText('photo-300x300.png');
  const { data, info } = await sharp(await resultOf(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 300]);
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  // The middle is the picture's green, with its noise.
  const [red = 255] = data.subarray((150 * 300 + 150) * 3);
  expect(red).toBeLessThan(230);

  await open(page, 'percent=200&format=webp');
  await input.setInputFiles({ name: 'turned.png', mimeType: 'image/png', buffer: Buffer.from(TURNED_PNG) });
  await expect(result).toHaveText('turned-8x12.webp');
  expect(await metadata()).toEqual(['webp', 8, 12]);
  expect(asked).toEqual([]);
});
