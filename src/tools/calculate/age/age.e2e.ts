import { expect, test } from '@playwright/test';

test('fills in the date from a link, even if the control’s own module loads late', async ({ page }) => {
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/DateControl*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  const asked = page.waitForRequest('**/DateControl*.js');
  await page.goto('/chronological-age-calculator/#birth=1990-06-15&asOf=2026-11-21');
  // The form waits for the control: its state isn't 'done' before the control has loaded.
  await asked;
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'loading');
  come();
  await expect(page.locator('input[name=birth]')).toHaveValue('1990-06-15');
  await expect(page.locator('output[name=years]')).toHaveText('36');
});
