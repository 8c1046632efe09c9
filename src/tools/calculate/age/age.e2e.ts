import { expect, test } from '@playwright/test';

test('the date in a link is in the form, however late its control’s own module comes', async ({ page }) => {
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/DateControl*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/chronological-age-calculator/#birth=1990-06-15&asOf=2026-11-21');
  const form = page.locator('form#tool');
  await expect(form).not.toHaveAttribute('data-state', /loading|working/);
  come();
  await expect(page.locator('input[name=birth]')).toHaveValue('1990-06-15');
  await expect(page.locator('output[name=years]')).toHaveText('36');
});
