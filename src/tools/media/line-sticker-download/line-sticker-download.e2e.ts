import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';

test('unpacks an archive and pads stickers to 512 × 512 with transparency', async ({ page }) => {
  const sticker = await sharp({ create: { width: 300, height: 150, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
  const zip = zipSync({
    '11@2x.png': sticker,
    '11_key@2x.png': sticker,
    'productInfo.meta': Buffer.from('{"title":{"en":"Cats"}}'),
  });
  await page.goto('/line-sticker-download/#fit=512&format=webp');
  await page.locator('form#tool').hover();
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'stickers@2x.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(page.locator('output[name=result]')).toHaveText('11.webp');
  await expect(page.locator('output[name=title]')).toHaveText('Cats');
  const download = page.waitForEvent('download');
  await page.locator('.file').getByRole('link', { name: 'Download' }).click();
  const { data, info } = await sharp(await readFile(await (await download).path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([512, 512]);
  // 300 × 150 becomes 512 × 256, in the middle.
  const alpha = (y: number) => data[(y * 512 + 256) * 4 + 3];
  expect([alpha(120), alpha(256), alpha(390)]).toEqual([0, 255, 0]);
});
