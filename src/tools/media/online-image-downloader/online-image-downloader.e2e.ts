import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('downloads what it may, converts it, and names what is blocked', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/online-image-downloader/#format=webp');
  await page.locator('form#tool').hover();
  const own = new URL('/icons/192.png', baseURL).href;
  // The page's policy allows https only, so this one fails as a site does that is closed to others.
  const closed = 'http://127.0.0.1:9/closed.png';
  await page.locator('textarea[name=input]').fill(`${own}\n${closed}`);
  await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', '2');
  // Nothing is fetched before the button is pressed.
  expect(asked.filter((url) => url === own || url === closed)).toEqual([]);
  await page.getByRole('button', { name: 'Download the images' }).click();
  await expect(page.locator('output[name=blocked]')).toHaveAttribute('data-value', '1');
  await expect(page.locator('output[name=files]')).toHaveText('192.webp');
  const download = page.waitForEvent('download');
  await page.locator('.file').getByRole('link', { name: 'Download' }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP');
  await expect(page.locator('[data-note]')).toContainText('right-click');
});
