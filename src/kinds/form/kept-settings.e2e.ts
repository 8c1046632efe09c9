import { expect, test } from '@playwright/test';

test('settings are kept for the next visit in another tab, and what is processed is not', async ({ page, context }) => {
  await page.goto('/utm-builder/');
  await page.locator('[name=input]').fill('https://example.com/');
  await page.locator('[name=source]').fill('newsletter');
  await page.locator('.more-options > summary').click();
  await page.locator('[name=space]').selectOption('hyphen');
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');

  const next = await context.newPage();
  await next.goto('/utm-builder/');
  await next.locator('[name=input]').click();
  await expect(next.locator('[name=source]')).toHaveValue('newsletter');
  await expect(next.locator('[name=space]')).toHaveValue('hyphen');
  await expect(next.locator('[name=input]')).toHaveValue('');

  // A link has its own settings, and does not change those of this device.
  await next.goto('/utm-builder/#input=https%3A%2F%2Fexample.org%2F&source=link');
  await next.reload();
  await expect(next.locator('output[name=result]').first()).toHaveText('https://example.org/?utm_source=link');
  await expect(next.locator('[name=space]')).toHaveValue('percent');

  const last = await context.newPage();
  await last.goto('/utm-builder/');
  await last.locator('[name=source]').click();
  await expect(last.locator('[name=source]')).toHaveValue('newsletter');
  await last.locator('[name=input]').fill('https://example.com/');
  await last.locator('[name=source]').fill('');
  await last.locator('.more-options > summary').click();
  await last.locator('[name=space]').selectOption('percent');
  await expect
    .poll(() => last.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('settings:'))))
    .toEqual([]);
});
