import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import jsqrModule from 'jsqr';
import sharp from 'sharp';
import { violations } from '../../../testing/axe';

// In Node, the import is the CommonJS module itself; in a bundler, its default export.
const jsqr = 'default' in jsqrModule ? (jsqrModule.default as typeof jsqrModule) : jsqrModule;

const open = async (page: Page, values: Record<string, string>) => {
  await page.goto(`/qr-code-generator/#${new URLSearchParams(values)}`);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
};

async function fileOf(page: Page, place: number): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.locator('.file').nth(place).getByRole('link', { name: 'Download' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The text that an independent decoder reads from a picture. */
async function scan(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

for (const format of ['svg', 'png', 'webp'])
  test(`a network in ${format} is read back exactly`, async ({ page }) => {
    await open(page, { type: 'wifi', ssid: 'Café; 5G', password: 'a:b\\c', format });
    const text = 'WIFI:T:WPA;S:Café\\; 5G;P:a\\:b\\\\c;;';
    await expect(page.locator('output[name=payload]')).toHaveText(text);
    const { name, bytes } = await fileOf(page, 0);
    expect(name).toBe(`qr-code.${format}`);
    expect(await scan(bytes)).toBe(text);
  });

test('offers a PDF as a download', async ({ page }) => {
  await open(page, { input: 'hello', format: 'pdf' });
  const { bytes } = await fileOf(page, 0);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the picture on the page is large enough to be scanned', async ({ page }) => {
  await open(page, { input: 'https://example.com/' });
  const picture = page.locator('.file img');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(200);
  // The element exists before its picture is drawn.
  await expect.poll(async () => scan(await picture.screenshot())).toBe('https://example.com/');
  expect(await violations(page)).toEqual([]);
});

test('makes one code per line, each readable, all in a zip', async ({ page }) => {
  await open(page, { input: 'one\ntwo\nthree', batch: 'true', format: 'png' });
  await expect(page.locator('output[name=result]')).toHaveCount(3);
  for (const [place, line] of ['one', 'two', 'three'].entries())
    expect(await scan((await fileOf(page, place)).bytes)).toBe(line);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await download).suggestedFilename()).toBe('qr-code-generator.zip');
});
