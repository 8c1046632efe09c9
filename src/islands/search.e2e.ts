import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'block' });

test('retries a failed list of tools with the next letter', async ({ page }) => {
  let asked = 0;
  const list = '**/api/en/tools';
  await page.route(list, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto('/');
  const box = page.locator('main').getByRole('searchbox');
  await box.focus();
  // The HTTP client retries a GET once.
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await page.unroute(list);
  await box.pressSequentially('uuid');
  await expect(page.locator('main .search .card').first()).toHaveText('UUID generator');
});
