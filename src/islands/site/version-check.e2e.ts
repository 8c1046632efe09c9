import { expect, test } from '@playwright/test';
import { testSite, untilKept } from '../../testing/test-site';

// A new version reaches open tabs through the service worker.
test.use({ serviceWorkers: 'allow' });

let site: Awaited<ReturnType<typeof testSite>>;
test.beforeEach(async () => {
  site = await testSite();
});
test.afterEach(() => site.close());

test('a new version: on return to the tab it is told, and the next page is the new one', async ({ page }) => {
  await page.goto(`${site.url}/about/`);
  await untilKept(page);
  // Fetched ahead, and so in every cache there is.
  await page.evaluate(() => fetch('/contact/'));
  await page.evaluate(() => {
    document.addEventListener('smallkit:toast', (event) => {
      document.documentElement.dataset.told = (event as CustomEvent<{ key: string }>).detail.key;
    });
  });
  site.publish('fedcba9876543210');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html')).toHaveAttribute('data-told', 'status.newVersion');
  await expect(page.locator('body')).not.toHaveAttribute('data-version');
  await page.locator('a[href="/contact/"]').first().click();
  await page.waitForURL('**/contact/');
  await expect(page.locator('body')).toHaveAttribute('data-version', 'fedcba9876543210');
});

test('the hour is asked for by a timer', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.url}/about/`);
  const asked = page.waitForRequest(/builds\/latest\.json\?\d+$/);
  // The watch begins once the page is quiet: with it, links are fetched ahead.
  await page.clock.runFor(2_000);
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  await page.clock.fastForward('01:00:01');
  await asked;
});

test('an update breaks no open tab: its scripts are there though the host has them no more', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/reverse-text/`);
  await untilKept(page);
  site.publish('fedcba9876543210');
  site.remove('_astro');
  const second = await context.newPage();
  await second.goto(`${site.url}/about/`);
  await second.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const builds = () => second.evaluate(() => caches.keys());
  await expect.poll(builds).toContainEqual(expect.stringContaining('fedcba9876543210'));
  await page.locator('[name=input]').fill('hello');
  await expect(page.locator('output[name=result]')).toHaveText('olleh');
});
