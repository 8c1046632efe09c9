import { expect, test } from '@playwright/test';

test.describe('trailing slash', () => {
  for (const path of [
    '/about',
    '/blog',
    '/es',
    '/reverse-text',
    '/deals/brevo-free-trial',
    '/setting',
    '/setting/any/path',
  ]) {
    test(`${path} redirects to ${path}/, with its query`, async ({ request }) => {
      const response = await request.get(`${path}?a=1&b=%2F`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(`${path}/?a=1&b=%2F`);
    });
  }
});

for (const path of ['/linkedin-text-formatter', '/linkedin-text-formatter/']) {
  test(`${path} redirects to the page with its capital I`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(new URL(response.headers().location ?? '', 'http://127.0.0.1').pathname).toBe('/linkedIn-text-formatter/');
  });
}

test('an unknown path shows the 404 page with that path', async ({ page }) => {
  const response = await page.goto('/no/such-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /no/such-page/')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We lost this page');
});

test('any path under /setting/ shows the settings', async ({ page }) => {
  const response = await page.goto('/setting/any/path/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const lang of ['en', 'fr', 'it', 'id', 'pt', 'es', 'pl', 'ru']) {
  test(`/api/${lang}/tools is JSON: text, url and icon of each tool`, async ({ request }) => {
    const response = await request.get(`/api/${lang}/tools`);
    expect(response.headers()['content-type']).toBe('application/json');
    const tools = (await response.json()) as { text: string; url: string; icon: string }[];
    expect(tools.length).toBeGreaterThan(0);
    for (const { text, url, icon } of tools)
      expect([typeof text, url, icon]).toEqual([
        'string',
        expect.stringMatching(/^\//),
        expect.stringContaining('<svg'),
      ]);
  });
}

test('builds can be requested, and are never cached', async ({ request }) => {
  const response = await request.get(`/builds/latest.json?${Date.now()}`);
  const { id } = (await response.json()) as { id: string };
  expect(response.headers()['cache-control']).toBe('no-store');
  const meta = (await (await request.get(`/builds/meta/${id}.json`)).json()) as {
    prerendered: string[];
    routeRules: object;
  };
  expect(meta.prerendered).toContain('/about/');
  expect(Object.keys(meta.routeRules)).toContain('/setting/**');
  const payload = await request.get(`/about/_payload.json?${id}`);
  expect(await payload.json()).toMatchObject({ path: '/about/', lang: 'en' });
});

test('pages, files and 404s have security headers', async ({ request }) => {
  for (const path of ['/', '/favicon.svg', '/nope/']) {
    expect((await request.get(path)).headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "frame-ancestors 'self'",
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
  }
});

test('pages are revalidated, scripts are cached forever', async ({ page, request }) => {
  expect((await request.get('/about/')).headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  await page.goto('/about/');
  const script = await page.locator('script[type=module][src]').first().getAttribute('src');
  expect((await request.get(script ?? '')).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('no script runs that the build has not hashed', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto('/about/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="document.title = \'run\'">');
  });
  await expect.poll(() => refused.join('\n')).toContain('Content Security Policy');
  expect(await page.title()).not.toBe('run');
  expect(
    await page.evaluate(() =>
      fetch('https://example.com/')
        .then(() => 'sent')
        .catch(() => 'refused'),
    ),
  ).toBe('refused');
});

test("a visitor's HTML runs in a sandbox without an origin", async ({ page }) => {
  await page.goto('/about/');
  const origin = await page.evaluate(
    () =>
      new Promise((done) => {
        const frame = document.createElement('iframe');
        frame.src = '/sandbox/preview.html';
        frame.onload = () => done(frame.contentDocument === null ? 'none' : 'ours');
        document.body.append(frame);
      }),
  );
  expect(origin).toBe('none');
});
