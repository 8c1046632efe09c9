import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('a shape is saved as SVG, and as PNG in the chosen size', async ({ page }) => {
  await page.goto('/random-shape-generator/#mode=blob&seed=smallkit&size=64&colour=teal');
  const form = page.locator('form#tool');
  await form.hover();
  await expect(form).toHaveAttribute('data-state', 'done');
  await expect(page.getByRole('img', { name: 'Random shape' })).toBeVisible();
  const saved = async (label: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${label}` }).click();
    return readFile(await (await download).path());
  };
  const code = await page.locator('output[name=result]').textContent();
  expect((await saved('SVG')).toString()).toBe(code);
  const png = await saved('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // Width and height are the first fields of IHDR.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([64, 64]);
});
