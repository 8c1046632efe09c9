import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#3a7', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });

async function open(page: Page, fragment: string) {
  await page.goto(`/image-compressor/#${fragment}`);
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

test('a JPEG is smaller afterwards, stays under the size asked for, and lies over its original at 100%', async ({
  page,
}) => {
  await open(page, 'targetKb=50');
  const buffer = await picture(900, 600).jpeg({ quality: 95 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(51_200);
  await page.locator('input[name=input]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const bytes = page.locator('output[name=bytes]');
  await expect(bytes).toHaveAttribute('data-value', /^\d+$/);
  const size = Number(await bytes.getAttribute('data-value'));
  expect(size).toBeLessThanOrEqual(51_200);
  const download = page.waitForEvent('download');
  await page.locator('.file').getByRole('link', { name: 'Download' }).click();
  const { length } = await readFile(await (await download).path());
  expect(length).toBe(size);

  await page.getByRole('button', { name: 'Compare with the original' }).click();
  const before = page.locator('.stage img.before');
  await expect(before).toBeVisible();
  const width = Number(await page.locator('output[name=outWidth]').getAttribute('data-value'));
  await expect(before).toHaveJSProperty('clientWidth', width);
  const cut = () => before.evaluate((image) => getComputedStyle(image).clipPath);
  const half = await cut();
  const slider = page.getByRole('slider', { name: 'How much of the original is shown' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(cut).not.toBe(half);
  expect(await cut()).toContain('0px');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
});

test('several PNGs go through workers of their own and come as a zip', async ({ page }) => {
  await open(page, 'colors=16');
  const files = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await picture(200, 150).png().toBuffer(),
    })),
  );
  await page.locator('input[name=input]').setInputFiles(files);
  await expect(page.locator('output[name=result]')).toHaveText(['a.png', 'b.png', 'c.png']);
  for (const one of await page.locator('output[name=saved]').all())
    expect(Number(await one.getAttribute('data-value'))).toBeGreaterThan(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await download).suggestedFilename()).toBe('image-compressor.zip');
});
