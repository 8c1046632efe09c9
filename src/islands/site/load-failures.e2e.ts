import { expect, test, type Page } from '@playwright/test';
import { quiet } from '../../testing/e2e';

// Routes see the page's requests, not those of a service worker on its behalf.
test.use({ serviceWorkers: 'block' });

/** Makes a script of this site throw. */
async function fail(page: Page, message: string): Promise<void> {
  await page.route('**/_astro/failing.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `setTimeout(() => { throw new TypeError(${JSON.stringify(message)}); })`,
    }),
  );
  await page.addScriptTag({ url: '/_astro/failing.js' });
}

test('a script that fails to load reloads the page once, and then shows the error screen', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => request.isNavigationRequest() && documents++);
  await page.route(/_astro\/island/, (route) => route.abort());
  await page.goto('/reverse-text/');
  // The navigation has not begun yet: until the new page arrives, the old one counts as 'loaded'.
  const reloaded = page.waitForEvent('framenavigated');
  await page.locator('[name=input]').focus();
  await reloaded;
  await page.waitForLoadState();
  expect(documents).toBe(2);
  await page.locator('[name=input]').focus();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(documents).toBe(2);
});

test('the same path may be reloaded again after ten seconds', async ({ page }) => {
  await page.goto('/about/');
  await page.evaluate(() => sessionStorage.setItem('smallkit:reload', `${Date.now() - 1} /about/`));
  const reloaded = page.waitForEvent('framenavigated');
  await page.evaluate(() => void Promise.reject(new TypeError('Failed to fetch dynamically imported module: x')));
  await reloaded;
  await page.waitForLoadState();
  await quiet(page);
});

test('an unhandled error shows the error screen; typed text stays behind it', async ({ page }) => {
  await page.goto('/reverse-text/#input=x');
  await expect(page.locator('output[name=result]')).toHaveText('x');
  await page.locator('[name=input]').fill('typed text');
  await fail(page, 'boom & co');
  const heading = page.getByRole('heading', { name: 'Something went wrong' });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  const href = (await page.getByRole('main').getByRole('link', { name: 'Contact us' }).getAttribute('href')) ?? '';
  expect(href).toMatch(/^mailto:/);
  const mail = new URL(href);
  expect(mail.searchParams.get('subject')).toBe('500 Error');
  expect(mail.searchParams.get('body')).toContain('/reverse-text/\n');
  expect(mail.searchParams.get('body')).toContain('TypeError: boom & co');
  expect(mail.searchParams.get('body')).not.toContain('typed');
  expect(await page.locator('[name=input]').inputValue()).toBe('typed text');
  await expect(page.locator('[name=input]')).toBeHidden();
});

for (const userAgent of [
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'Chrome-Lighthouse',
  'facebookexternalhit/1.1',
  'SomeBot/1',
]) {
  test.describe(userAgent, () => {
    test.use({ userAgent });
    test('gets no error screen: the error is only logged', async ({ page }) => {
      const logged: string[] = [];
      page.on('pageerror', (error) => logged.push(error.message));
      await page.goto('/about/');
      await fail(page, 'boom');
      await expect.poll(() => logged).toEqual(['boom']);
      await quiet(page);
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
    });
  });
}

test('an error of an extension or a third party shows no error screen', async ({ page }) => {
  await page.goto('/about/');
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'x', filename: 'chrome-extension://abc/a.js', error: 'x' }));
    dispatchEvent(new ErrorEvent('error', { message: 'x', filename: 'https://ads.example/a.js', error: 'x' }));
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  });
  await quiet(page);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
});
