import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { violations } from '../testing/axe';

test.use({ serviceWorkers: 'block' });

/** A database with one record and a blob, like a tool's. */
const addDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('notes', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('notes');
        request.onsuccess = () => {
          const writing = request.result.transaction('notes', 'readwrite');
          writing.objectStore('notes').put({ text: 'x'.repeat(1_000), file: new Blob(['foobar']) }, 'first');
          writing.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      }),
  );

test('each store has its size, a copy and its own button to erase it', async ({ page }) => {
  await page.goto('/about/');
  await addDatabase(page);
  await page.evaluate(() => localStorage.setItem('colour-mode', 'dark'));
  await page.goto('/setting/data/');
  const notes = page.locator('[data-store="database:notes"]');
  await expect(notes).toContainText('Notepad notes');
  // 1,000 letters of two bytes, 6 bytes of the blob, and the names.
  await expect
    .poll(async () => Number(await notes.locator('output').getAttribute('data-value')))
    .toBeGreaterThan(2_006);
  const saved = page.waitForEvent('download');
  await notes.getByRole('button', { name: 'Save a copy: Notepad notes' }).click();
  const file = await (await saved).path();
  const { data } = JSON.parse(await readFile(file, 'utf8'));
  expect(data['database:notes'].notes[0].key).toBe('first');
  expect(data['database:notes'].notes[0].value.file.base64).toBe('Zm9vYmFy');
  await notes.getByRole('button', { name: 'Erase: Notepad notes' }).click();
  await expect(notes).toHaveCount(0);
  await expect(page.getByText('Erased: Notepad notes.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('colour-mode'))).toBe('dark');
  await page.getByRole('button', { name: 'Erase everything saved on this device' }).click();
  await expect(page.getByText('Everything saved here has been erased.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a press before the list of stores has loaded is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const { databases } = IDBFactory.prototype;
    const pressed = Promise.withResolvers<void>();
    Object.assign(window, { pressed });
    IDBFactory.prototype.databases = async function () {
      await pressed.promise;
      return databases.call(this);
    };
  });
  await page.goto('/setting/data/');
  // The page's script has loaded: it shows this after it has started the list.
  await expect(page.getByRole('button', { name: 'Export all as JSON' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('colour-mode', 'dark'));
  await page.getByRole('button', { name: 'Erase everything saved on this device' }).click();
  await page.evaluate(() => (Reflect.get(window, 'pressed') as PromiseWithResolvers<void>).resolve());
  await expect(page.getByText('Everything saved here has been erased.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('each panel is a separate page', async ({ page }) => {
  for (const [panel, heading] of [
    ['language', 'Language'],
    ['appearance', 'Color mode'],
    ['data', 'Data on this device'],
    ['privacy', 'Privacy choices'],
    ['account', 'Your account'],
  ] as const) {
    await page.goto(`/setting/${panel}/`);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('[data-panel]')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.goto('/setting/');
  await expect(page.locator('[data-panel]')).toHaveCount(5);
  await expect(page.locator('[data-unknown]')).toBeHidden();
});

test('shows the name of an unknown setting as text', async ({ page }) => {
  await page.goto('/setting/%3Cimg%20src=x%20onerror=window.hit=1%3E/deep/');
  await expect(page.locator('[data-unknown]')).toHaveText(
    'There is no setting called “<img src=x onerror=window.hit=1>/deep”.',
  );
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await page.goto('/setting/100%25/');
  await expect(page.locator('[data-unknown]')).toHaveText('There is no setting called “100%”.');
});

for (const path of ['/setting/sign-in/', '/setting/account/']) {
  test(`without accounts ${path} shows a message, without a form or an error`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(path);
    await expect(page.getByText('Accounts aren’t set up on this site. Every tool works without one.')).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('a toast shows an interface string in the page’s language, and closes with its button', async ({ page }) => {
  await page.goto('/pl/');
  const tell = () =>
    page.evaluate(() => dispatchEvent(new CustomEvent('smallkit:toast', { detail: { key: 'status.newVersion' } })));
  await tell();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText('Nowa wersja');
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-x-position', 'right');
  await toast.getByRole('button', { name: 'Zamknij' }).click();
  await expect(toast).toHaveCount(0);
});

test('the settings of another language are on one page: sizes, names and sentences in that language', async ({
  page,
}) => {
  await page.goto('/fr/');
  await page.locator('.site-footer').getByRole('link', { name: 'Réglages' }).click();
  await expect(page).toHaveURL(/\/fr\/setting\/$/);
  await expect(page.locator('h1')).toHaveText('Réglages');
  await expect(page.locator('[data-panel]')).toHaveCount(5);
  await addDatabase(page);
  await page.reload();
  const notes = page.locator('[data-store="database:notes"]');
  await expect(notes).toContainText('Notes du bloc-notes');
  await expect(notes.locator('output')).toContainText('ko');
  await notes.getByRole('button', { name: 'Effacer : Notes du bloc-notes' }).click();
  await expect(page.getByText('Effacé : Notes du bloc-notes.')).toBeVisible();
  await expect(page.getByText('Appuyez sur Enregistrer dans un outil')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
