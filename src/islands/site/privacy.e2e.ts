import { expect, test } from '@playwright/test';
import { quiet } from '../../testing/e2e';

test('sends no request to another host, not even while typing', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/reverse-text/', '/blog/', '/deals/', '/about/', '/pl/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await page.goto('/reverse-text/', { waitUntil: 'networkidle' });
  await page.locator('[name=input]').fill('warm up');
  await expect(page.locator('output[name=result]')).toHaveText('pu mraw');
  // Prefetching has finished, and what a long paste needs has loaded: its worker is the last of it.
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  await expect.poll(() => page.workers().length).toBe(1);
  await quiet(page);
  const before = asked.length;
  await page.locator('[name=input]').pressSequentially(' a secret');
  await expect(page.locator('output[name=result]')).toContainText('terces');
  await quiet(page);
  const own = (url: string) => !url.startsWith('blob:') && !url.endsWith('/robots.txt');
  expect(asked.slice(before).filter(own)).toEqual([]);
  expect(asked.filter((url) => !/^(http:\/\/127\.0\.0\.1:\d+\/|blob:|data:)/.test(url))).toEqual([]);
});

test.describe('prefetches links', () => {
  test('from one second after the page has loaded', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.goto('/about/');
    await page.clock.runFor(900);
    expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
    await page.clock.runFor(200);
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    for (const link of await page.locator('link[rel=prefetch]').all()) {
      expect(await link.getAttribute('href')).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\/.*\/$|^http:\/\/127\.0\.0\.1:\d+\/$/,
      );
    }
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '3g' },
    { effectiveType: 'slow-2g' },
  ]) {
    test(`but not with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), connection);
      await page.clock.install();
      await page.goto('/about/');
      await page.clock.runFor(10_000);
      await quiet(page);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });
  }
});
