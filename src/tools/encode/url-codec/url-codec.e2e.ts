import { expect, test } from '@playwright/test';
import { violations } from '../../../testing/axe';

test('copies each part of a URL with a click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/url-decode/');
  await page.locator('form#tool').hover();
  await page.locator('textarea[name=input]').fill('https://ex.org/?q=caf%C3%A9%20cr%C3%A8me&empty=');
  const rows = page.locator('.result-table tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(3)).toContainText('Query');
  await page.getByRole('button', { name: 'Copy café crème' }).click();
  await expect(page.locator('p[role=status]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('café crème');
  await expect(rows.nth(4).getByRole('button')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('keeps a stray percent sign and adds a note', async ({ page }) => {
  await page.goto(`/url-decode/#${new URLSearchParams({ input: '100% sure' })}`);
  await expect(page.locator('output[name=result]')).toHaveText('100% sure');
  await expect(page.locator('[data-note]')).toContainText('line 1, column 4');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.result-table')).toHaveCount(0);
});
