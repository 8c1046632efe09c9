import { expect, test, type Page } from '@playwright/test';

const form = (page: Page) => page.locator('form#tool');
const host = (page: Page) => page.locator('.json-host');
const result = (page: Page) => page.locator('output[name=result]');

async function open(page: Page, input = '', more = {}): Promise<void> {
  await page.goto(`/json-editor/${input === '' ? '' : `#${new URLSearchParams({ input, ...more })}`}`);
  await expect(host(page).locator('.jse-main')).toBeVisible();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

test('the text area works before the editor has loaded', async ({ page }) => {
  await page.route('**/_astro/editor*', (route) => route.abort());
  await page.goto('/json-editor/');
  await page.locator('textarea[name=input]').fill('{"a": }');
  await expect(page.locator('main [role=alert]')).toContainText('Line 1, column 7');
  await page.locator('textarea[name=input]').fill('{"a": 1}');
  await expect(page.locator('output[name=valid]')).toHaveText('yes');
});

test('changing a value keeps the spelling of the other numbers', async ({ page }) => {
  await open(page, '{"n":1.0,"big":12345678901234567890,"name":"a"}');
  const value = host(page).locator('.jse-value.jse-string').first();
  await value.dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('b');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('{"n":1.0,"big":12345678901234567890,"name":"b"}');
  await expect(page.locator('output[name=changes]')).toHaveAttribute('data-value', '1');
  await form(page).getByText('Compare with the last saved version').click();
  await expect(page.locator('.json-diff [data-sign="+"]')).toContainText('"name":"b"');
  await host(page).getByTitle(/^Undo/).click();
  await expect(result(page)).toHaveText('{"n":1.0,"big":12345678901234567890,"name":"a"}');
});

test('a document with a duplicate key opens as text, and shows the reason', async ({ page }) => {
  await open(page, '{"a": 1,\n"a": 2}');
  await expect(host(page).locator('.cm-content')).toContainText('"a": 2');
  await expect(page.locator('[data-note]')).toContainText('line 2 is already on line 1');
});

for (const [what, input, reason] of [
  ['nested too deeply for a tree', `${'['.repeat(200)}1${']'.repeat(200)}`, 'more than 60 levels deep'],
  ['of 100,000 brackets', '['.repeat(100_000), 'more than 60 levels deep'],
  ['with a key that every object inherits', '{"constructor":1,"toString":2}', 'The key “constructor” on line 1'],
] as const) {
  test(`a document ${what} opens as text, and shows the reason`, async ({ page }) => {
    await open(page);
    await page.locator('textarea[name=input]').evaluate((area: HTMLTextAreaElement, text) => {
      area.value = text;
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }, input);
    await expect(page.locator('[data-note]')).toContainText(reason);
    await expect(host(page).locator('.cm-content')).toContainText(input.slice(0, 12));
    await expect(form(page).locator('input[name=view][value=text]')).toBeChecked();
    // The next visit starts with this document, and does not fail on it either.
    await expect(page.getByText('Kept on this device')).toBeVisible();
    await open(page);
    await expect(host(page).locator('.cm-content')).toContainText(input.slice(0, 12));
  });
}

test('a byte order mark needs no repair', async ({ page }) => {
  await open(page, '\uFEFF{"a":1}');
  await expect(page.locator('[data-note]')).toContainText('byte order mark');
  await expect(host(page)).toContainText('a');
  await expect(host(page)).not.toContainText('invalid');
  await expect(result(page)).toHaveText('{"a":1}');
});

test('“Format” and “Compact” keep the order of keys and the duplicates', async ({ page }) => {
  await open(page, '{"b": 1.0, "2": 2, "1": 3, "b": 4}', { view: 'text' });
  await host(page).locator('.jse-format').click();
  await expect(result(page)).toHaveText('{\n  "b": 1.0,\n  "2": 2,\n  "1": 3,\n  "b": 4\n}');
  await host(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+Shift+I');
  await expect(result(page)).toHaveText('{"b":1.0,"2":2,"1":3,"b":4}');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(result(page)).toHaveText('{\n  "b": 1.0,\n  "2": 2,\n  "1": 3,\n  "b": 4\n}');
});

test('keeps text that isn’t JSON, and shows where the error is', async ({ page }) => {
  await open(page, '{"a": 1', { view: 'text' });
  await expect(host(page).locator('.cm-content')).toContainText('{"a": 1');
  await expect(page.locator('form#tool > [role=alert]')).toContainText('Line 1, column 8');
  await expect(result(page)).toHaveText('{"a": 1');
});

test('the three views show the same document', async ({ page }) => {
  await open(page, '[{"a":1},{"a":2}]');
  await form(page).locator('input[name=view][value=table]').check();
  await expect(host(page).locator('.jse-table-mode')).toBeVisible();
  await form(page).locator('input[name=view][value=text]').check();
  await expect(host(page).locator('.cm-content')).toBeVisible();
});

test('the document is restored on the next visit', async ({ page }) => {
  await open(page, '', {});
  await page.locator('textarea[name=input]').evaluate((area: HTMLTextAreaElement) => {
    area.value = '{"kept":1.50}';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.goto('/html-to-text/');
  await page.evaluate(() => sessionStorage.clear());
  await open(page);
  await expect(host(page)).toContainText('kept');
  await expect(host(page)).toContainText('1.50');
});

test('edits from before a reload can be undone and redone', async ({ page }) => {
  await open(page, '', {});
  await form(page).locator('input[name=view][value=text]').check();
  const content = host(page).locator('.cm-content');
  await content.click();
  await page.keyboard.insertText('[1]');
  await expect(result(page)).toHaveText('[1]');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('[2]');
  await expect(result(page)).toHaveText('[2]');
  await page.reload();
  await expect(content).toHaveText('[2]');
  await host(page).getByTitle(/^Undo/).click();
  await expect(result(page)).toHaveText('[1]');
  await content.click();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(result(page)).toHaveText('[2]');
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(result(page)).toHaveText('');
});

test('an opened file is saved in place', async ({ page }) => {
  await page.addInitScript(() => {
    const file = async () => (await navigator.storage.getDirectory()).getFileHandle('settings.json', { create: true });
    window.showOpenFilePicker = async () => [await file()];
  });
  await page.goto('/json-editor/');
  await page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('settings.json', { create: true });
    const stream = await handle.createWritable();
    await stream.write('{"a":1}');
    await stream.close();
  });
  await open(page);
  await form(page).getByText('Open a file').click();
  await expect(result(page)).toHaveText('{"a":1}');
  await form(page).locator('input[name=view][value=text]').check();
  await host(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('{"a":2}');
  await expect(page.locator('output[name=changes]')).toHaveAttribute('data-value', '1');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByText('Saved to settings.json')).toBeAttached();
  await expect(page.locator('output[name=changes]')).toHaveAttribute('data-value', '0');
  const written = await page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('settings.json');
    return (await handle.getFile()).text();
  });
  expect(written).toBe('{"a":2}\n');
});

test('a document too long for a tree opens as text that can be edited', async ({ page }) => {
  await open(page);
  const long = `[\n${'"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",\n'.repeat(250_000)}1]`;
  await form(page)
    .locator('input[name=file]')
    .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(long) });
  await expect(page.locator('output[name=valid]')).toHaveText('yes');
  await expect(page.locator('[data-note]').first()).toContainText('Documents over 10 MB open as text');
  const text = page.locator('.large-text .cm-content');
  await expect(text).toContainText('xxxx');
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('?');
  await expect(page.locator('form#tool > [role=alert]')).toContainText('Line 1, column 1');
});

test('enters and leaves full screen', async ({ page }) => {
  await open(page, '{"a":1}');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.locator('.json-frame:fullscreen')).toBeVisible();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.locator('.json-frame:fullscreen')).toHaveCount(0);
});

test('finds and replaces text', async ({ page }) => {
  await open(page, '["a","b","a"]', { view: 'text' });
  await host(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+F');
  await host(page).locator('.cm-search input[name=search]').fill('"a"');
  await host(page).locator('.cm-search input[name=replace]').fill('"c"');
  await host(page).locator('.cm-search button[name=replaceAll]').click();
  await expect(result(page)).toHaveText('["c","b","c"]');
});

test('text in a document is never parsed as markup, and does not violate the content security policy', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
  await open(page, JSON.stringify({ '<img src=x onerror=hit=1>': '<script>hit=1</script><img src=x onerror=hit=1>' }));
  await expect(host(page)).toContainText('<script>');
  expect(await host(page).locator('script, img').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(refused).toEqual([]);
});
