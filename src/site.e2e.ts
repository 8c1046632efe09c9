import { expect, test, type Page } from '@playwright/test';
import { share } from './testing/e2e';
import { violations } from './testing/axe';
import { wakeTool } from './tour/example';

/** The tour checks tool pages in light mode, and tokens.test.ts every token's contrast. */
const WITHOUT_TOOL = [
  '/',
  '/pl/',
  '/blog/',
  '/blog/base64-is-not-encryption/',
  '/category/development/',
  '/deals/',
  '/deals/brevo-free-trial/',
  '/about/',
  '/contact/',
  '/setting/',
  '/nowhere/',
];
const ONE_OF_EACH_KIND = [
  '/reverse-text/',
  '/fancy-font-generator/',
  '/word-counter/',
  '/random-number-generator/',
  '/loan-calculator/',
  '/text-symbols/',
  '/image-resizer/',
  '/dns-lookup/',
  '/yes-or-no-wheel/',
  '/markdown-editor/',
];

for (const [colorScheme, paths] of [
  ['light', WITHOUT_TOOL],
  ['dark', ['/', ...ONE_OF_EACH_KIND]],
] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        if (await page.locator('form#tool').count()) await wakeTool(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test('a category without posts leads to its language’s blog', async ({ page }) => {
  await page.goto('/pl/category/prywatnosc/');
  await expect(page).toHaveURL(/\/pl\/category\/pieniadze-i-daty\/$/);
});

test('a post loads its tool when the reader comes near it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/blog/a-raffle-that-nobody-can-doubt/');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  const renderers = () => scripts.filter((path) => /\/react\./.test(path));
  expect(renderers()).toEqual([]);
  await page.locator('#tool').scrollIntoViewIfNeeded();
  await expect(page.locator('#tool')).not.toHaveAttribute('data-state', 'loading');
  expect(renderers()).toHaveLength(1);
});

test('the list of free trials shows one group, without a script', async ({ browser }, { project }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: project.use.baseURL ?? '' });
  await page.goto('/deals/');
  const shown = page.locator('.deals > li:visible');
  const all = await shown.count();
  await page.getByRole('radio', { name: /^Free plans/ }).check();
  await expect(shown.filter({ hasText: 'Brevo' })).toHaveCount(1);
  await expect(shown.filter({ hasText: 'Photoshop' })).toHaveCount(0);
  await page.getByRole('radio', { name: /^All/ }).check();
  await expect(shown).toHaveCount(all);
  await page.close();
});

test.describe('search', () => {
  test('finds a tool on the home page and opens it with the keyboard', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search tools' }).first().fill('BASE64 enc');
    const card = page.locator('.search .card').first();
    await expect(card).toHaveText('Base64 encode');
    const color = await card.locator('.card-icon').evaluate((icon) => (icon as HTMLElement).style.background);
    expect(color).toMatch(/^rgb/);
    await page.keyboard.press('ArrowDown');
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/base64-encode\/$/);
  });

  test('shows a message if nothing matches, and lists the nearest by spelling', async ({ page }) => {
    await page.goto('/pl/');
    await page.getByRole('searchbox').first().fill('kalkulatro');
    await expect(page.getByText('Brak wyników. Spróbuj innego słowa')).toBeVisible();
    await expect(page.locator('.search .card').first()).toHaveText(/^Kalkulator /);
  });

  test('opens on any page with Ctrl+K and with /, but not while typing', async ({ page }) => {
    await page.goto('/reverse-text/');
    await page.locator('textarea[name=input]').press('/');
    await expect(page.locator('dialog#palette')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.locator('#palette-search')).toBeFocused();
    await page.keyboard.type('uuid');
    await expect(page.locator('#palette .card')).toHaveText(['UUID generator']);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog#palette')).toBeHidden();
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await expect(page.locator('#palette-search')).toBeFocused();
  });
});

test.describe('color mode', () => {
  const color = (page: Page) => page.evaluate(() => document.documentElement.dataset.color);

  test('follows the device in the system setting', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    expect(await color(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => color(page)).toBe('dark');
  });

  test('remembers the choice, before the first paint of the next page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await page.getByLabel('Color mode').click();
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await color(page)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');
    await page.goto('/about/', { waitUntil: 'commit' });
    await page.waitForSelector('body');
    expect(await color(page)).toBe('dark');
  });
});

test('the language switch leads to the same tool, otherwise to that language’s home page', async ({ page }) => {
  await page.goto('/aspect-ratio-calculator/');
  await page.locator('summary', { hasText: 'English' }).click();
  await expect(page.locator('.menu-list a[hreflang=pl]')).toHaveAttribute('href', '/pl/kalkulator-proporcji-obrazu/');
  await expect(page.locator('.menu-list a[hreflang=fr]')).toHaveAttribute('href', '/fr/');
  await page.locator('.menu-list a[hreflang=pl]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('h1')).toHaveText('Kalkulator proporcji obrazu');
});

test.describe('not found', () => {
  test('shows the path, with status 404 and the text in the specification', async ({ page }) => {
    const response = await page.goto('/no-such-tool/');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page Not Found: /no-such-tool/')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('We lost this page');
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact/');
    await expect(page.getByRole('link', { name: 'View lastest posts' })).toHaveAttribute('href', '/blog/');
    const search = page.locator('main').getByRole('searchbox');
    await expect(search).toHaveValue('no such tool');
    await search.fill('uuid');
    await expect(page.locator('main .card').first()).toHaveText('UUID generator');
  });

  test('searches for the words of the path', async ({ page }) => {
    await page.goto('/es/contador-palabras.html');
    await expect(page.locator('main .card').first()).toHaveText('Contador de palabras');
  });

  test('uses the language of the path', async ({ page }) => {
    await page.goto('/ru/net-takoy/');
    await expect(page.locator('h1')).toHaveText('Такой страницы нет');
    await expect(page.locator('.site-header').getByRole('button', { name: 'Поиск инструментов' })).toBeVisible();
    await expect(page.locator('.site-footer').getByRole('link', { name: 'Контакты' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.locator('#palette-search')).toBeFocused();
    await expect(page.getByText('Страница не найдена: /ru/net-takoy/')).toBeVisible();
  });
});

test('any path under /setting/ shows the settings, and the unknown name', async ({ page }) => {
  const response = await page.goto('/setting/volume/');
  expect(response?.status()).toBe(200);
  await expect(page.getByText('There is no setting called “volume”.')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('colour-mode', 'dark'));
  await page.getByRole('button', { name: 'Erase everything saved on this device' }).click();
  await expect(page.getByText('Everything saved here has been erased.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe('a tool’s form', () => {
  test('keeps what was typed before React hydrated', async ({ page }) => {
    await page.addInitScript(() => {
      // As soon as the parser has created the text area, before any script of the page has run.
      new MutationObserver((_, observer) => {
        const area = document.querySelector<HTMLTextAreaElement>('textarea[name=input]');
        if (!area) return;
        observer.disconnect();
        area.value = 'typed early';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/reverse-text/');
    await expect(page.locator('output[name=result]')).toHaveText('ylrae depyt');
  });

  test('restores the form after a reload of the tab, and clears it on request', async ({ page }) => {
    await page.goto('/reverse-text/');
    await page.locator('textarea[name=input]').fill('abc');
    await expect(page.locator('output[name=result]')).toHaveText('cba');
    await page.reload();
    await expect(page.locator('output[name=result]')).toHaveText('cba');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  });

  test('copies a link that restores the result, and one without the text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/reverse-text/');
    await page.locator('textarea[name=input]').fill('one two');
    await page.locator('select[name=mode]').selectOption('words');
    await share(page, 'Copy link');
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toBe('#input=one+two&mode=words');
    await share(page, 'Copy link without the text');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/#mode=words$/);
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('output[name=result]')).toHaveText('two one');
  });

  test('compresses a long text into z and reads it back', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/reverse-text/');
    const text = 'zażółć gęślą jaźń '.repeat(40);
    await page.locator('textarea[name=input]').fill(text);
    await share(page, 'Copy link');
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#z=');
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.locator('textarea[name=input]')).toHaveValue(text);
  });

  test('shows that a damaged link is damaged', async ({ page }) => {
    await page.goto('/reverse-text/#z=AAAA');
    await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
  });

  test('replaces an unknown choice in a link with the default, and tells so', async ({ page }) => {
    await page.goto('/reverse-text/#input=ab&mode=sideways');
    await expect(page.locator('output[name=result]')).toHaveText('ba');
    await expect(page.locator('[data-note]')).toContainText('sideways');
  });

  test('shows an error in the page’s language, keeps what was typed, and marks the last result as stale', async ({
    page,
  }) => {
    await page.goto('/pl/generator-liczb-losowych/');
    await page.locator('input[name=min]').fill('1');
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
    await page.locator('input[name=min]').fill('abc');
    await expect(page.getByRole('alert')).toContainText('Wpisz liczbę');
    await expect(page.locator('input[name=min]')).toHaveValue('abc');
    await expect(page.locator('[data-stale]')).toBeVisible();
  });

  test('typing sends no requests', async ({ page }) => {
    // Prefetched pages would be requests too: here the visitor saves data.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener: () => {} } }),
    );
    const lastScript = page.waitForResponse(/\/start-later\./);
    await page.goto('/reverse-text/');
    await page.locator('form#tool').hover();
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
    await lastScript;
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.locator('textarea[name=input]').pressSequentially('my secret text');
    await expect(page.locator('output[name=result]')).toHaveText('txet terces ym');
    expect(sent).toEqual([]);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toMatch(/connect-src 'self'(;|$)/);
  });

  test('without JavaScript the page shows prose and examples, and that it needs JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/reverse-text/');
    await expect(page.getByText('This tool needs JavaScript.')).toBeVisible();
    await expect(page.locator('a[data-example]').first()).toBeVisible();
    await context.close();
  });
});

test.describe('with only the keyboard', () => {
  test('text: from the address bar to a copied result', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/reverse-text/');
    await tabTo(page, 'textarea[name=input]');
    await page.keyboard.type('abc');
    await expect(page.locator('output[name=result]')).toHaveText('cba');
    await tabTo(page, '.result-text button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('cba');
  });

  test('generator: Enter generates again', async ({ page }) => {
    await page.goto('/random-number-generator/');
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
    await tabTo(page, 'input[name=max]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1000000000');
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
    const first = await page.locator('output[name=result]').first().textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('output[name=result]').first().textContent()).not.toBe(first);
  });

  test('calculator: typed numbers give figures', async ({ page }) => {
    await page.goto('/loan-calculator/');
    await tabTo(page, 'input[name=amount]');
    await page.keyboard.type('250,000');
    await tabTo(page, 'input[name=rate]');
    await page.keyboard.type('5.5');
    await tabTo(page, 'input[name=years]');
    await page.keyboard.type('25');
    await expect(page.locator('output[name=payment]')).toHaveAttribute('data-value', '1535.22');
  });

  test('gallery: arrow keys move through the grid, Enter copies', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/text-symbols/');
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
    await tabTo(page, '.look-grid .items .cover', 60);
    await page.keyboard.press('ArrowRight');
    const second = page.locator('.look-grid .items .cover').nth(1);
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  });

  test('styles: reaches and copies a card', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/fancy-font-generator/');
    await tabTo(page, 'textarea[name=input]');
    await page.keyboard.type('Hello');
    await expect(page.locator('[data-style=bold] output')).toHaveText('𝐇𝐞𝐥𝐥𝐨');
    await tabTo(page, '.item .cover', 60);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  });

  test('stats: typing counts', async ({ page }) => {
    await page.goto('/word-counter/');
    await tabTo(page, 'textarea[name=input]');
    await page.keyboard.type('Hello, world!');
    await expect(page.locator('output[name=words]')).toHaveAttribute('data-value', '2');
  });
});

/** Presses Tab until a matching element has the focus. */
async function tabTo(page: Page, selector: string, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} was not reached with ${most} presses of Tab`);
}
