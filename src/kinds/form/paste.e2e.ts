import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { quiet } from '../../testing/e2e';

const done = 'form#tool[data-state=done]';
const result = 'output[name=result]';

/** Two megabytes of rows, with characters of two and four bytes. */
const ROWS = 60_000;
const rows = Array.from({ length: ROWS }, (_, n) => `${n},"Customer ${n} of Łódź 👋"\n`).join('');

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const copy = (page: Page, text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

/** Records the pastes that reach the text area or the code editor over it, and the longest text that either ever contained. */
async function watchControls(page: Page): Promise<() => Promise<{ pastes: number; longest: number }>> {
  await page.evaluate(() => {
    const seen = { pastes: 0, longest: 0 };
    Reflect.set(window, 'seen', seen);
    const area = document.querySelector<HTMLTextAreaElement>('form#tool textarea[name=input]');
    const control = area?.closest('.text-control');
    for (const target of [area, control?.querySelector('.cm-content')])
      target?.addEventListener('paste', (event) => (seen.pastes += Number(!event.defaultPrevented)));
    area?.addEventListener('input', () => (seen.longest = Math.max(seen.longest, area.value.length)));
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen') as { pastes: number; longest: number });
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.result-text').getByRole('button', { name: 'Download' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('a long text pasted between typed texts never enters the text area', async ({ page }) => {
  await page.goto('/base64-encode/');
  const area = page.locator('form#tool textarea[name=input]');
  await area.fill('head-gone-tail');
  await expect(page.locator(done)).toBeVisible();
  await copy(page, rows);
  await area.evaluate((node: HTMLTextAreaElement) => node.setSelectionRange(5, 9));
  const seen = await watchControls(page);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator(`${done} ${result}[data-partial]`)).toBeVisible();
  expect(await seen()).toEqual({ pastes: 0, longest: 0 });
  const decoded = Buffer.from((await downloaded(page)).trim(), 'base64').toString();
  expect(decoded === `head-${rows}-tail`).toBe(true);
});

test('a long text pasted over a selection never enters the code editor', async ({ page }) => {
  await page.goto('/csv-to-json/');
  await page.locator('form#tool textarea[name=input]').focus();
  const editor = page.locator('.code-window .cm-content');
  await editor.click();
  await page.keyboard.type('id,name\nthis goes');
  await page.keyboard.press('Shift+Home');
  await copy(page, rows);
  const seen = await watchControls(page);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.locator(`${done} ${result}[data-partial]`)).toBeVisible();
  expect(await seen()).toEqual({ pastes: 0, longest: 0 });
  const made: unknown = JSON.parse(await downloaded(page));
  expect(made).toHaveLength(ROWS);
  expect(made).toHaveProperty([String(ROWS - 1)], { id: ROWS - 1, name: `Customer ${ROWS - 1} of Łódź 👋` });
});

test('inserts a dropped long text at the pointer', async ({ page }) => {
  await page.goto('/base64-encode/');
  const area = page.locator('form#tool textarea[name=input]');
  await area.fill('typed');
  await expect(page.locator(done)).toBeVisible();
  await area.evaluate((node, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    // To the right of the only line.
    const { right, top } = node.getBoundingClientRect();
    const place = { clientX: right - 30, clientY: top + 20, bubbles: true, cancelable: true };
    node.dispatchEvent(new DragEvent('drop', { dataTransfer: data, ...place }));
  }, rows);
  await expect(page.locator(`${done} ${result}[data-partial]`)).toBeVisible();
  const decoded = Buffer.from((await downloaded(page)).trim(), 'base64').toString();
  expect(decoded === `typed${rows}`).toBe(true);
});

test('a paste into the windowed view is one change that can be undone', async ({ page }) => {
  await page.goto('/csv-to-json/');
  const before = `id,name\n${rows}`;
  const file = { name: 'rows.csv', mimeType: '', buffer: Buffer.from(before) };
  await page.locator('form#tool input[name=file]').setInputFiles(file);
  const view = page.locator('.text-control .cm-content[contenteditable=true]');
  const hint = page.locator('.text-control .hint');
  await expect(hint).toContainText('60,002 lines');
  await copy(page, `id\n${'1\n'.repeat(ROWS * 10)}`);
  await view.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(hint).toContainText('600,002 lines');
  await expect(page.locator(`${done} output[name=rows]`)).toHaveAttribute('data-value', String(ROWS * 10));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator(`${done} output[name=rows]`)).toHaveAttribute('data-value', String(ROWS));
  const made: unknown = JSON.parse(await downloaded(page));
  expect(made).toHaveProperty([String(ROWS - 1), 'name'], `Customer ${ROWS - 1} of Łódź 👋`);
});

test('leaves a short paste to the control, where it can be undone', async ({ page }) => {
  await page.goto('/base64-encode/');
  const area = page.locator('form#tool textarea[name=input]');
  await area.fill('kept');
  await copy(page, 'short');
  const seen = await watchControls(page);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(area).toHaveValue('keptshort');
  await quiet(page);
  expect(await seen()).toEqual({ pastes: 1, longest: 9 });
});
