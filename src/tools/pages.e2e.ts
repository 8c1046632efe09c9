import { globSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

/** Every page of the built site, as the sitemap of the build manifest lists it. */
const pages = globSync('dist/**/*.html')
  .map((file) => `/${file.replace(/^dist\//, '').replace(/index\.html$/, '')}`)
  .filter((path) => !path.startsWith('/sandbox/') && path !== '/404.html')
  .sort();

/** Fails on anything in the console, any failed request, and any request that leaves the site. */
function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && wrong.push(`console: ${message.text()}`),
  );
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  // Leaving a page ends what it was still asking for; that is no failure.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') wrong.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => response.status() >= 400 && wrong.push(`${response.status()}: ${response.url()}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') wrong.push(`third party: ${request.url()}`);
  });
  return wrong;
}

test('the build has the pages of every language', () => {
  expect(pages.length).toBeGreaterThan(150);
  for (const lang of ['es', 'fr', 'id', 'it', 'pl', 'pt', 'ru']) expect(pages).toContain(`/${lang}/`);
});

// A browser context for each group: pages are many, and each is opened once.
const GROUP = 20;
for (let at = 0; at < pages.length; at += GROUP) {
  const group = pages.slice(at, at + GROUP);
  test(`opens without an error: ${group[0]} to ${group.at(-1)}`, async ({ page }) => {
    const wrong = watch(page);
    for (const path of group) {
      await page.goto(path, { waitUntil: 'load' });
      // Nobody is signed in: a page for those who are leads elsewhere, and that must have ended before the next one.
      if (path.startsWith('/user/')) await page.waitForURL('**/setting/sign-in/**');
      const form = page.locator('form#tool');
      if (await form.count()) {
        await form.hover();
        await expect(form, path).not.toHaveAttribute('data-state', 'loading');
        await expect(form, path).not.toHaveAttribute('data-state', 'working');
      }
      expect(wrong, path).toEqual([]);
    }
  });
}
