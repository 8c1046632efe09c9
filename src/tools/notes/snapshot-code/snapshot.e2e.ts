import { globSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { withoutOffscreenCanvas } from '../../../testing/e2e';
import { HOSTILE_TEXTS } from '../../../testing/hostile-texts';
import { pack } from '../../../core/bytes/link-payload';

const PATH = '/snapshot/code/';
const form = (page: Page) => page.locator('form#tool');
const figure = async (page: Page, name: string) =>
  Number(await page.locator(`output[name=${name}]`).getAttribute('data-value'));
const preview = (page: Page) => page.locator('.snapshot-frame img');

async function open(page: Page, params: Readonly<Record<string, string>> = {}): Promise<void> {
  const fragment = new URLSearchParams(params).toString();
  // Navigate away first: on the previous page, 'done' may still refer to another code.
  if (page.url().includes(PATH)) await page.goto('about:blank');
  await page.goto(fragment === '' ? PATH : `${PATH}#${fragment}`);
  if (fragment === '') await form(page).hover();
  await expect(form(page)).toHaveAttribute('data-state', fragment === '' ? 'empty' : /done|error/);
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const piece of await download.createReadStream()) parts.push(Buffer.from(piece));
  return Buffer.concat(parts);
}

/** The preview's pixels, as decoded by the browser. */
const pixels = (page: Page, points: readonly (readonly [number, number])[]) =>
  preview(page)
    .first()
    .evaluate(async (image, at) => {
      if (!(image instanceof HTMLImageElement)) return [];
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return at.map(([x, y]) => Array.from(context?.getImageData(x, y, 1, 1).data ?? []));
    }, points);

/** Width and height in the IHDR chunk of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('draws code as PNG and SVG of the stated size, with the code as alt text', async ({ page }) => {
  await open(page);
  await expect(preview(page)).toHaveCount(0);
  await page.locator('textarea[name=input]').fill('let a = 1;\nlet b = 2;\nlet c;');
  await expect(form(page)).toHaveAttribute('data-state', 'done');
  expect(await figure(page, 'lines')).toBe(3);
  await expect(preview(page)).toHaveAttribute('alt', 'let a = 1;\nlet b = 2;\nlet c;');
  const png = await saved(page, 'Save PNG');
  expect(sizeOf(png)).toEqual([await figure(page, 'imageWidth'), await figure(page, 'imageHeight')]);
  const svg = (await saved(page, 'Save SVG')).toString();
  expect(svg).not.toContain('foreignObject');
  expect(svg).toContain('JetBrains Mono');
  expect(svg).toContain(`width="${await figure(page, 'imageWidth')}"`);
});

test('columns are as wide as in the browser’s own layout of the font, and scale multiplies them', async ({ page }) => {
  const settings = { padding: '0', numbers: 'false', lang: 'plain', scale: '1' };
  const widthOf = async (text: string, more: Readonly<Record<string, string>> = {}) => {
    await open(page, { ...settings, ...more, input: text });
    return figure(page, 'imageWidth');
  };
  const hundred = await widthOf('x'.repeat(100));
  const forty = await widthOf('x'.repeat(40));
  const [font] = globSync('dist/_astro/jetbrains-mono-latin-wght-normal.*.woff2');
  // The browser's own layout of 60 letters in the same font.
  const own = await page.evaluate(
    async (file) => {
      const face = new FontFace('Measured', `url(${file})`);
      document.fonts.add(await face.load());
      const element = document.createElement('span');
      element.style.cssText = 'position:absolute;white-space:pre;font:14px Measured';
      element.textContent = 'x'.repeat(60);
      document.body.append(element);
      return element.getBoundingClientRect().width;
    },
    `/${font?.slice('dist/'.length)}`,
  );
  expect(Math.abs(hundred - forty - own)).toBeLessThanOrEqual(1);
  expect(await widthOf('漢'.repeat(20))).toBe(forty);
  expect(await widthOf('e\u0301'.repeat(40))).toBe(forty);
  expect(await widthOf('👍'.repeat(20))).toBe(forty);
  expect(await widthOf(`${'\t'.repeat(10)}${'x'.repeat(20)}`, { tab: '2' })).toBe(forty);
  expect(Math.abs((await widthOf('x'.repeat(40), { scale: '4' })) - forty * 4)).toBeLessThanOrEqual(4);
  expect(await widthOf('x'.repeat(40), { width: '700' })).toBe(700);
  expect(await widthOf('x'.repeat(40), { width: '700', padding: '40', scale: '3' })).toBe(2100);
});

test('corners are transparent without a background, and the colors are the theme’s', async ({ page }) => {
  const settings = { input: 'x\n\n', lang: 'plain', scale: '1', numbers: 'false' };
  await open(page, { ...settings, background: 'none', padding: '0' });
  const [corner, card] = await pixels(page, [
    [0, 0],
    [60, 75],
  ]);
  expect(corner?.[3]).toBe(0);
  expect(card).toEqual([0x1a, 0x1b, 0x23, 255]);
  await open(page, { ...settings, background: 'sand', theme: 'light', padding: '40', mark: '2' });
  const [ground, other, line] = await pixels(page, [
    [0, 0],
    [200, 130],
    [200, 117],
  ]);
  // #e9dfc9 at the start of the gradient.
  for (const [at, value] of [0xe9, 0xdf, 0xc9, 255].entries())
    expect(Math.abs((ground?.[at] ?? 0) - value)).toBeLessThanOrEqual(1);
  expect(other).toEqual([255, 255, 255, 255]);
  expect(line).toEqual([0xea, 0xf0, 0xfd, 255]);
});

test('hostile code is text in the SVG, and the SVG is well-formed', async ({ page }) => {
  for (const text of [HOSTILE_TEXTS.join('\n'), ']]>&<"\'\u0000\uFFFF\uD800 --> <?x ?>']) {
    await open(page, { input: text, title: '</title><script>window.hit=1</script>', lang: 'html', mark: '1' });
    const svg = (await saved(page, 'Save SVG')).toString();
    const tags = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      return [...new Set(Array.from(parsed.querySelectorAll('*'), ({ localName }) => localName))].sort();
    }, svg);
    const allowed = [
      'circle',
      'clipPath',
      'defs',
      'feDropShadow',
      'filter',
      'g',
      'linearGradient',
      'rect',
      'stop',
      'style',
      'svg',
      'text',
      'title',
    ];
    expect(tags.filter((tag) => !allowed.includes(tag))).toEqual([]);
    expect(svg).not.toMatch(/\son\w+=/);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  }
});

test('reports invalid input: marks beyond the end, malformed marks, and a width that is too small', async ({
  page,
}) => {
  await open(page, { input: 'a\nb', mark: '2,7-9' });
  await expect(page.getByRole('alert')).toContainText('Lines 7-9 don’t exist: the code ends at line 2.');
  await expect(preview(page)).toHaveCount(1);
  await page.getByLabel('Highlighted lines').fill('two');
  await expect(page.getByRole('alert')).toContainText('“two” isn’t a list of lines');
  await expect(page.locator('output[name=result]')).not.toHaveAttribute('data-value', /mark=/);
  await expect(preview(page)).toHaveCount(1);
  await page.getByLabel('Highlighted lines').fill('');
  await page.getByRole('textbox', { name: 'Width' }).fill('90');
  await expect(page.getByRole('alert')).toContainText('use at least');
  await page.getByRole('textbox', { name: 'Width' }).fill('0');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the link contains the code, compressed and with its settings; with a password it is locked', async ({ page }) => {
  const text = 'SELECT 1;\r\n'.repeat(60);
  await open(page, { z: await pack(text), title: 'q.sql', mark: '2', theme: 'light', lang: 'sql' });
  const link = page.locator('output[name=result]');
  await expect(link).toHaveAttribute('data-value', /\/snapshot\/share\/#z=/);
  const params = new URLSearchParams(new URL((await link.getAttribute('data-value')) ?? '').hash.slice(1));
  expect(inflateRawSync(Buffer.from(params.get('z') ?? '', 'base64url')).toString()).toBe(
    text.replaceAll('\r\n', '\n'),
  );
  params.delete('z');
  expect(Object.fromEntries(params)).toEqual({ title: 'q.sql', mark: '2', theme: 'light', lang: 'sql' });
  await page.getByLabel('Lock with a password').fill('open');
  await expect(link).toHaveAttribute('data-value', /\/snapshot\/share\/#e=[\w-]+&lang=sql&theme=light&mark=2$/);
  await page.goto((await link.getAttribute('data-value')) ?? '');
  await page.getByLabel('Password', { exact: true }).fill('open');
  await page.keyboard.press('Enter');
  await expect(page.locator('output[name=lines]')).toHaveAttribute('data-value', '61');
});

test('draws 5,000 lines completely when saved; with one more, shows a message and only the link', async ({ page }) => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');
  await open(page, { z: await pack(lines(5000)), scale: '1', padding: '0', lang: 'plain' });
  await expect(page.getByText('The image continues')).toBeVisible();
  expect(await figure(page, 'lines')).toBe(5000);
  expect(await figure(page, 'imageHeight')).toBeGreaterThan(100_000);
  const png = await saved(page, 'Save PNG');
  expect(sizeOf(png)).toEqual([await figure(page, 'imageWidth'), await figure(page, 'imageHeight')]);
  await open(page, { z: await pack(lines(5001)), lang: 'plain' });
  await expect(page.getByText('this code has 5,001')).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
  await expect(page.locator('output[name=result]')).toHaveAttribute('data-value', /#z=/);
});

test('wraps lines of 20,000 characters and shows a message', async ({ page }) => {
  await open(page, { z: await pack('f(1); '.repeat(3334)), lang: 'js' });
  await expect(page.getByText('continue in a second row: 1')).toBeVisible();
  expect(await figure(page, 'lines')).toBe(1);
  expect(await figure(page, 'imageWidth')).toBeLessThan(4_000);
});

test('with both themes, saves two PNGs and one SVG that follows the page', async ({ page }) => {
  await open(page, { input: 'x', theme: 'auto', title: 'x.js' });
  await expect(page.locator('output[name=image]')).toHaveText(['x.js-light.png', 'x.js-dark.png', 'x.js.svg']);
  expect((await saved(page, 'Save SVG')).toString()).toContain('prefers-color-scheme:dark');
});

test('copies the picture as an image', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { input: 'let a;' });
  await page.getByRole('button', { name: 'Copy image' }).click();
  await expect(page.getByText('The image is on the clipboard.')).toBeVisible();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types: all }) => all));
  expect(types).toEqual(['image/png']);
});

test('if workers cannot draw, the page draws, in bands if the picture is long', async ({ page }) => {
  await withoutOffscreenCanvas(page);
  await open(page, { z: await pack('let a = 1; // one\n'.repeat(600)), lang: 'js' });
  await expect(page.getByText('The image continues')).toBeVisible();
  expect(sizeOf(await saved(page, 'Save PNG'))).toEqual([
    await figure(page, 'imageWidth'),
    await figure(page, 'imageHeight'),
  ]);
});
