import { expect, test, type Page } from '@playwright/test';
import { quiet } from '../../../testing/e2e';
import { HOSTILE_TEXTS } from '../../../testing/hostile-texts';
import { lock, pack } from '../../../core/bytes/link-payload';

const PATH = '/snapshot/share/';
const form = (page: Page) => page.locator('form#tool');
const result = (page: Page) => page.locator('output[name=result]');
const textOf = (page: Page) => result(page).evaluate((output) => output.textContent);
const row = (page: Page, line: number) => result(page).locator(`.code-line[data-line="${line}"]`);
const marked = (page: Page) =>
  result(page)
    .locator('.code-marked')
    .evaluateAll((rows) => rows.map((one) => Number(one.getAttribute('data-line'))));

async function open(page: Page, params: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(`${PATH}#${new URLSearchParams(params)}`);
  await expect(form(page)).toHaveAttribute('data-state', 'done');
}

test('shows the code of a link, with its language and line count', async ({ page }) => {
  await open(page, { z: 'K0ktLgEA', lang: 'plain' });
  expect(await textOf(page)).toBe('test');
  await expect(page.locator('output[name=lines]')).toHaveAttribute('data-value', '1');
  await expect(page.locator('output[name=language]')).toHaveAttribute('data-value', 'plain');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows hostile texts and titles literally in every language, and runs and loads nothing from them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && asked.push(request.url()));
  await open(page, { input: 'start' });
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const lang = ['html', 'markdown', 'js', 'php', 'auto'][at % 5] ?? 'auto';
    const params = new URLSearchParams({ input: text, title: text, lang, mark: '<b>', theme: text });
    await page.evaluate((hash) => (location.hash = hash), params.toString());
    await expect.poll(() => textOf(page), { message: text }).toBe(text);
    await expect(form(page)).toHaveAttribute('data-state', 'done');
    const elements = await page
      .locator('.share-view output *')
      .evaluateAll((all) =>
        all.map(({ tagName, attributes }) => [tagName, ...Array.from(attributes, ({ name }) => name)].join(' ')),
      );
    for (const element of elements)
      expect(element, text).toMatch(/^SPAN (class|style)( data-line| style| data-name)?$|^SPAN class data-line$/);
    await expect(page).toHaveTitle(/(^|– )Shared code – Smallkit$/);
  }
  await quiet(page);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked).toEqual([]);
});

test('shows bidi controls by their code points, with a note', async ({ page }) => {
  const text = 'if (admin\u202E) { \u2066// check\u2069 }';
  await open(page, { input: text, lang: 'js' });
  await expect(page.locator('[data-note]').getByText('reverse the text direction')).toBeVisible();
  await expect(result(page).locator('.code-turning')).toHaveCount(3);
  expect(await textOf(page)).toBe(text);
});

test('colors tokens by language, detected or given', async ({ page }) => {
  await open(page, { input: 'const a = "x"; // why' });
  await expect(result(page).locator('.c-keyword')).toHaveText('const');
  await expect(result(page).locator('.c-string')).toHaveText('"x"');
  await expect(result(page).locator('.c-comment')).toHaveText('// why');
  await page.locator('select[name=lang]').selectOption('plain');
  await expect(result(page).locator('.c-keyword')).toHaveCount(0);
  await expect(page).toHaveURL(/#.*lang=plain/);
});

test('clicks on line numbers mark lines and update the URL without a reload', async ({ page }) => {
  await open(page, { input: 'a\nb\nc\nd\ne', mark: '5' });
  await page.evaluate(() => Object.assign(window, { same: true }));
  const areMarked = (lines: readonly number[]) => expect.poll(() => marked(page)).toEqual(lines);
  const inLink = (name: string) => expect.poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get(name));
  await areMarked([5]);
  const number = { position: { x: 12, y: 8 } };
  await row(page, 2).click(number);
  await areMarked([2]);
  await row(page, 4).click({ ...number, modifiers: ['Shift'] });
  await areMarked([2, 3, 4]);
  await inLink('mark').toBe('2-4');
  await row(page, 1).click({ ...number, modifiers: ['Control'] });
  await areMarked([1, 2, 3, 4]);
  await page.getByLabel('Highlighted lines').fill('3,9');
  await page.keyboard.press('Enter');
  await areMarked([3]);
  await expect(page.getByText('Lines 6-9')).toHaveCount(0);
  await expect(page.getByText('There are no lines 9: the code has 5.')).toBeVisible();
  // Another language re-renders the rows, with the same marks.
  await page.locator('select[name=lang]').selectOption('sql');
  await page.locator('select[name=lang]').selectOption('plain');
  await expect(page.locator('output[name=language]')).toHaveAttribute('data-value', 'plain');
  await areMarked([3]);
  await page.locator('select[name=lang]').selectOption('auto');
  await areMarked([3]);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await inLink('input').toBe('a\nb\nc\nd\ne');
  // The updated URL shows the same marks after a reload.
  await page.reload();
  await areMarked([3]);
});

test('a copied selection is the exact code, without line numbers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = 'one\r\n\r\n\tthree  \r\nfour';
  await open(page, { input: text });
  await result(page).evaluate((output) => document.getSelection()?.selectAllChildren(output));
  await page.keyboard.press('Control+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('the file has the extension of its language and the exact bytes', async ({ page }) => {
  await open(page, { input: 'def f(x):\r\n    return x', title: 'my / code' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my code.py');
  const bytes: Buffer[] = [];
  for await (const piece of await download.createReadStream()) bytes.push(Buffer.from(piece));
  expect(Buffer.concat(bytes).toString()).toBe('def f(x):\r\n    return x');
});

test('a copy to edit gets the same fragment', async ({ page }) => {
  await open(page, { input: 'x = 1', lang: 'python', mark: '1', title: 'x.py' });
  await page.getByRole('button', { name: 'Edit a copy' }).click();
  await expect(page).toHaveURL(/\/snapshot\/code\/#/);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('textarea[name=input]')).toHaveValue('x = 1');
  await expect(page.locator('input[name=mark]')).toHaveValue('1');
  await expect(page.locator('select[name=lang]')).toHaveValue('python');
});

test('without a link, shows a box that makes one', async ({ page }) => {
  await page.goto(PATH);
  await expect(form(page)).toHaveAttribute('data-state', 'empty');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing to share');
  await page.getByLabel('Code or text').fill('SELECT 1 FROM dual;');
  await page.getByLabel('Title', { exact: true }).fill('one.sql');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(form(page)).toHaveAttribute('data-state', 'done');
  await expect(page.getByText('Your link is in the address bar')).toBeVisible();
  expect(await textOf(page)).toBe('SELECT 1 FROM dual;');
  await expect(page.getByRole('heading', { name: 'one.sql' })).toBeVisible();
  await expect(page).toHaveURL(/#input=SELECT\+1\+FROM\+dual%3B&title=one\.sql$/);
  // The page still treats the link as the visitor's own after a display setting changes.
  await page.getByLabel('Wrap long lines').check();
  await expect(page).toHaveURL(/&wrap=true$/);
  await expect(page.getByText('Your link is in the address bar')).toBeVisible();
  // Going back restores the typed text.
  await page.goBack();
  await expect(page.getByLabel('Code or text')).toHaveValue('SELECT 1 FROM dual;');
});

test('reports a damaged link and keeps the previous code', async ({ page }) => {
  await open(page, { z: 'K0ktLgEA' });
  await page.evaluate(() => (location.hash = 'z=K0kt'));
  await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
  expect(await textOf(page)).toBe('test');
  await expect(page.locator('[data-stale] output[name=result]')).toBeVisible();
});

test('the box accepts a text file in any encoding and refuses other files', async ({ page }) => {
  await page.goto(PATH);
  await expect(form(page)).toHaveAttribute('data-state', 'empty');
  const give = (name: string, buffer: Buffer) =>
    page.locator('input[name=file]').setInputFiles({ name, mimeType: '', buffer });
  await give('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
  await expect(page.getByRole('alert')).toContainText('picture.png');
  await expect(page.getByLabel('Code or text')).toHaveValue('');
  // "żółw" in UTF-16LE with its byte order mark.
  await give('notes.txt', Buffer.from('\uFEFFżółw', 'utf16le'));
  await expect(page.getByLabel('Code or text')).toHaveValue('żółw');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('notes.txt');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('locked code opens only with its password', async ({ page }) => {
  await page.goto(`${PATH}#${new URLSearchParams({ e: await lock('let secret;', 'zażółć'), lang: 'js' })}`);
  await expect(result(page)).toBeHidden();
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is wrong');
  await page.getByLabel('Password', { exact: true }).fill('zażółć');
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(page)).toBe('let secret;');
  await expect(result(page).locator('.c-keyword')).toHaveText('let');
});

test('shows a megabyte completely, colors the visible lines, and scrolls to a line near the end', async ({ page }) => {
  const lines = Array.from({ length: 30_000 }, (_, at) => `const name_${at} = "value ${at}";`);
  const text = lines.join('\n');
  await page.goto(`${PATH}#${new URLSearchParams({ z: await pack(text), mark: '29998', lang: 'js' })}`);
  await expect(form(page)).toHaveAttribute('data-state', 'done');
  await expect(row(page, 29_998)).toBeInViewport();
  await expect(row(page, 29_998).locator('.c-keyword')).toHaveText('const');
  expect(await textOf(page)).toBe(text);
  // Lines far from the viewport are plain text without elements of their own.
  expect(await result(page).locator('.code-line').count()).toBeLessThan(3_000);
});

test('shows a line of 20,000 characters, and of a megabyte', async ({ page }) => {
  for (const length of [20_000, 1_000_000]) {
    const text = 'f(1);'.repeat(length / 5);
    await page.goto('about:blank');
    await open(page, { z: await pack(text), lang: 'js' });
    expect((await textOf(page))?.length).toBe(length);
    await page.getByLabel('Wrap long lines').check();
    await expect(result(page)).toHaveClass(/code-wrap/);
  }
});
