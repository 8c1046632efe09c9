import { expect, test, type Page } from '@playwright/test';
import { quiet } from '../../../testing/e2e';
import { HOSTILE_TEXTS } from '../../../testing/hostile-texts';
import { lock, pack } from '../../../core/bytes/link-payload';

const form = (page: Page) => page.locator('form#tool');
const result = (page: Page) => page.locator('output[name=result]');

async function open(page: Page, params: Readonly<Record<string, string>>, path = '/online-notepad/v/'): Promise<void> {
  await page.goto(`${path}#${new URLSearchParams(params)}`);
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

test('shows hostile texts and titles literally, and runs and loads nothing from them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && asked.push(request.url()));
  await open(page, { input: 'start' });
  for (const text of HOSTILE_TEXTS) {
    await page.evaluate((hash) => (location.hash = hash), String(new URLSearchParams({ input: text, title: text })));
    await expect.poll(() => result(page).evaluate((output) => output.textContent), { message: text }).toBe(text);
    await expect(form(page)).toHaveAttribute('data-state', 'done');
    const inside = await page
      .locator('.viewer-note')
      .evaluate((note) =>
        Array.from(
          note.querySelectorAll('output *'),
          (element) => `${element.tagName} ${element.getAttribute('href') ?? ''}`,
        ),
      );
    for (const element of inside) expect(element, text).toMatch(/^A https?:\/\/evil\.test\/[\w./-]*$/);
    await expect(page).toHaveTitle(/(^|– )Shared note – Smallkit$/);
  }
  await quiet(page);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked).toEqual([]);
});

test('URLs in the text are links without referrer or opener', async ({ page }) => {
  await open(page, { input: 'See https://example.com/a. javascript:alert(1)' });
  const link = result(page).getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://example.com/a');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows where the text came from, its title, and its direction', async ({ page }) => {
  await open(page, { z: await pack('שלום\r\nעולם'), title: 'A title' }, '/es/bloc-de-notas-online/v/');
  await expect(page.locator('[data-note]')).toHaveText('Este texto vino con el enlace; no es nuestro.');
  await expect(page.getByRole('heading', { name: 'A title' })).toBeVisible();
  await expect(page).toHaveTitle('A title – Nota compartida – Smallkit');
  await expect(result(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('output[name=lines]')).toHaveText('2');
});

test('the skip link leads to the note, and neither the note nor the URL changes', async ({ page }) => {
  await open(page, { z: 'K0ktLgEA' });
  const url = page.url();
  await page.locator('a.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url);
  await expect(result(page)).toHaveText('test');
});

test('reports a damaged link and keeps the previous note', async ({ page }) => {
  await open(page, { z: 'K0kt' });
  await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
  await expect(result(page)).toBeHidden();
  await page.evaluate(() => (location.hash = 'z=K0ktLgEA'));
  await expect(result(page)).toHaveText('test');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'z=!!!'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(result(page)).toHaveText('test');
  await expect(page.locator('[data-stale] output[name=result]')).toBeVisible();
});

test('a lock that opens late does not replace the link that came after it', async ({ page }) => {
  // Deriving the key is delayed until the test allows it.
  await page.addInitScript(() => {
    const { subtle } = crypto;
    const decrypt = subtle.decrypt.bind(subtle);
    const { promise, resolve } = Promise.withResolvers<void>();
    subtle.decrypt = async (...parameters) => {
      await promise;
      const opened = await decrypt(...parameters);
      // All immediate effects are visible after two more animation frames.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => document.documentElement.setAttribute('data-opened', '')),
      );
      return opened;
    };
    addEventListener('let-go', () => resolve());
  });
  await open(page, { e: await lock('the plan', 'zażółć') });
  await page.locator('input[name=password]').fill('zażółć');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  await page.evaluate(() => (location.hash = 'input=another'));
  await expect(result(page)).toHaveText('another');
  await page.evaluate(() => dispatchEvent(new Event('let-go')));
  await expect(page.locator('html')).toHaveAttribute('data-opened');
  await expect(result(page)).toHaveText('another');
});

test('a double click on the button that opens the notepad creates only one note', async ({ page }) => {
  await open(page, { input: 'to be edited', title: 'One' });
  await page.getByRole('button', { name: 'Edit' }).dblclick();
  await expect(page).toHaveURL(/\/online-notepad\/$/);
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
  await expect(page.locator('.note-name')).toHaveText(['One']);
});

test('a locked note opens only with its password', async ({ page }) => {
  await open(page, { e: await lock('the plan', 'zażółć') });
  await expect(result(page)).toBeHidden();
  for (let count = 1; count <= 3; count++) {
    await page.getByLabel('Password').fill(`wrong ${count}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('is wrong');
    await expect(page.getByRole('button', { name: 'Unlock' })).toBeEnabled();
  }
  await expect(page.getByRole('alert')).toContainText('can’t be recovered');
  // The right password, sent while a wrong one is still being tried, counts.
  await page.getByLabel('Password').fill('wrong 4');
  await page.keyboard.press('Enter');
  await page.getByLabel('Password').fill('zażółć');
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('the plan');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a copy to edit is a new note with the same line breaks', async ({ page }) => {
  await open(page, { input: 'a\r\nb', title: 'Brought' });
  await page.getByRole('button', { name: 'Edit a copy' }).click();
  await expect(page).toHaveURL(/\/online-notepad\/$/);
  await expect(page.locator('textarea[name=input]')).toHaveValue('a\nb');
  await expect(page.locator('.note-name')).toHaveText(['Brought']);
  await expect(page.locator('output[name=bytes]')).toHaveAttribute('data-value', '4');
});

test('without a link, explains what the page is for', async ({ page }) => {
  await page.goto('/online-notepad/v/');
  await expect(form(page)).toHaveAttribute('data-state', 'empty');
  await page.getByRole('link', { name: 'Write a note' }).click();
  await expect(page).toHaveURL(/\/online-notepad\/$/);
});

test('shows a text of 5 MB completely', async ({ page }) => {
  const text = `${'A line of text with 34 letters.\r\n'.repeat(150_000)}The end.`;
  await page.goto(`/online-notepad/v/#z=${await pack(text)}`);
  await expect(form(page)).toHaveAttribute('data-state', 'done');
  await expect(page.locator('output[name=lines]')).toHaveAttribute('data-value', '150001');
  expect(await result(page).evaluate((output) => output.textContent?.length)).toBe(text.length);
  await page.keyboard.press('End');
  await expect(result(page).getByText('The end.')).toBeVisible();
});
