import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { withoutOffscreenCanvas } from '../../../testing/e2e';
import { ANIMATED_GIF, TURNED_JPEG } from '../../../formats/image/image-samples.fixture';
import { violations } from '../../../testing/axe';

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#3a7', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });

async function open(page: Page, fragment: string) {
  await page.goto(`/image-compressor/#${fragment}`);
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

test('a JPEG gets smaller, meets the target size, and can be compared with its original at 100%', async ({ page }) => {
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
  expect(await violations(page)).toEqual([]);
});

test('a phone shows the download and what the sample picture has saved in its first 400 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/image-compressor/');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(page.locator('output[name=result]')).toHaveText('lake.jpg');
  const below = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  expect(await below('.file-head')).toBeLessThan(400);
  expect(await below('[data-figure=saved]')).toBeLessThan(400);
  await expect(page.locator('output[name=saved]')).toHaveAttribute('data-value', /^[1-9]\d(\.\d)?$/);
});

test('compresses several PNGs in separate workers and offers a zip', async ({ page }) => {
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

/** The first result, and its properties as read by sharp, which is independent. */
async function resultOf(page: Page) {
  const download = page.waitForEvent('download');
  await page.locator('.file').first().getByRole('link', { name: 'Download' }).click();
  const file = await readFile(await (await download).path());
  const { format, width, height } = await sharp(file).metadata();
  return { file, found: [format, width, height] };
}

test('returns an animated GIF unchanged and reports its frames', async ({ page }) => {
  await open(page, 'format=jpeg&quality=30');
  const buffer = Buffer.from(ANIMATED_GIF);
  await page.locator('input[name=input]').setInputFiles({ name: 'dance.gif', mimeType: 'image/gif', buffer });
  await expect(page.locator('[data-note]')).toHaveText([
    '“dance.gif” is animated (3 frames), so it was left unchanged.',
  ]);
  expect((await resultOf(page)).file).toEqual(buffer);
});

test.describe('without OffscreenCanvas', () => {
  const asked: string[] = [];
  test.beforeEach(async ({ page, baseURL }) => {
    asked.length = 0;
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) asked.push(request.url());
    });
    await withoutOffscreenCanvas(page);
  });
  test.afterEach(() => expect(asked).toEqual([]));

  test('the page compresses a JPEG at its original size', async ({ page }) => {
    await open(page, 'quality=60');
    const buffer = await picture(900, 601).jpeg({ quality: 95 }).toBuffer();
    await page.locator('input[name=input]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    const bytes = page.locator('output[name=bytes]');
    await expect(bytes).toHaveAttribute('data-value', /^\d+$/);
    const { file, found } = await resultOf(page);
    expect(found).toEqual(['jpeg', 900, 601]);
    expect(file.length).toBeLessThan(buffer.length * 0.7);
    expect(Number(await bytes.getAttribute('data-value'))).toBe(file.length);
    await expect(page.locator('output[name=how]')).toHaveText('Quality 60');
  });

  test('meets a target size, reduces the colors of several PNGs, and converts to another type', async ({ page }) => {
    await open(page, 'targetKb=20&format=webp&maxSide=400');
    const jpeg = await picture(900, 601).jpeg({ quality: 95 }).toBuffer();
    const input = page.locator('input[name=input]');
    await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: jpeg });
    await expect(page.locator('output[name=result]')).toHaveText(['photo.webp']);
    const { file, found } = await resultOf(page);
    // 400 × 601 / 900 is 267.1.
    expect(found).toEqual(['webp', 400, 267]);
    expect(file.length).toBeLessThanOrEqual(20 * 1024);
    expect(file.length).toBeGreaterThan(15 * 1024);

    await open(page, 'colors=16');
    const png = await picture(200, 150).png().toBuffer();
    await input.setInputFiles(['a', 'b'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: png })));
    await expect(page.locator('output[name=result]')).toHaveText(['a.png', 'b.png']);
    await expect(page.locator('output[name=how]')).toHaveText(['16 colors', '16 colors']);
    expect((await resultOf(page)).found).toEqual(['png', 200, 150]);
  });

  test('rotates a photo upright exactly once', async ({ page }) => {
    await open(page, 'format=png');
    const buffer = Buffer.from(TURNED_JPEG);
    await page.locator('input[name=input]').setInputFiles({ name: 'turned.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.locator('output[name=result]')).toHaveText(['turned.png']);
    expect((await resultOf(page)).found).toEqual(['png', 4, 6]);
  });
});
