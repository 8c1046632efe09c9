import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { TWO_SECONDS } from './video.fixture';

test('the GIF shows the pictures of the video at their times', async ({ page }) => {
  await page.goto('/video-to-gif-converter/#fps=5&dither=false');
  await page.locator('form#tool').hover();
  const file = { name: 'two.webm', mimeType: 'video/webm', buffer: Buffer.from(TWO_SECONDS, 'base64') };
  await page.locator('input[name=input]').setInputFiles(file);
  await expect(page.locator('output[name=frames]')).toHaveAttribute('data-value', '10');
  const download = page.waitForEvent('download');
  await page.locator('.file').getByRole('link', { name: 'Download' }).click();
  // Read by libvips, another program.
  const gif = sharp(await readFile(await (await download).path()), { animated: true });
  const { pages, delay, loop, width, pageHeight } = await gif.metadata();
  expect([pages, width, pageHeight, loop]).toEqual([10, 64, 48, 0]);
  expect(delay).toEqual(Array.from({ length: 10 }, () => 200));
  const { data, info } = await gif.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middles = Array.from({ length: 10 }, (_, frame) => {
    const at = ((frame * 48 + 24) * 64 + 32) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
  expect(middles).toEqual([...Array.from({ length: 5 }, () => 'red'), ...Array.from({ length: 5 }, () => 'blue')]);
});

test('warns before a very large GIF, and says about how large', async ({ page }) => {
  await page.goto('/video-to-gif-converter/#fps=50&speed=0.25&boomerang=true');
  await page.locator('form#tool').hover();
  const file = { name: 'two.webm', mimeType: 'video/webm', buffer: Buffer.from(TWO_SECONDS, 'base64') };
  await page.locator('input[name=input]').setInputFiles(file);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('798 frames');
  const said = /about ([\d.]+) kB/.exec((await alert.textContent()) ?? '')?.[1];
  await page.locator('input[name=large]').check();
  await expect(page.locator('output[name=frames]')).toHaveAttribute('data-value', '798');
  const bytes = Number(await page.locator('output[name=bytes]').getAttribute('data-value'));
  expect(Number(said) * 1000).toBeGreaterThan(bytes * 0.5);
  expect(Number(said) * 1000).toBeLessThan(bytes * 2);
});
