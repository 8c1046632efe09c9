import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function pixels(page: Page) {
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  const download = page.waitForEvent('download');
  await page.locator('.file').first().getByRole('link', { name: 'Download' }).click();
  const { data, info } = await sharp(await readFile(await (await download).path()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { at, data };
}

test('a logo covers exactly its place, and no other pixel changes', async ({ page }) => {
  await page.goto('/watermark-image/#size=20&margin=5&position=se&opacity=100');
  await page.locator('form#tool').hover();
  const [white, red] = [await plain(100, 100, '#ffffff'), await plain(10, 10, '#ff0000')];
  await page.locator('input[name=logo]').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: red });
  await page.locator('input[name=input]').setInputFiles({ name: 'white.png', mimeType: 'image/png', buffer: white });
  const { at, data } = await pixels(page);
  for (const [x, y] of [
    [75, 75],
    [94, 75],
    [75, 94],
    [94, 94],
    [85, 85],
  ] as const)
    expect(at(x, y)).toEqual([255, 0, 0]);
  for (const [x, y] of [
    [74, 74],
    [95, 95],
    [74, 85],
    [85, 95],
  ] as const)
    expect(at(x, y)).toEqual([255, 255, 255]);
  const changed = Array.from({ length: 10_000 }, (_, place) => data[place * 3 + 1]).filter((green) => green !== 255);
  expect(changed).toHaveLength(400);
});

test('a text is drawn in the chosen font at the chosen width, on every file', async ({ page }) => {
  await page.goto(
    '/watermark-image/#text=%7Bname%7D&size=50&position=center&opacity=100&outline=false&color=%23ff0000',
  );
  await page.locator('form#tool').hover();
  const buffer = await plain(400, 200, '#ffffff');
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer });
  await page.locator('input[name=input]').setInputFiles([file('first.png'), file('second.png')]);
  await expect(page.locator('output[name=result]')).toHaveText(['first-watermarked.png', 'second-watermarked.png']);
  const { data } = await pixels(page);
  const columns = Array.from({ length: 400 * 200 }, (_, place) => place).flatMap((place) =>
    (data[place * 3 + 1] ?? 255) < 128 ? [place % 400] : [],
  );
  // 50% of 400 pixels; letters have a little space beside them.
  const width = Math.max(...columns) - Math.min(...columns) + 1;
  expect(width).toBeGreaterThan(185);
  expect(width).toBeLessThanOrEqual(200);
});
