import { expect, test } from '@playwright/test';
import { COMPLETE_BROWSER } from '../../../testing/complete-browser';

test(
  'loads the Lua formatter from this site, and works again after input nested so deeply that it traps',
  { tag: COMPLETE_BROWSER },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/lua-beautifier/#${new URLSearchParams({ input: 'local  a <const> = 1 // 2' })}`);
    const result = page.locator('output[name=result]');
    await expect(result).toHaveText('local a <const> = 1 // 2');
    const origin = new URL(page.url()).origin;
    expect(asked.filter((address) => !address.startsWith(origin) && !address.startsWith('data:'))).toEqual([]);
    const setInput = (input: string) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, new URLSearchParams({ input }).toString());
    await setInput(`x = ${'('.repeat(5000)}1${')'.repeat(5000)}`);
    await expect(page.getByRole('alert')).toContainText('nested too deeply');
    await setInput('x  =  2');
    await expect(result).toHaveText('x = 2');
  },
);

test('the page of one language shows only its own options', async ({ page }) => {
  await page.goto('/sql-formatter/');
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  await expect(page.locator('select[name=dialect]')).toBeVisible();
  await expect(page.locator('input[name=width]')).toBeHidden();
  await expect(page.locator('select[name=luaSyntax]')).toBeHidden();
});

test('a syntax error shows its line, keeps the text, and marks the last result as outdated', async ({ page }) => {
  await page.goto(`/js-formatter/#${new URLSearchParams({ input: 'let a=1' })}`);
  await expect(page.locator('output[name=result]')).toHaveText('let a = 1;');
  await page.locator('.cm-content').fill('let a=1\nlet b = ;');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 9');
  await expect(page.locator('.results')).toHaveAttribute('data-stale', '');
  await expect(page.locator('.cm-wrong-line')).toHaveText('let b = ;');
  await expect(page.locator('textarea[name=input]')).toHaveValue('let a=1\nlet b = ;');
});
