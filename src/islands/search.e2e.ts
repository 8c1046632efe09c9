import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'block' });

test('a list of tools that did not come is asked for again with the next letter', async ({ page }) => {
  let asked = 0;
  const list = '**/api/en/tools';
  await page.route(list, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto('/');
  const box = page.locator('main').getByRole('searchbox');
  await box.focus();
  // What reads is asked once more by itself.
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await page.unroute(list);
  await box.pressSequentially('uuid');
  await expect(page.locator('main .search .card').first()).toHaveText('UUID generator');
});
