import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../testing/axe';

const open = async (page: Page, address: string, input: string) => {
  await page.goto(`${address}#${new URLSearchParams({ input })}`);
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
};

test('underlines findings in the text, and the button moves from one to the next', async ({ page }) => {
  await open(page, '/css-validator/', `${'a{color:red}\n'.repeat(60)}a{colr:red}\nb{color:redd}`);
  await expect(page.locator('output[name=errors]')).toHaveText('2');
  await expect(page.locator('output[name=result]')).toContainText('61:3 error');
  await page.getByRole('button', { name: 'Next issue' }).click();
  await expect(page.locator('.cm-finding-error').first()).toHaveText('colr');
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toBe('colr');
  await page.getByRole('button', { name: 'Next issue' }).click();
  await expect.poll(selected).toBe('redd');
  await page.getByRole('button', { name: 'Previous issue' }).click();
  await expect.poll(selected).toBe('colr');
});

test('marks follow the text while typing, and a text without findings is shown as valid', async ({ page }) => {
  await open(page, '/json-validator/', '{"a":1,}');
  await expect(page.locator('.cm-finding-error')).toHaveText('}');
  await expect(page.locator('output[name=valid]')).toHaveAttribute('data-value', 'Not valid');
  await page.locator('.cm-content').fill('{"a":1}');
  await expect(page.locator('output[name=valid]')).toHaveAttribute('data-value', 'Valid');
  await expect(page.locator('.cm-finding-error')).toHaveCount(0);
  await expect(page.getByText('No issues found.')).toBeVisible();
});

test('axe finds nothing on a page with findings', async ({ page }) => {
  await open(page, '/yaml-validator/', 'country: no\nname: a\nname: b');
  await expect(page.locator('.cm-finding-warning')).toHaveText('no');
  expect(await violations(page)).toEqual([]);
});
