import { expect, test, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { share } from '../../testing/e2e';
import { documentAt, idsIn, newUser, signIn, writeDocument, type TestUser } from '../firebase/firebase-e2e';

const TEXT = '/remove-line-breaks/';
const DASHBOARD = '/user/dashboard/';

const rows = (page: Page) => page.locator('.saved-list > li');
const links = (page: Page) => rows(page).getByRole('link');
const area = (page: Page) => page.locator('textarea[name=input]');
const result = (page: Page) => page.locator('output[name=result]');
/** Rows marked as waiting for the account. */
const waiting = (page: Page) => page.locator('[data-waiting]');

const contexts: BrowserContext[] = [];
// Otherwise their pages would continue to listen during the tests that follow.
test.afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** A page in a separate browser context, which ends with the test. */
async function fresh(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  contexts.push(context);
  return context.newPage();
}

async function device(browser: Browser, user: TestUser, path: string): Promise<Page> {
  const page = await fresh(browser);
  await signIn(page, user, path);
  return page;
}

async function openTool(page: Page): Promise<void> {
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

async function save(page: Page, text: string, action = 'Save to your account'): Promise<void> {
  await area(page).fill(text);
  await share(page, action);
  await expect(page.locator('.saved-line')).toContainText('Saved as');
  await openList(page);
}

const openList = async (page: Page) =>
  page.locator('[data-saved] details').evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });

const itemsOf = async (request: APIRequestContext, { uid }: TestUser) => {
  const ids = await idsIn(request, `users/${uid}/items`);
  return Promise.all(ids.map((id) => documentAt(request, `users/${uid}/items/${id}`)));
};

test('another device opens what one device saves, and both see renames and deletions', async ({ browser, request }) => {
  const user = await newUser(request);
  const one = await device(browser, user, TEXT);
  await openTool(one);
  await save(one, 'from the first device');
  await expect(waiting(one)).toHaveCount(0);
  const [item] = await itemsOf(request, user);
  expect(item).toMatchObject({
    tool: { stringValue: 'text/remove-line-breaks' },
    title: { stringValue: 'Remove line breaks: from the first device' },
    rev: { integerValue: '1' },
    deleted: { booleanValue: false },
  });

  const two = await device(browser, user, DASHBOARD);
  await expect(links(two)).toHaveText(['Remove line breaks: from the first device']);
  await two.getByRole('button', { name: /^Rename/ }).click();
  await two.getByRole('textbox', { name: /^New name/ }).fill('Ours');
  await two.getByRole('textbox', { name: /^New name/ }).press('Enter');
  await expect(links(one)).toHaveText(['Ours']);

  await two.getByRole('button', { name: 'Delete: Ours' }).click();
  await expect(links(one)).toHaveCount(0);
  // Its content is deleted from the account too.
  const [tombstone] = await itemsOf(request, user);
  expect(tombstone).toMatchObject({ title: { stringValue: '' }, deleted: { booleanValue: true } });
  expect(tombstone?.body?.bytesValue ?? '').toBe('');
  await two.getByRole('button', { name: 'Undo: Ours' }).click();
  await expect(links(one)).toHaveText(['Ours']);
});

test('after both devices changed the same item offline, both texts are kept', async ({ browser, request }) => {
  const user = await newUser(request);
  const one = await device(browser, user, TEXT);
  await openTool(one);
  await save(one, 'before');
  await expect(waiting(one)).toHaveCount(0);
  const two = await device(browser, user, DASHBOARD);
  await links(two).click();
  await expect(result(two)).toHaveText('before');
  await openTool(two);
  await openList(two);
  // The code for saving, and what every form loads later, arrive with the list.
  const hasSave = () =>
    ['form-later', 'save-item'].every((chunk) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/_astro/${chunk}.`)),
    );
  await expect.poll(() => two.evaluate(hasSave)).toBe(true);

  await one.context().setOffline(true);
  await two.context().setOffline(true);
  for (const [page, text] of [
    [one, 'by the first'],
    [two, 'by the second'],
  ] as const) {
    await save(page, text);
    await expect(waiting(page)).toHaveText('Not in your account yet');
  }
  await one.context().setOffline(false);
  await expect(waiting(one)).toHaveCount(0);
  await two.context().setOffline(false);
  await expect(waiting(two)).toHaveCount(0);

  for (const page of [one, two]) {
    await page.goto(DASHBOARD);
    await expect(links(page)).toHaveCount(2);
  }
  const texts = async (page: Page) =>
    new Set(await links(page).evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '')));
  expect(await texts(one)).toEqual(await texts(two));
  const both = [...(await texts(one))].join(' ');
  expect(both).toContain('input=by+the+first');
  expect(both).toContain('input=by+the+second');
  await expect(links(one).filter({ hasText: /\(copy of .+\)$/ })).toHaveCount(1);
});

test('offers to move items saved before the sign-in to the account, and sends them together', async ({
  browser,
  request,
}) => {
  const page = await fresh(browser);
  await page.goto(TEXT);
  await openTool(page);
  await save(page, 'one', 'Save on this device');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await save(page, 'two', 'Save on this device');
  await expect(rows(page)).toHaveCount(2);
  // A visitor without an account loaded nothing of Firebase.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /firestore|firebase/i.test(name))).toEqual([]);

  const user = await newUser(request);
  const { origins } = await page.context().storageState({ indexedDB: true });
  const signed = await fresh(browser);
  await signIn(signed, user, DASHBOARD, origins[0]);
  await expect(signed.getByText('2 items are on this device only.')).toBeVisible();
  await signed.getByRole('button', { name: 'Keep them in my account' }).click();
  await expect.poll(async () => (await itemsOf(request, user)).length).toBe(2);
  await expect(waiting(signed)).toHaveCount(0);
  await expect(signed.getByText('on this device only')).toBeHidden();
});

test('shows what the account refuses, keeps it here, and retries on request', async ({ browser, request }) => {
  const user = await newUser(request);
  const page = await device(browser, user, TEXT);
  await openTool(page);
  // Another device that writes all the time: the rules require a pause of 2 s, and this time is far in the future.
  await writeDocument(request, `users/${user.uid}/meta/rate`, { last: { timestampValue: '2100-01-01T00:00:00Z' } });
  await save(page, 'refused');
  await expect(page.getByText('This change couldn’t be synced to your account; it’s saved on this device')).toBeVisible(
    {
      timeout: 60_000,
    },
  );
  await expect(links(page)).toHaveText(['Remove line breaks: refused']);
  await writeDocument(request, `users/${user.uid}/meta/rate`, { last: { timestampValue: '2020-01-01T00:00:00Z' } });
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect(waiting(page)).toHaveCount(0);
  expect(await itemsOf(request, user)).toHaveLength(1);
});

test('after the sign-out the account’s items leave the device; unsent ones stay', async ({ browser, request }) => {
  const user = await newUser(request);
  const page = await device(browser, user, TEXT);
  await openTool(page);
  await save(page, 'in the account');
  await expect(waiting(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await save(page, 'not sent');
  await expect(rows(page)).toHaveCount(2);
  // Like the account's own sign-out, here in another tab.
  await page.evaluate(() => {
    localStorage.removeItem('user');
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:')) localStorage.removeItem(key);
    dispatchEvent(new Event('smallkit:user'));
  });
  await expect(links(page)).toHaveText(['Remove line breaks: not sent']);
  await page.context().setOffline(false);
  await page.goto('/setting/data/');
  await expect(links(page)).toHaveText(['Remove line breaks: not sent']);
  await expect(waiting(page)).toHaveCount(0);
});

test('sends nothing more while another device deletes the account', async ({ browser, request }) => {
  const user = await newUser(request);
  const deleting = (booleanValue: boolean) =>
    writeDocument(request, `users/${user.uid}`, { deleting: { booleanValue } });
  await deleting(false);
  const one = await device(browser, user, TEXT);
  await openTool(one);
  await save(one, 'before');
  await expect(waiting(one)).toHaveCount(0);
  await deleting(true);
  // Signing in there continues the deletion.
  const other = await device(browser, user, DASHBOARD);
  await other.waitForURL((url) => url.pathname === '/');
  await save(one, 'after');
  await expect(waiting(one)).toHaveText('Not in your account yet');
  await one.reload();
  await openList(one);
  await expect(links(one)).toHaveText(['Remove line breaks: after']);
  expect(await idsIn(request, `users/${user.uid}/items`)).toEqual([]);
});

test('the page tells where data is stored, signed in and signed out', async ({ browser, request }) => {
  const page = await device(browser, await newUser(request), TEXT);
  const promise = page.locator('.privacy');
  await expect(promise).toHaveText('Stays on your device; what you save is in your account too');
  await page.locator('[data-account-menu] summary').click();
  await page.locator('[data-account-menu]').getByRole('button', { name: 'Sign out' }).click();
  await expect(promise).toHaveText('Everything stays on your device');
});
