import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { share } from '../../testing/e2e';

const TEXT = '/remove-line-breaks/';
const SETTINGS = '/setting/data/';

const saved = (page: Page) => page.locator('[data-saved]');
const rows = (page: Page) => page.locator('.saved-list > li');
const link = (page: Page, title: string) => rows(page).getByRole('link', { name: title, exact: true });
const area = (page: Page) => page.locator('textarea[name=input]');
const result = (page: Page) => page.locator('output[name=result]');

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

async function saveText(page: Page, text: string): Promise<void> {
  await area(page).fill(text);
  await share(page, 'Save on this device');
  await expect(saved(page).getByText(`Saved as “Remove line breaks: ${text.split('\n')[0]}”`)).toBeVisible();
}

const openList = async (page: Page) => saved(page).locator('summary').click();

test('a text tool’s item, opened from the settings, restores the form', async ({ page, context }) => {
  const text = `first\nsecond ${'and more '.repeat(40)}`;
  await visit(page, TEXT);
  await saveText(page, text);
  // In another tab, which knows nothing of what the first one remembers.
  const other = await context.newPage();
  await other.goto(SETTINGS);
  await link(other, 'Remove line breaks: first').click();
  await expect(result(other)).toHaveText(`first ${text.slice(6).trim()}`);
  await expect(area(other)).toHaveValue(text);
});

test('a calculator’s item keeps every value, on the page in its own language', async ({ page, context }) => {
  await visit(page, '/loan-calculator/');
  const field = (tab: Page, name: string) => tab.locator(`form#tool input[name=${name}]`);
  for (const [name, value] of Object.entries({ amount: '250,000', rate: '4.5', years: '30' }))
    await field(page, name).fill(value);
  await expect(page.locator('output[name=payment]')).toHaveAttribute('data-value', '1266.71');
  await share(page, 'Save on this device');
  await expect(saved(page).getByText('Saved as “Loan calculator: 250,000 · 4.5 · 30”')).toBeVisible();
  await field(page, 'amount').fill('1');
  await openList(page);
  await link(page, 'Loan calculator: 250,000 · 4.5 · 30').click();
  await expect(page.locator('output[name=payment]')).toHaveAttribute('data-value', '1266.71');
  // Its link is open already: pressing it again restores the same values.
  await field(page, 'amount').fill('2');
  await link(page, 'Loan calculator: 250,000 · 4.5 · 30').click();
  await expect(field(page, 'amount')).toHaveValue('250000');

  const polish = await context.newPage();
  await visit(polish, '/pl/generator-hasel/');
  await expect(polish.getByRole('button', { name: 'Zapisz' })).toHaveCount(0);
});

test('an editor’s item replaces the document that is there', async ({ page }) => {
  const put = async (text: string) => {
    await area(page).evaluate((element: HTMLTextAreaElement, value) => {
      element.value = value;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
    await expect(result(page)).toHaveText(text);
  };
  await visit(page, '/json-editor/');
  await put('{"kept":true}');
  await share(page, 'Save on this device');
  await expect(saved(page).getByText('Saved as “JSON editor: {"kept":true}”')).toBeVisible();
  await put('{"other":1}');
  await openList(page);
  await link(page, 'JSON editor: {"kept":true}').click();
  await expect(result(page)).toHaveText('{"kept":true}');
});

test('Save again changes the same item; after emptying the form, or on request, it makes a new one', async ({
  page,
}) => {
  await visit(page, TEXT);
  await saveText(page, 'one');
  await saveText(page, 'one, changed');
  await openList(page);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(saved(page).getByText('Saved as')).toBeHidden();
  await saveText(page, 'two');
  await area(page).fill('three');
  await page.getByRole('button', { name: 'Save as new item' }).click();
  await expect(saved(page).getByText('Saved as “Remove line breaks: three”')).toBeVisible();
  await expect(rows(page).getByRole('link')).toHaveText([/three$/, /two$/, /one, changed$/]);
  // After a reload the form still belongs to the item, and keeps what was typed since.
  await area(page).fill('three, changed');
  await expect(result(page)).toHaveText('three, changed');
  await page.reload();
  await expect(area(page)).toHaveValue('three, changed');
  await share(page, 'Save on this device');
  await expect(saved(page).getByText('three, changed”')).toBeVisible();
  await openList(page);
  await expect(rows(page)).toHaveCount(3);
});

test('renames, deletes and restores an item', async ({ page }) => {
  await visit(page, TEXT);
  await saveText(page, 'one');
  await openList(page);
  await page.getByRole('button', { name: /^Rename/ }).click();
  const name = page.getByRole('textbox', { name: 'New name for “Remove line breaks: one”' });
  await expect(name).toBeFocused();
  await name.fill('My notes <b>');
  await name.press('Enter');
  await expect(link(page, 'My notes <b>')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename: My notes <b>' })).toBeFocused();
  // The visitor chose the name: it stays when the text changes.
  await area(page).fill('one more');
  await share(page, 'Save on this device');
  await expect(saved(page).getByText('Saved as “My notes <b>”')).toBeVisible();

  await page.getByRole('button', { name: 'Delete: My notes <b>' }).click();
  await expect(page.getByRole('button', { name: 'Undo: My notes <b>' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(page, 'My notes <b>')).toBeVisible();
  await page.getByRole('button', { name: 'Delete: My notes <b>' }).click();
  await expect(page.getByText('“My notes <b>” was deleted')).toBeVisible();
  await page.goto(SETTINGS);
  await expect(page.getByText('Press Save in a tool')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('an export as JSON contains the texts, and can be imported', async ({ page }) => {
  const text = `first\n${'long '.repeat(100)}end`;
  await visit(page, TEXT);
  await saveText(page, text);
  await page.goto(SETTINGS);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all as JSON' }).click();
  const file = await (await downloading).path();
  const { items } = JSON.parse(await readFile(file, 'utf8'));
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ path: TEXT, title: 'Remove line breaks: first', values: { input: text } });

  const choose = (name: string, content: Buffer) =>
    page.getByLabel('Import a copy').setInputFiles({ name, mimeType: 'application/json', buffer: content });
  await choose('a.json', await readFile(file));
  await expect(page.getByText('0 items added. 1 item was here already.')).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await choose('a.json', await readFile(file));
  await expect(page.getByText('1 item added.')).toBeVisible();
  await choose('b.json', Buffer.from('{"items":[]}'));
  await expect(page.getByRole('alert').filter({ hasText: 'b.json isn’t a copy of saved items' })).toBeVisible();
  await link(page, 'Remove line breaks: first').click();
  await expect(area(page)).toHaveValue(text);
});

test('the list follows another tab, and neither tab overwrites the other’s text', async ({ page, context }) => {
  await visit(page, TEXT);
  await saveText(page, 'shared');
  await openList(page);
  const other = await context.newPage();
  await other.goto(SETTINGS);
  await link(other, 'Remove line breaks: shared').click();
  await expect(result(other)).toHaveText('shared');
  await area(other).fill('from the other tab');
  await share(other, 'Save on this device');
  await expect(link(page, 'Remove line breaks: shared')).toBeVisible();
  await expect(saved(other).getByText('Saved as “Remove line breaks: shared”')).toBeVisible();
  await area(page).fill('from this tab');
  await share(page, 'Save on this device');
  await expect(rows(page).getByRole('link')).toHaveText([
    /^Remove line breaks: from this tab \(copy of .+\)$/,
    /^Remove line breaks: shared$/,
  ]);
});

for (const [name, error, words] of [
  ['a full device', 'QuotaExceededError', 'This device has no room left to save this'],
  ['a browser that keeps nothing', 'SecurityError', 'This browser blocks storage'],
] as const) {
  test(`shows an error and keeps the text: ${name}`, async ({ page }) => {
    await page.addInitScript((what) => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name !== 'items') return put.apply(this, given);
        throw new DOMException('no', what);
      };
    }, error);
    await visit(page, TEXT);
    await area(page).fill('one');
    await share(page, 'Save on this device');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(area(page)).toHaveValue('one');
  });
}

test('shows a message instead of saving an empty or too large form', async ({ page }) => {
  await visit(page, TEXT);
  await share(page, 'Save on this device');
  await expect(page.getByText('Nothing to save yet')).toBeVisible();
  // DEFLATE cannot make this smaller than its 450,000 bytes, which are 600,000 characters of a link.
  const noise = randomBytes(450_000).toString('base64');
  await page.locator('input[name=file]').setInputFiles({
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(noise),
  });
  await expect(result(page)).toHaveAttribute('data-length', '600000');
  await share(page, 'Save on this device');
  await expect(page.getByRole('alert').filter({ hasText: /A saved item can have up to 500 kB/ })).toBeVisible();
});
