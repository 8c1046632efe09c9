import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const plain = (width: number, height: number, background: Rgb) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function open(page: Page, fragment: string, buffer: Buffer, name = 'photo.png') {
  await page.goto(`/online-photo-editor/#${fragment}`);
  await page.locator('form#tool').hover({ position: { x: 4, y: 4 } });
  await page.locator('input[name=input]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.locator('.photo-canvas canvas').first()).toBeVisible();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
}

/** The downloaded picture's pixels. */
async function saved(page: Page) {
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const { data, info } = await sharp(await readFile(await (await download).path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 3)];
  return { size: [info.width, info.height], at };
}

/** A place on the stage, by parts of its size. */
async function point(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.locator('.photo-canvas').boundingBox();
  if (!box) throw new Error('there is no stage');
  return [box.x + box.width * x, box.y + box.height * y];
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...(await point(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await point(page, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2)));
  await page.mouse.move(...(await point(page, ...to)));
  await page.mouse.up();
}

const use = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true }).click();
const objects = (page: Page) => page.locator('.photo-objects li');

test('the color filters are those of the browser’s own canvas', async ({ page }) => {
  const color = { r: 100, g: 150, b: 200 };
  const buffer = await plain(2, 2, color);
  const cases = [
    ['brightness=50', 'brightness(50%)'],
    ['contrast=150', 'contrast(150%)'],
    ['saturate=170', 'saturate(170%)'],
    ['grayscale=40', 'grayscale(40%)'],
    ['sepia=80', 'sepia(80%)'],
    ['invert=30', 'invert(30%)'],
    ['hue=77', 'hue-rotate(77deg)'],
  ] as const;
  for (const [fragment, filter] of cases) {
    await open(page, fragment, buffer);
    const own = await page.evaluate((wanted) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.filter = wanted;
      context.fillStyle = 'rgb(100 150 200)';
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }, filter);
    const ours = (await saved(page)).at(1, 1);
    for (const [at, value] of own.entries()) expect(Math.abs((ours[at] ?? -9) - value), filter).toBeLessThanOrEqual(1);
    // The next fragment alone would not load the page anew.
    await page.goto('about:blank');
  }
});

test('what is hidden is not in the file', async ({ page }) => {
  // Columns of black and white that are two pixels wide: a text's strokes.
  const stripes = Buffer.from(Array.from({ length: 400 * 300 }, (_, at) => ((at % 400) % 4 < 2 ? 0 : 255)));
  const picture = await sharp(stripes, { raw: { width: 400, height: 300, channels: 1 } })
    .png()
    .toBuffer();
  await open(page, '', picture);
  await use(page, 'Hide');
  await drag(page, [0.25, 0.25], [0.75, 0.75]);
  await expect(objects(page)).toHaveText(['Pixelate']);
  const { at } = await saved(page);
  // Every row of the covered part has at most one color for each 12 pixels.
  const row = Array.from({ length: 180 }, (_, x) => at(110 + x, 150).join());
  const changes = row.filter((color, x) => x > 0 && color !== row[x - 1]);
  expect(changes.length).toBeLessThanOrEqual(180 / 12);
  // Beside it, the stripes are as before.
  expect([at(40, 150), at(42, 150)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
  ]);
});

test('text, shapes and drawings are in the file where they are on screen, and turn with the picture', async ({
  page,
}) => {
  await open(page, 'rotate=90', await plain(400, 300, { r: 0, g: 0, b: 255 }));
  await use(page, 'Shape');
  await page.getByText('Rectangle', { exact: true }).click();
  await page.getByLabel('Filled').check();
  await drag(page, [0.1, 0.1], [0.4, 0.4]);
  await use(page, 'Text');
  await page.mouse.click(...(await point(page, 0.5, 0.7)));
  await page.getByRole('textbox', { name: 'Text' }).fill('WWW\nWWW');
  await use(page, 'Draw');
  await drag(page, [0.6, 0.2], [0.9, 0.2]);
  await expect(objects(page)).toHaveCount(3);
  const { size, at } = await saved(page);
  expect(size).toEqual([300, 400]);
  expect(at(75, 100)).toEqual([224, 36, 36]);
  expect(at(225, 80)).toEqual([224, 36, 36]);
  expect(at(225, 120)).toEqual([0, 0, 255]);
  const letters = Array.from({ length: 120 }, (_, x) => at(90 + x, 270)[0] ?? 0);
  expect(Math.max(...letters)).toBe(255);
});

test('undo goes back to the start, redo to the end, and a reload offers the picture', async ({ page }) => {
  await open(page, '', await plain(400, 300, { r: 200, g: 200, b: 200 }), 'gray.png');
  await use(page, 'Draw');
  await drag(page, [0.2, 0.2], [0.8, 0.2]);
  await drag(page, [0.2, 0.5], [0.8, 0.5]);
  await use(page, 'Rotate');
  await expect(page.locator('output[name=outWidth]')).toHaveAttribute('data-value', '300');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('output[name=outWidth]')).toHaveAttribute('data-value', '400');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(objects(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+Shift+Z');
  await expect(objects(page)).toHaveText(['Drawing']);
  await expect(page.locator('output[name=outWidth]')).toHaveAttribute('data-value', '300');
  await expect(page.getByText('Your edits are saved on this device.')).toBeVisible();
  await page.reload();
  await page.locator('form#tool').hover({ position: { x: 4, y: 4 } });
  await expect(page.getByText('gray.png,')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(objects(page)).toHaveText(['Drawing']);
  await expect(page.locator('output[name=outWidth]')).toHaveAttribute('data-value', '300');
});

test('everything works with the keyboard alone', async ({ page }) => {
  await open(page, '', await plain(400, 300, { r: 0, g: 0, b: 255 }));
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Crop' }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(objects(page)).toHaveText(['Pixelate']);
  await page.getByRole('radio', { name: 'Pixelate' }).focus();
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  await expect(objects(page)).toHaveText(['Solid bar']);
  await objects(page).getByRole('button').focus();
  await page.keyboard.press('Shift+ArrowDown');
  const { at } = await saved(page);
  expect(at(200, 150)).toEqual([0, 0, 0]);
  await objects(page).getByRole('button').focus();
  await page.keyboard.press('Delete');
  await expect(objects(page)).toHaveCount(0);
});

test('a pasted picture becomes an object on top', async ({ page }) => {
  await open(page, '', await plain(400, 300, { r: 0, g: 0, b: 255 }));
  const red = (await plain(40, 20, { r: 255, g: 0, b: 0 })).toString('base64');
  await page.evaluate((base64) => {
    const list = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    list.items.add(new File([bytes], 'red.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: list, bubbles: true }));
  }, red);
  await expect(objects(page)).toHaveText(['red.png']);
  const { at } = await saved(page);
  expect(at(200, 150)).toEqual([255, 0, 0]);
  expect(at(170, 150)).toEqual([0, 0, 255]);
});

test('a crop cuts exactly its pixels, and a PDF has a page of its size', async ({ page }) => {
  await open(page, 'format=pdf', await plain(400, 300, { r: 0, g: 0, b: 255 }));
  await use(page, 'Crop');
  await page.getByLabel('Aspect ratio').selectOption('1:1');
  await page.getByRole('button', { name: 'Apply crop' }).click();
  await expect(page.locator('output[name=outWidth]')).toHaveAttribute('data-value', '300');
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('photo-edited.pdf');
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.load(await readFile(await file.path()));
  // 300 pixels of 1/96 inch are 225 points of 1/72.
  expect(pdf.getPage(0).getSize()).toEqual({ width: 225, height: 225 });
});
