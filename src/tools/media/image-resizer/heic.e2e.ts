import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';

/** 16 × 8 pixels in Display P3, by heif-enc 1.15: rgb(200, 60, 30) on the left, rgb(20, 90, 220) on the right. */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA5ttZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAACAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAO/AAEAAAAAAAAAhgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAALGaXBycAAAAqNpcGNvAAAAd2h2Y0MBBAgAAAAAAAAAAAAe8AD8//j4AAAPAyAAAQAXQAEMAf//BAgAAAMAnjgAAAMAAB66AkAhAAEAKkIBAQQIAAADAJ44AAADAAAekAQQILLdVdNc3AgIGBAAAAMAEAAAAwAQgCIAAQAIRAHBcxgwGJAAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAABAAAAAIAAAB7GNvbHJwcm9mAAAB4GxjbXMEIAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5kguKocouKP/clPrmS7iTWrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAKZGVzYwAAAPwAAAAkY3BydAAAASAAAAAid3RwdAAAAUQAAAAUY2hhZAAAAVgAAAAsclhZWgAAAYQAAAAUZ1hZWgAAAZgAAAAUYlhZWgAAAawAAAAUclRSQwAAAcAAAAAgZ1RSQwAAAcAAAAAgYlRSQwAAAcAAAAAgbWx1YwAAAAAAAAABAAAADGVuVVMAAAAIAAAAHABzAFAAMwBDbWx1YwAAAAAAAAABAAAADGVuVVMAAAAGAAAAHABDAEMAMAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1zZjMyAAAAAAABDEIAAAXe///zJQAAB5MAAP2Q///7of///k4AAAOaAADAFFhZWiAAAAAAAACD3wAAPb8AAAAAWFlaIAAAAAAAAEq/AACxNwAACrVYWVogAAAAAAAAKDgAABEKAADIeHBhcmEAAAAAAAMAAAACZmkAAPKnAAANWQAAE9AAAApbAAAAEHBpeGkAAAAAAwgICAAAABtpcG1hAAAAAAAAAAIAAQKBAgACAwOEhQAAABppcmVmAAAAAAAAAA5kaW1nAAIAAQABAAAAjm1kYXQAAACCKAGvBrIat86AZtZaHfkBv//gdPIdhQLZNhTN98fi//1WmwProOJIs4P5K8d662cQ7xy9zvSobWCk0MEfuczZE99wJYNCq+CICjoGlNBg+QXKuQ46Omh/vHnI4D/qD/uoaScz9J+DYnerJXYvJKOgoqeI90VDYZaz265wGOT61pIiGA==';
/** The same in sRGB, by Little CMS (Pillow's ImageCms, relative colorimetric); blue is outside sRGB and cut off. */
const SRGB = [
  [217, 42, 1],
  [0, 92, 228],
];

test('HEIC is decoded where the browser cannot, and Display P3 converted to sRGB', async ({ page }) => {
  await page.goto('/image-resizer/#width=8&format=png&filter=nearest');
  await page.locator('form#tool').hover({ position: { x: 4, y: 4 } });
  const buffer = Buffer.from(HEIC, 'base64');
  await page.locator('input[name=input]').setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('[data-note]')).toContainText('P3');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^IMG_0001.*\.png$/);
  const { data, info } = await sharp(await readFile(await file.path()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([8, 4]);
  for (const [side, expected] of SRGB.entries()) {
    const at = (info.width + 1 + side * 5) * 3;
    for (const [channel, value] of expected.entries()) {
      expect(Math.abs((data[at + channel] ?? -99) - value), `${side} ${channel}`).toBeLessThanOrEqual(4);
    }
  }
});

test('a damaged HEIC is refused by name', async ({ page }) => {
  await page.goto('/image-resizer/#width=8');
  await page.locator('form#tool').hover({ position: { x: 4, y: 4 } });
  // The boxes are whole, the picture's data is not.
  const buffer = Buffer.from(HEIC, 'base64').subarray(0, 900);
  await page.locator('input[name=input]').setInputFiles({ name: 'broken.heic', mimeType: 'image/heic', buffer });
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'error');
  await expect(page.getByRole('alert')).toContainText('broken.heic');
});
