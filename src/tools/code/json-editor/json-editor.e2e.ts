import { expect, test, type Page } from '@playwright/test';

const form = (page: Page) => page.locator('form#tool');
const host = (page: Page) => page.locator('.json-host');
const result = (page: Page) => page.locator('output[name=result]');

async function open(page: Page, input = '', more = {}): Promise<void> {
  await page.goto(`/json-editor/${input === '' ? '' : `#${new URLSearchParams({ input, ...more })}`}`);
  await expect(host(page).locator('.jse-main')).toBeVisible({ timeout: 20_000 });
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

test('the text area works before the editor is there', async ({ page }) => {
  await page.route('**/_astro/editor*', (route) => route.abort());
  await page.goto('/json-editor/');
  await page.locator('textarea[name=input]').fill('{"a": }');
  await expect(page.locator('main [role=alert]')).toContainText('Line 1, column 7');
  await page.locator('textarea[name=input]').fill('{"a": 1}');
  await expect(page.locator('output[name=valid]')).toHaveText('yes');
});

test('a changed value leaves the other numbers as they were written', async ({ page }) => {
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

test('a document with a key twice opens as text, with the reason', async ({ page }) => {
  await open(page, '{"a": 1,\n"a": 2}');
  await expect(host(page).locator('.cm-content')).toContainText('"a": 2');
  await expect(page.locator('[data-note]')).toContainText('line 2 stands in line 1 already');
});

test('what is no JSON is kept, and said with its place', async ({ page }) => {
  await open(page, '{"a": 1', { view: 'text' });
  await expect(host(page).locator('.cm-content')).toContainText('{"a": 1');
  await expect(page.locator('form#tool > [role=alert]')).toContainText('Line 1, column 8');
  await expect(result(page)).toHaveText('{"a": 1');
});

test('the three views show one document', async ({ page }) => {
  await open(page, '[{"a":1},{"a":2}]');
  await form(page).locator('input[name=view][value=table]').check();
  await expect(host(page).locator('.jse-table-mode')).toBeVisible();
  await form(page).locator('input[name=view][value=text]').check();
  await expect(host(page).locator('.cm-content')).toBeVisible();
});

test('the document is there at the next visit', async ({ page }) => {
  await open(page, '', {});
  await page.locator('textarea[name=input]').evaluate((area: HTMLTextAreaElement) => {
    area.value = '{"kept":1.50}';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:json-editor'))).toBe('{"kept":1.50}');
  await page.goto('/html-to-text/');
  await page.evaluate(() => sessionStorage.clear());
  await open(page);
  await expect(host(page)).toContainText('kept');
  await expect(host(page)).toContainText('1.50');
});

test('text inside a document is never markup, and no policy is broken', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
  await open(page, JSON.stringify({ '<img src=x onerror=hit=1>': '<script>hit=1</script><img src=x onerror=hit=1>' }));
  await expect(host(page)).toContainText('<script>');
  expect(await host(page).locator('script, img').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(refused).toEqual([]);
});
