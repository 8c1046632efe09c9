import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../testing/axe';
import { COMPLETE_BROWSER } from '../../../testing/complete-browser';

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Playwright doesn't import JSON, so the list is read as a file: each line's first word is the symbol. */
const data: { categories: Record<string, { own: string[] }> } = JSON.parse(
  readFileSync(new URL('../../../data/symbols.json', import.meta.url), 'utf8'),
);
const symbols = Object.values(data.categories).flatMap(({ own }) => own.map((line) => line.split('\t')[0] ?? ''));

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const tray = (page: Page) => page.getByRole('textbox', { name: 'Collected symbols' });
const cell = (page: Page, name: string) => page.getByRole('button', { name: `Copy: ${name}`, exact: true });
const detail = (page: Page, name: string) =>
  page.locator('.gallery-panel dl > div').filter({ has: page.getByText(name, { exact: true }) });

const chip = (page: Page, name: string) => page.locator('.gallery-chips label').filter({ hasText: name });
const toEnd = (page: Page) => page.locator('.gallery-box').evaluate((grid) => grid.scrollIntoView({ block: 'end' }));

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/text-symbols/${fragment}`);
  await expect(page.locator('.look-grid .cover').first()).toBeVisible();
}

test('offers thousands of symbols, a few hundred of them in the page', async ({ page }) => {
  await open(page);
  await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', String(symbols.length));
  expect(await page.locator('output[name=result]').count()).toBeLessThan(600);
  const last = symbols.at(-1) ?? '';
  await toEnd(page);
  await expect(page.locator('output[name=result]').filter({ hasText: last })).toBeVisible();
  expect(await page.locator('output[name=result]').count()).toBeLessThan(600);
});

test('arrow keys move through the grid, row by row and to its ends', async ({ page }) => {
  await open(page);
  const focused = () =>
    page.evaluate(() => {
      const { left = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return { text: document.activeElement?.parentElement?.textContent, left: Math.round(left), top };
    });
  await cell(page, 'Asterism').focus();
  const isOn = (symbol = '') => expect.poll(async () => (await focused()).text).toBe(symbol);
  await page.keyboard.press('ArrowRight');
  await isOn('⁎');
  const second = await focused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await focused()).top).toBeGreaterThan(second.top);
  expect((await focused()).left).toBe(second.left);
  await page.keyboard.press('ArrowUp');
  await isOn('⁎');
  await page.keyboard.press('Home');
  await isOn('⁂');
  await page.keyboard.press('Control+End');
  const last = symbols.at(-1);
  await isOn(last);
  await expect(page.locator('.gallery-box .cover:focus')).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await isOn(last);
  await page.keyboard.press('Control+Home');
  await isOn('⁂');
  // Through a heading, into the next category.
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('ArrowDown');
  await expect(page.locator('.gallery-panel h2')).not.toHaveText('Asterism');
  // The grid is a single tab stop, wherever it was scrolled to.
  await toEnd(page);
  await expect(page.locator('.gallery-box .cover[tabindex="0"]')).toHaveCount(1);
});

test('Enter copies, collects, and keeps the focus while the list of used symbols grows above', async ({ page }) => {
  await open(page);
  await cell(page, 'Black star').focus();
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Enter');
  await expect(tray(page)).toHaveValue('★★');
  await expect(page.getByRole('status').filter({ hasText: 'Copied ★' })).toBeVisible();
  await expect(page.locator('.gallery-box .item:has(:focus)')).toHaveText('★');
});

test('tapped symbols collect in the tray, stay under the finger, and are copied together', async ({ page }) => {
  await open(page);
  const star = page.locator('.item', { has: page.locator('output', { hasText: /^★$/ }) });
  const before = await star.boundingBox();
  await star.click();
  await expect(page.getByRole('rowheader', { name: 'Recently used' })).toBeAttached();
  await expect.poll(async () => (await star.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.locator('input[name=q]').fill('right arrow');
  await page.locator('.item', { has: page.locator('output', { hasText: /^→$/ }) }).click();
  await expect(tray(page)).toHaveValue('★→');
  await tray(page).evaluate((input: HTMLInputElement) => {
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  });
  await tray(page).pressSequentially(' ok');
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => copied(page)).toBe('★→ ok');
  await page.locator('a[data-example]').first().click();
  await expect(page.locator('output[name=result]')).toHaveText(['♯', '𝄪']);
  await expect(tray(page)).toHaveValue('★→ ok');
  await page.locator('.tray').getByRole('button', { name: 'Clear' }).click();
  await expect(tray(page)).toHaveValue('');
});

test('recently used symbols come first after a reload, and are not a result', async ({ page }) => {
  await open(page);
  await cell(page, 'Black star').click();
  await page.reload();
  await expect(page.locator('.gallery-row').first()).toHaveText('★');
  await expect(page.locator('.gallery-row').first().locator('output')).toHaveCount(0);
  await page.locator('input[name=q]').fill('U+2603');
  await expect(page.locator('output[name=result]')).toHaveText(['☃']);
  await expect(page.locator('.gallery-row')).toHaveCount(1);
});

test('shows how to write the focused symbol, and every notation can be copied', async ({ page }) => {
  await open(page, '#q=%26hearts%3B');
  await expect(page.locator('output[name=result]')).toHaveText(['♥']);
  await expect(page.locator('.gallery-panel h2')).toHaveText('Black heart suit');
  // Entities: WHATWG. Bytes: Python's str.encode. Alt code: code page 437.
  for (const [name, value] of [
    ['Symbol', '♥'],
    ['Code point', 'U+2665'],
    ['HTML', '&hearts;'],
    ['HTML number', '&#9829;'],
    ['CSS', '\\2665'],
    ['JavaScript', '\\u2665'],
    ['UTF-8 bytes', 'E2 99 A5'],
    ['Windows', 'Alt+3'],
    ['Text form', '♥\uFE0E'],
    ['Emoji form', '♥\uFE0F'],
  ] as const) {
    await detail(page, name).getByRole('button').click();
    await expect.poll(() => copied(page)).toBe(value);
  }
  await page.locator('input[name=q]').fill('');
  await cell(page, 'White star').focus();
  await expect(detail(page, 'HTML').locator('code')).toHaveText('&star;');
});

test('a category shows only its own symbols', { tag: COMPLETE_BROWSER }, async ({ page }) => {
  await open(page);
  await chip(page, 'Chess and board games').click();
  await expect(page.locator('output[name=result]').filter({ hasText: '♛' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await chip(page, 'Dividers and frames').click();
  await expect(page.locator('output[name=count]')).toHaveText(String(data.categories.dividers?.own.length));
  // Which symbols are too wide for one cell is measured once they are drawn.
  const tooWide = () =>
    page
      .locator('.gallery-row .item')
      .evaluateAll(
        (items) => items.filter((item) => (item.firstElementChild?.scrollWidth ?? 0) > item.clientWidth).length,
      );
  await expect.poll(tooWide).toBe(0);
});

test('a hand can be copied in a skin tone', async ({ page }) => {
  await open(page, '#q=thumbs+up+sign');
  await page.locator('.item', { has: page.locator('output', { hasText: /^👍$/u }) }).click();
  await page.getByRole('button', { name: 'Medium skin tone', exact: true }).click();
  await expect(tray(page)).toHaveValue('👍👍🏽');
  await expect.poll(() => copied(page)).toBe('👍🏽');
  await page.locator('input[name=q]').fill('black star');
  await expect(page.locator('.gallery-panel h2')).toHaveText('Black star');
  await expect(page.getByRole('group', { name: 'Skin tones' })).toHaveCount(0);
});

test.describe('in Portuguese', () => {
  test('names and search are Portuguese, with or without accents', async ({ page }) => {
    await page.goto('/pt/caracteres-especiais/');
    await page.locator('input[name=q]').fill('coracao vazado');
    await expect(page.locator('output[name=result]').filter({ hasText: '♡' })).toBeVisible();
    await page.locator('input[name=q]').fill('seta dupla para a direita');
    await page.getByRole('button', { name: 'Copiar: Seta dupla para a direita', exact: true }).click();
    await expect(page.locator('.gallery-panel h2')).toHaveText('Seta dupla para a direita');
    await expect(page.locator('.gallery-panel')).toContainText('RIGHTWARDS DOUBLE ARROW');
  });
});

for (const [path, own, other] of [
  ['/aesthetic-symbols/', 'Dividers and frames', 'Greek letters'],
  ['/special-characters/', 'Greek letters', 'Faces'],
] as const) {
  test(`${path} shows its own categories`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('.look-grid .cover').first()).toBeVisible();
    await expect(chip(page, own)).toBeVisible();
    await expect(chip(page, other)).toBeHidden();
    await chip(page, own).click();
    await expect(page.locator('output[name=result]').first()).toBeVisible();
  });
}

test('when nothing is found, one button shows all symbols again', async ({ page }) => {
  await page.goto('/text-symbols/#q=zxcvb&category=chess');
  await expect(page.getByRole('alert')).toContainText('No symbol found for “zxcvb”');
  await page.getByRole('button', { name: 'Show all symbols' }).click();
  await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', String(symbols.length));
});

for (const width of [390, 1440]) {
  test(`search and categories stay in view, and lead back to the first result at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await toEnd(page);
    const search = page.locator('input[name=q]');
    await expect(search).toBeInViewport({ ratio: 1 });
    await chip(page, 'Music').click();
    await expect(page.locator('output[name=count]')).toHaveText(String(data.categories.music?.own.length));
    const first = page.locator('.gallery-row .cover').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const bar = await page.locator('.tool-bar').boundingBox();
    const below = (bar?.y ?? 0) + (bar?.height ?? 0);
    expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(below);
    // No row of the grid is hidden behind what stays in view.
    await first.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    await expect.poll(async () => (await first.boundingBox())?.y).toBeGreaterThanOrEqual(below);
  });
}

test('the categories are one group of radio buttons, whose chosen chip is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#category=dividers');
  await expect(chip(page, 'Dividers and frames')).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio', { name: 'Dividers and frames' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Kaomoji' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Kaomoji' })).toBeFocused();
  await expect(page.locator('output[name=count]')).toHaveText(String(data.categories.kaomoji?.own.length));
  await page.getByRole('button', { name: 'Clear', exact: true }).last().click();
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  await expect(chip(page, 'All')).toBeInViewport({ ratio: 1 });
});

test('a category chosen before the scripts have loaded is kept', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await page.goto('/text-symbols/', { waitUntil: 'commit' });
  await chip(page, 'Music').click();
  await expect(page.locator('output[name=count]')).toHaveText(String(data.categories.music?.own.length));
  await expect(page.getByRole('radio', { name: 'Music' })).toBeChecked();
});

test('on a phone the details are a sheet that a line at the lower edge opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await cell(page, 'Black star').click();
  const line = page.getByRole('button', { name: 'Black star', exact: true });
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.gallery-panel')).toBeHidden();
  await line.press('Enter');
  await expect(detail(page, 'Code point').getByRole('button')).toBeInViewport();
  await detail(page, 'Code point').getByRole('button').click();
  await expect.poll(() => copied(page)).toBe('U+2605');
  await page.keyboard.press('Escape');
  await expect(page.locator('.gallery-panel')).toBeHidden();
  await expect(line).toBeFocused();
});

test('axe finds no violations on a phone, with details open and with nothing found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await cell(page, 'Black star').click();
  await page.getByRole('button', { name: 'Black star', exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await page.locator('input[name=q]').fill('zxcvb');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
