import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { leastHoldUp, withoutOffscreenCanvas } from '../../../testing/e2e';
import { TURNED_PNG } from '../../../formats/image/image-samples.fixture';
import { violations } from '../../../testing/axe';

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#3a7', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

async function open(page: Page, fragment: string) {
  await page.goto(`/image-resizer/#${fragment}`);
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

async function resultOf(page: Page): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.locator('.file').first().getByRole('link', { name: 'Download' }).click();
  return readFile(await (await download).path());
}

test('shows a resized JPEG whose dimensions match the reported ones', async ({ page }) => {
  await open(page, 'width=500');
  const buffer = await picture(1000, 667).jpeg().toBuffer();
  await page.locator('input[name=input]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('output[name=result]')).toHaveText('photo-500x334.jpg');
  await expect(page.locator('output[name=outHeight]')).toHaveAttribute('data-value', '334');
  const found = await sharp(await resultOf(page)).metadata();
  expect([found.format, found.width, found.height]).toEqual(['jpeg', 500, 334]);
  await expect(page.locator('.file img')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('offers several files as a zip; an invalid one does not stop the others', async ({ page }) => {
  await open(page, 'percent=50');
  const png = await picture(40, 20).png().toBuffer();
  await page.locator('input[name=input]').setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: png },
    { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') },
    { name: 'a.png', mimeType: 'image/png', buffer: png },
  ]);
  await expect(page.locator('output[name=result]')).toHaveText(['a-20x10.png', 'a-20x10 (2).png']);
  await expect(page.getByRole('alert')).toContainText('“no.png” is not an image');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  expect((await download).suggestedFilename()).toBe('image-resizer.zip');
});

test('the page stays responsive while resizing twelve megapixels', async ({ page }, info) => {
  await open(page, 'width=1200');
  // Read from disk: passing the bytes from the test would itself block the page.
  const path = info.outputPath('big.jpg');
  await writeFile(path, await picture(4000, 3000).jpeg({ quality: 80 }).toBuffer());
  const height = page.locator('output[name=outHeight]');
  const longest = await leastHoldUp(page, async (look) => {
    if (look === 0) await page.locator('input[name=input]').setInputFiles(path);
    else await page.locator('input[name=width]').fill(String(1200 - 400 * look));
    await expect(height).toHaveAttribute('data-value', String(900 - 300 * look));
  });
  expect(longest).toBeLessThan(15);
});

test('without OffscreenCanvas, the page resizes: fitted, padded, converted, and upright', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) asked.push(request.url());
  });
  await withoutOffscreenCanvas(page);
  const input = page.locator('input[name=input]');
  const result = page.locator('output[name=result]');
  const metadata = async () => {
    const { format, width, height } = await sharp(await resultOf(page)).metadata();
    return [format, width, height];
  };
  const buffer = await picture(1000, 667).jpeg().toBuffer();
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };

  await open(page, 'width=500');
  await input.setInputFiles(photo);
  await expect(result).toHaveText('photo-500x334.jpg');
  expect(await metadata()).toEqual(['jpeg', 500, 334]);
  expect(Number(await page.locator('output[name=bytes]').getAttribute('data-value'))).toBe(
    (await resultOf(page)).length,
  );

  await open(page, 'width=300&height=300&mode=pad&background=%23ff0000&format=png');
  await input.setInputFiles(photo);
  await expect(result).toHaveText('photo-300x300.png');
  const { data, info } = await sharp(await resultOf(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([300, 300]);
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  // The middle is the picture's green, with its noise.
  const [red = 255] = data.subarray((150 * 300 + 150) * 3);
  expect(red).toBeLessThan(230);

  await open(page, 'percent=200&format=webp');
  await input.setInputFiles({ name: 'turned.png', mimeType: 'image/png', buffer: Buffer.from(TURNED_PNG) });
  await expect(result).toHaveText('turned-8x12.webp');
  expect(await metadata()).toEqual(['webp', 8, 12]);
  expect(asked).toEqual([]);
});
