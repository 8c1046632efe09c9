import { expect, test } from '@playwright/test';
import { testSite, untilKept } from '../../testing/test-site';

// A new version reaches open tabs through the service worker.
test.use({ serviceWorkers: 'allow' });

let site: Awaited<ReturnType<typeof testSite>>;
test.beforeEach(async () => {
  site = await testSite();
});
test.afterEach(() => site.close());

test('on return to the tab, announces a new version and loads the next page from it', async ({ page }) => {
  await page.goto(`${site.url}/about/`);
  await untilKept(page);
  // Prefetched, so that it is in every cache.
  await page.evaluate(() => fetch('/contact/'));
  await page.evaluate(() => {
    document.addEventListener('smallkit:toast', (event) => {
      document.documentElement.dataset.told = (event as CustomEvent<{ key: string }>).detail.key;
    });
  });
  site.publishPages('fedcba9876543210');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html')).toHaveAttribute('data-told', 'status.newVersion');
  await expect(page.locator('body')).not.toHaveAttribute('data-version');
  await page.locator('a[href="/contact/"]').first().click();
  await page.waitForURL('**/contact/');
  await expect(page.locator('body')).toHaveAttribute('data-version', 'fedcba9876543210');
});

test('checks every hour with a timer', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.url}/about/`);
  const asked = page.waitForRequest(/builds\/latest\.json\?\d+$/);
  // The checks begin once the page is idle, at the same time as prefetching.
  await page.clock.runFor(2_000);
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  await page.clock.fastForward('01:00:01');
  await asked;
});

test('an update breaks no open tab: its scripts are available even if the host has removed them', async ({
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
