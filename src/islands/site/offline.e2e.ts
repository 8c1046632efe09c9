import { expect, test } from '@playwright/test';
import { testSite, untilKept } from '../../testing/test-site';

test.use({ serviceWorkers: 'allow' });

test('the very first page opened works again offline, including its tool', async ({ page, context }) => {
  await page.goto('/reverse-text/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('[name=input]').fill('hello');
  await expect(page.locator('output[name=result]')).toHaveText('olleh');
});

test('processes long text offline as well: the worker is cached', async ({ page, context }) => {
  await page.goto('/reverse-text/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('[name=input]').fill(`${'x'.repeat(60_000)}abc`);
  await expect(page.locator('form#tool[data-state=done]')).toBeVisible();
});

test('a tool with a file for each language keeps that of the page', async ({ page, context }) => {
  await page.goto('/es/numeros-a-letras/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('[name=input]').fill('21');
  await expect(page.locator('output[name=result]')).toHaveText('veintiuno');
});

test('shows messages offline that the page has never shown: of the tool, and of the form', async ({
  page,
  context,
}) => {
  await page.goto('/pl/generator-hasel/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('[name=size]').fill('1000');
  await expect(page.getByRole('alert')).toContainText('Może wynosić najwyżej');
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/base64-decode/');
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('[name=input]').fill('Zm9v*g==');
  await expect(page.getByRole('alert')).toContainText('“*”');
});

test('shows the offline page for a page never opened, and a page opened before itself', async ({ page, context }) => {
  await page.goto('/about/');
  await untilKept(page);
  await page.goto('/contact/');
  await untilKept(page);
  await context.setOffline(true);
  await page.goto('/dmca/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('link', { name: /About/ }).first()).toBeVisible();
  await page.goto('/about/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  // The search was never opened while there was a connection.
  await page.keyboard.press('/');
  await page.keyboard.type('uuid');
  await expect(page.locator('#palette .card').first()).toHaveText('UUID generator');
});

test('opens a page from its copy if its server is gone', async ({ page }) => {
  const site = await testSite();
  await page.goto(`${site.url}/about/`);
  await untilKept(page);
  await site.close();
  await page.reload();
  await expect(page.locator('main')).toContainText('Smallkit');
});

test('does not wait for a network that does not respond if there is a copy', async ({ page, context }) => {
  await page.goto('/about/');
  await untilKept(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const [worker] = context.serviceWorkers();
  expect(worker).toBeDefined();
  await worker?.evaluate(() => {
    globalThis.fetch = () => new Promise(() => {});
    // The browser itself may request it, before the worker is running.
    return (
      globalThis as unknown as { registration: ServiceWorkerRegistration }
    ).registration.navigationPreload.disable();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
});
