import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });

const result = (page: Page) => page.locator('#contact output[name=result]');
const send = (page: Page) => page.locator('#contact [type=submit]').click();
const ready = (page: Page) => expect(page.locator('#contact')).toHaveAttribute('data-state', 'empty');

test('writes the mailto link of RFC 6068 and shows it, to be copied', async ({ page }) => {
  await page.goto('/contact/');
  await page.getByLabel('Subject').fill('Hi & bye');
  await page.getByLabel('Message').fill('Line one is long\nLine two');
  await ready(page);
  await send(page);
  const link = /^mailto:[^?]+\?subject=Hi%20%26%20bye&body=Line%20one%20is%20long%0D%0ALine%20two$/;
  await expect(result(page)).toHaveText(link);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('#contact [data-said]')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(link);
});

test('copies a long message to the clipboard, and tells so', async ({ page }) => {
  await page.goto('/contact/');
  const text = 'żółw\n'.repeat(300).trim();
  await page.getByLabel('Message').fill(text);
  await ready(page);
  await send(page);
  await expect(page.locator('#contact [data-said]')).toContainText('on your clipboard');
  await expect(result(page)).toHaveText(/^mailto:[^?]+\?subject=$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('shows each mistake at its field, and focuses the first', async ({ page }) => {
  await page.goto(`/contact/#subject=${'x'.repeat(151)}`);
  await ready(page);
  await page.getByLabel('Email').fill('nobody');
  await send(page);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.locator('[data-alert=email]')).toContainText('needs an @');
  await expect(page.locator('[data-alert=subject]')).toHaveText('151 characters; the limit is 150.');
  await expect(page.locator('[data-alert=input]')).toHaveText('The message has 0 characters; write at least 10.');
  await expect(page.locator('#contact [aria-invalid=true]')).toHaveCount(3);
  await expect(result(page)).toHaveText('');
});

test('speaks the language of its page', async ({ page }) => {
  await page.goto('/es/contacto/');
  await ready(page);
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.locator('[data-alert=input]')).toHaveText('El mensaje tiene 4 caracteres; escribe al menos 10.');
  await page.getByLabel('Mensaje').fill('Hola a todos');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.locator('#contact [data-said]')).toContainText('Se abre tu programa de correo.');
});

test('keeps a draft; a link replaces it, and a button restores it', async ({ page }) => {
  await page.goto('/contact/');
  await page.getByLabel('Message').fill('A thought of mine');
  await ready(page);
  await page.goto('/about/');
  await page.goto('/contact/#subject=500%20Error&input=Page%3A%20%2Fsome%2Fplace%2F');
  await expect(page.getByLabel('Message')).toHaveValue('Page: /some/place/');
  await page.getByRole('button', { name: 'Bring back my draft' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('A thought of mine');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.goto('/about/');
  await page.goto('/contact/');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('the buttons are disabled until their script has loaded', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/contact-form\..*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/contact/');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
  arrived.resolve();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Clear' })).toBeEnabled();
});
