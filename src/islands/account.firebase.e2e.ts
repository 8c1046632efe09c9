import { expect, test, type Page } from '@playwright/test';
import { addressOf } from '../../scripts/emulators.mjs';
import {
  accountExists,
  documentAt,
  idsIn,
  newEmail,
  newUser,
  signIn,
  tellIfEnabled,
  writeDocument,
  type TestUser,
} from '../features/firebase/firebase-e2e';
import { answerWindows } from '../features/firebase/popup-stub';
import { quiet } from '../testing/e2e';
import { violations } from '../testing/axe';

test.use({ serviceWorkers: 'block' });

const DAY = 86_400_000;
const at = (time: number) => ({ timestampValue: new Date(time).toISOString() });
const days = (from: string | undefined, to: string | null) =>
  Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY);

/** A share as saveShare writes it; its text is never read here. */
async function newShare(page: Page, owner: string, id: string, created = Date.now()): Promise<void> {
  await writeDocument(page.request, `shares/${id}`, {
    v: { integerValue: '1' },
    kind: { stringValue: 'note' },
    body: { bytesValue: 'AAAA' },
    created: at(created),
    expireAt: at(created + 7 * DAY),
    owner: { stringValue: owner },
  });
}

const newItem = (page: Page, uid: string, id: string) =>
  writeDocument(page.request, `users/${uid}/items/${id}`, {
    tool: { stringValue: 'text/reverse-text' },
    title: { stringValue: 'Mine' },
    body: { bytesValue: 'AAAA' },
    rev: { integerValue: '1' },
    updated: at(Date.now()),
    deleted: { booleanValue: false },
  });

const newRate = (page: Page, uid: string) =>
  writeDocument(page.request, `users/${uid}/meta/rate`, { last: at(Date.now() - 60_000) });

const shareId = (user: TestUser, number: number) => `${user.uid.slice(0, 20).padEnd(20, '-')}${10 + number}`;

test('links and unlinks ways to sign in, but not the last', async ({ page }) => {
  const user = await newUser(page.request);
  await answerWindows(page, { sub: user.email, email: user.email, email_verified: true });
  await signIn(page, user, '/user/dashboard/');
  const google = page.locator('[data-ways] [data-way="google.com"]');
  const password = page.locator('[data-ways] [data-way=password]');
  await expect(password.getByRole('button', { name: 'Unlink Email and password' })).toBeDisabled();
  await google.getByRole('button', { name: 'Link Google' }).click();
  await expect(google).toHaveAttribute('data-linked', 'true');
  await password.getByRole('button', { name: 'Unlink Email and password' }).click();
  await expect(password).toHaveAttribute('data-linked', 'false');
  await expect(google.getByRole('button', { name: 'Unlink Google' })).toBeDisabled();
  await password.getByRole('button', { name: 'Link Email and password' }).click();
  const form = page.locator('#add-password');
  await form.locator('[name=password]').fill('tiny');
  await form.getByRole('button', { name: 'Add the password' }).click();
  await expect(form.locator('[data-alert=password]')).toHaveText('Use at least 6 characters.');
  await form.locator('[name=password]').fill('large enough');
  await form.getByRole('button', { name: 'Add the password' }).click();
  await expect(password).toHaveAttribute('data-linked', 'true');
  await expect(form).toBeHidden();
});

test('lists, extends and deletes the visitor’s own share links', async ({ page }) => {
  const user = await newUser(page.request);
  await signIn(page, user, '/user/dashboard/');
  await expect(page.locator('[data-no-shares]')).toContainText('Press Share in the notepad');
  const [first, second] = [shareId(user, 1), shareId(user, 2)];
  const created = Date.now() - DAY;
  await newShare(page, user.uid, first, created);
  await newShare(page, user.uid, second, created + 5_000);
  await page.reload();
  const rows = page.locator('[data-shares] li');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toHaveAttribute('data-share', second);
  const row = page.locator(`[data-share="${first}"]`);
  await row.getByRole('button', { name: /^Extend/ }).click();
  const expires = row.locator('[data-expires] time');
  await expect.poll(async () => days(new Date().toISOString(), await expires.getAttribute('datetime'))).toBe(30);
  const stored = await documentAt(page.request, `shares/${first}`);
  expect(stored?.expireAt?.timestampValue).toBeDefined();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await row.getByRole('button', { name: /^Really delete/ }).click();
  await expect(rows).toHaveCount(1);
  expect(await documentAt(page.request, `shares/${first}`)).toBeUndefined();
  expect(await documentAt(page.request, `shares/${second}`)).toBeDefined();
});

test('deletes an account with all its contents, and ends on the home page', async ({ page }) => {
  const user = await newUser(page.request);
  await newShare(page, user.uid, shareId(user, 1));
  await newItem(page, user.uid, 'item-one');
  await newRate(page, user.uid);
  await signIn(page, user, '/user/delete/');
  await page.evaluate(() => localStorage.setItem('favourites', '["mine"]'));
  const confirm = page.locator('[name=confirm]');
  const button = page.getByRole('button', { name: 'Delete account' });
  await confirm.fill('delete');
  await button.click();
  await expect(page.locator('#delete-form [role=alert]')).toContainText('Type your email address exactly');
  await expect(confirm).toBeFocused();
  expect(await accountExists(page.request, user.email)).toBe(true);
  await confirm.fill(user.email.toUpperCase());
  await button.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.locator('[data-sonner-toast]')).toContainText('Your account has been deleted');
  expect(await accountExists(page.request, user.email)).toBe(false);
  expect(await documentAt(page.request, `shares/${shareId(user, 1)}`)).toBeUndefined();
  expect(await documentAt(page.request, `users/${user.uid}`)).toBeUndefined();
  for (const collection of ['items', 'meta'])
    expect(await idsIn(page.request, `users/${user.uid}/${collection}`)).toEqual([]);
  const left = await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('favourites')]);
  expect(left).toEqual([null, '["mine"]']);
});

for (const [step, request, mark] of [
  ['the items', '**/documents/users/*:runQuery', { booleanValue: true }],
  // The document is deleted by then: the account itself is marked.
  ['the account', '**/accounts:delete*', undefined],
] as const) {
  test(`a deletion interrupted before ${step} continues at the next sign-in, on another device too`, async ({
    page,
    browser,
  }) => {
    const user = await newUser(page.request);
    await newShare(page, user.uid, shareId(user, 1));
    await newItem(page, user.uid, 'item-one');
    await signIn(page, user, '/user/delete/');
    await page.route(request, (route) => route.abort());
    await page.locator('[name=confirm]').fill('DELETE');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.locator('#delete-form [role=alert]')).toContainText('Check your connection');
    expect(await documentAt(page.request, `shares/${shareId(user, 1)}`)).toBeUndefined();
    expect((await documentAt(page.request, `users/${user.uid}`))?.deleting).toEqual(mark);
    expect(await accountExists(page.request, user.email)).toBe(true);
    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await other.goto('/setting/sign-in/');
    await expect(other.locator('#sign-in')).toHaveAttribute('data-state', 'empty');
    await other.getByLabel('Email').fill(user.email);
    await other.locator('[name=password]').fill(user.password);
    await other.locator('#sign-in [type=submit]').click();
    await other.waitForURL((url) => url.pathname === '/');
    await expect(other.locator('[data-sonner-toast]')).toContainText('Your account has been deleted');
    expect(await accountExists(page.request, user.email)).toBe(false);
    expect(await documentAt(page.request, `users/${user.uid}`)).toBeUndefined();
    expect(await idsIn(page.request, `users/${user.uid}/items`)).toEqual([]);
    await other.context().close();
  });
}

test('reports the deletion of an account even if the response was lost', async ({ page }) => {
  const user = await newUser(page.request);
  await signIn(page, user, '/user/delete/');
  await page.route('**/accounts:delete*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.locator('[name=confirm]').fill('DELETE');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.locator('#delete-form [role=alert]')).toContainText('Check your connection');
  expect(await accountExists(page.request, user.email)).toBe(false);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.locator('[data-sonner-toast]')).toContainText('Your account has been deleted');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a failed deletion is not restarted by its own mark, which the page reads late', async ({ page }) => {
  const user = await newUser(page.request);
  const pressed = Promise.withResolvers<void>();
  let asked = false;
  await page.route('**/documents:batchGet*', async (route) => {
    const isFirst = !asked;
    asked = true;
    if (isFirst) await pressed.promise;
    await route.continue();
  });
  // Interrupted while the mark is set: before the items.
  let attempts = 0;
  await page.route('**/documents/users/*:runQuery', (route) => {
    attempts++;
    return route.abort();
  });
  await signIn(page, user, '/user/delete/');
  await expect.poll(() => asked).toBe(true);
  await page.locator('[name=confirm]').fill('DELETE');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const form = page.locator('#delete-form');
  await expect(form.locator('[role=alert]')).toContainText('Check your connection');
  const late = page.waitForResponse('**/documents:batchGet*');
  pressed.resolve();
  await (await late).finished();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(form).toHaveAttribute('data-state', 'error');
  expect(attempts).toBe(1);
});

test('the button that deletes an account is disabled until the page is left', async ({ page }) => {
  const user = await newUser(page.request);
  await signIn(page, user, '/user/delete/');
  await page.locator('[name=confirm]').fill('DELETE');
  const button = page.getByRole('button', { name: 'Delete account' });
  await tellIfEnabled(button);
  await button.click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => sessionStorage.getItem('enabled again'))).toBeNull();
});

test('the page that deletes an account creates nothing in it', async ({ page }) => {
  const user = await newUser(page.request);
  const writes: string[] = [];
  page.on('request', (request) => request.url().includes('documents:commit') && writes.push(request.url()));
  const answered = page.waitForResponse('**/documents:batchGet*');
  await signIn(page, user, '/user/delete/');
  await (await answered).finished();
  await quiet(page);
  expect(writes).toEqual([]);
  expect(await documentAt(page.request, `users/${user.uid}`)).toBeUndefined();
});

test('a proof that arrives after its dialog was closed leaves the next dialog open', async ({ page }) => {
  const user = await newUser(page.request);
  await ageTokens(page);
  await signIn(page, user, '/user/delete/');
  const closed = Promise.withResolvers<void>();
  await page.route('**/accounts:signInWithPassword*', async (route) => {
    await closed.promise;
    await route.continue();
  });
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  const ask = async () => {
    await page.locator('[name=confirm]').fill('DELETE');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(proof).toBeVisible();
  };
  await ask();
  await proof.locator('[name=password]').fill(user.password);
  await proof.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(proof.locator('form')).toHaveAttribute('data-state', 'working');
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await ask();
  const late = page.waitForResponse('**/accounts:signInWithPassword*');
  closed.resolve();
  await (await late).finished();
  await expect(proof.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  await expect(proof).toBeVisible();
  expect(await accountExists(page.request, user.email)).toBe(true);
});

test('asks for the password before deleting anything if the sign-in was long ago', async ({ page }) => {
  const user = await newUser(page.request);
  await ageTokens(page);
  await signIn(page, user, '/user/delete/');
  await page.locator('[name=confirm]').fill('DELETE');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(proof).toBeVisible();
  await expect(proof.getByRole('button', { name: 'Continue with Google' })).toBeHidden();
  await proof.getByRole('button', { name: 'Cancel' }).click();
  expect((await documentAt(page.request, `users/${user.uid}`))?.deleting).not.toEqual({ booleanValue: true });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await proof.locator('[name=password]').fill('not that');
  await proof.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(proof.locator('[data-alert=password]')).toHaveText('The email address or password is wrong.');
  await proof.locator('[name=password]').fill(user.password);
  await proof.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await accountExists(page.request, user.email)).toBe(false);
});

test('the dialog refuses another account in the provider’s window as a proof', async ({ page }) => {
  const user = await newUser(page.request);
  await answerWindows(page, { sub: user.email, email: user.email, email_verified: true });
  await signIn(page, user, '/user/dashboard/');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await expect(page.locator('[data-ways] [data-way="google.com"]')).toHaveAttribute('data-linked', 'true');
  await answerWindows(page, { sub: 'another', email: newEmail(), email_verified: true });
  await ageTokens(page);
  await page.goto('/user/delete/');
  await page.locator('[name=confirm]').fill('DELETE');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await proof.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(proof.locator('[data-alert=form]')).toHaveText(/^That was a different account\./);
  expect(await accountExists(page.request, user.email)).toBe(true);
});

/**
 * From now on, each new token claims that the sign-in was ten minutes earlier: the emulator's tokens are not signed.
 */
async function ageTokens(page: Page): Promise<void> {
  await page.route(`http://${addressOf('auth')}/securetoken.googleapis.com/v1/token*`, async (route) => {
    const response = await route.fetch();
    const answer: Record<string, string> = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, id_token: aged(answer.id_token), access_token: aged(answer.access_token) },
    });
  });
}

function aged(token = ''): string {
  const [head = '', body = '', end = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const older = { ...claims, auth_time: claims.auth_time - 600 };
  return [head, Buffer.from(JSON.stringify(older)).toString('base64url'), end].join('.');
}

test('the settings show the account, and erasing everything signs out', async ({ page }) => {
  const user = await newUser(page.request);
  await page.goto('/setting/account/');
  await expect(page.locator('[data-account-panel]').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page, user, '/setting/');
  await expect(page.locator('[data-account-panel]').getByText(`Signed in as ${user.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Erase everything saved on this device' }).click();
  await expect(page.getByText('Everything saved here has been erased.')).toBeVisible();
  await expect(page.locator('[data-account-panel]').getByText('You aren’t signed in.')).toBeVisible();
  // The sign-out, which removes the stored user, follows.
  // Only the note that the site's font is cached may come back, because a page writes it when the font has loaded.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'font'));
  await expect.poll(kept).toEqual([]);
});

for (const [path, ready] of [
  ['/setting/sign-in/', '#sign-in[data-state=empty]'],
  ['/user/dashboard/', '[data-share]'],
  ['/user/delete/', '#delete-form'],
  ['/setting/', '[data-account-panel] strong'],
] as const) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    if (path === '/setting/sign-in/') await page.goto(path);
    else {
      const user = await newUser(page.request);
      await newShare(page, user.uid, shareId(user, 1));
      await signIn(page, user, path);
    }
    await expect(page.locator(ready)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
