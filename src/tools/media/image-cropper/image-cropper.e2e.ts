import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openOptions } from '../../../testing/e2e';

/** 8 × 6 pixels, each with its column × 30 as red and its row × 40 as green. */
const GRID = Buffer.from(Array.from({ length: 48 }, (_, at) => [(at % 8) * 30, Math.floor(at / 8) * 40, 100]).flat());

async function cropped(page: Page, fragment: string) {
  await page.goto(`/image-cropper/#${fragment}`);
  await page.locator('form#tool').hover();
  const buffer = await sharp(GRID, { raw: { width: 8, height: 6, channels: 3 } })
    .png()
    .toBuffer();
  await page.locator('input[name=input]').setInputFiles({ name: 'grid.png', mimeType: 'image/png', buffer });
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  const download = page.waitForEvent('download');
  await page.locator('.file').first().getByRole('link', { name: 'Download' }).click();
  const { data, info } = await sharp(await readFile(await (await download).path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { size: [info.width, info.height], at };
}

test('crops exactly the pixels of the box', async ({ page }) => {
  const { size, at } = await cropped(page, 'x=2&y=1&width=4&height=3');
  expect(size).toEqual([4, 3]);
  expect(at(0, 0)).toEqual([60, 40, 100, 255]);
  expect(at(3, 2)).toEqual([150, 120, 100, 255]);
});

test('mirrors first, then rotates clockwise, then crops', async ({ page }) => {
  // Mirrored, the first row begins with column 7; rotated by 90° the first row becomes the right-hand column.
  const { size, at } = await cropped(page, 'flipX=true&rotate=90');
  expect(size).toEqual([6, 8]);
  expect(at(5, 0)).toEqual([210, 0, 100, 255]);
  expect(at(5, 7)).toEqual([0, 0, 100, 255]);
  expect(at(0, 0)).toEqual([210, 200, 100, 255]);
});

test('outside a circle is transparent', async ({ page }) => {
  const { size, at } = await cropped(page, 'aspect=1%3A1&shape=circle');
  expect(size).toEqual([6, 6]);
  // The ellipse covers about a tenth of the corner's pixel.
  expect(at(0, 0)[3]).toBeLessThan(40);
  expect(at(3, 3)).toEqual([120, 120, 100, 255]);
});

test('the arrow keys move the box, the numbers follow, and a ratio resets them', async ({ page }) => {
  await page.goto('/image-cropper/#x=10&y=10&width=400&height=400');
  await page.locator('form#tool').hover();
  const buffer = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
  await page.locator('input[name=input]').setInputFiles({ name: 'plain.png', mimeType: 'image/png', buffer });
  await page.locator('.ReactCrop__crop-selection').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input[name=x]')).toHaveValue('11');
  await expect(page.locator('input[name=y]')).toHaveValue('10');
  await page.locator('select[name=aspect]').selectOption('1:1');
  await expect(page.locator('input[name=width]')).toHaveValue('');
  await expect(page.locator('output[name=outWidth]')).toHaveAttribute('data-value', '1500');
});

test('says where a photo was taken, and whether the new file says it too', async ({ page }) => {
  const buffer = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#3a7' } })
    .withExif({
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '33/1 51/1 3564/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '151/1 12/1 4032/100',
      },
    })
    .jpeg()
    .toBuffer();
  await page.goto('/image-cropper/');
  await page.locator('form#tool').hover();
  await page.locator('input[name=input]').setInputFiles({ name: 'opera.jpg', mimeType: 'image/jpeg', buffer });
  const note = page.locator('[data-note]');
  await expect(note).toContainText('-33.8599, 151.2112');
  await expect(note).toContainText('The new file doesn’t contain this location.');
  await openOptions(page);
  await page.getByLabel(/^Keep metadata/).check();
  await expect(note).toContainText('The new file still contains this location.');
});
