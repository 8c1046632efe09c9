import { expect, test, type Page } from '@playwright/test';
import { addressOf, PROJECT } from '../../scripts/emulators.mjs';
import { quiet } from '../testing/e2e';
import {
  accountExists,
  documentAt,
  mailsTo,
  newEmail,
  newUser,
  signIn,
  tellIfEnabled,
  writeDocument,
} from '../features/firebase/firebase-e2e';
import { answerOneTap, answerWindows, leaveWindows } from '../features/firebase/popup-stub';

test.use({ serviceWorkers: 'block' });

const WRONG = 'The email address or password is wrong.';
const DASHBOARD = '**/user/dashboard/';

async function fillIn(page: Page, email: string, password?: string): Promise<void> {
  await expect(page.locator('#sign-in')).toHaveAttribute('data-state', /empty|done|error/);
  await page.locator('#sign-in [name=email]').fill(email);
  if (password !== undefined) await page.locator('[name=password]').fill(password);
  await page.locator('#sign-in [type=submit]').click();
}

const choose = (page: Page, mode: string) => page.locator('#sign-in .choices').getByText(mode, { exact: true }).click();
const alertOf = (page: Page, field: string) => page.locator(`#sign-in [data-alert=${field}]`);

test('a visitor without a stored user loads nothing of Firebase until the form is touched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/setting/sign-in/');
  await expect(page.locator('#sign-in')).toHaveAttribute('data-state', 'empty');
  expect(asked.filter((url) => /firebase|index\.esm|identitytoolkit|auth-actions|apis\.google/.test(url))).toEqual([]);
});

test('buttons wait for the page’s script, so that no press is lost', async ({ page }) => {
  const seen = Promise.withResolvers<void>();
  await page.route('**/_astro/sign-in.*.js', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto('/setting/sign-in/', { waitUntil: 'commit' });
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeDisabled();
  await expect(page.locator('#sign-in [type=submit]')).toBeDisabled();
  seen.resolve();
  await expect(google).toBeEnabled();
  await expect(page.locator('#sign-in [type=submit]')).toBeEnabled();
});

test('signing up names an unmet rule, confirms the address by email, and reaches the dashboard', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await page.goto('/setting/sign-in/?mode=up');
  await fillIn(page, ` ${email} `, 'short');
  await expect(alertOf(page, 'password')).toHaveText('Use at least 6 characters.');
  await expect(page.locator('[name=password]')).toBeFocused();
  await expect(page.locator('[name=password]')).toHaveAttribute('autocomplete', 'new-password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
  await fillIn(page, email, 'long enough');
  await page.waitForURL(DASHBOARD);
  await expect(page.locator('[data-sonner-toast]')).toContainText(`We sent a link to ${email}`);
  await expect(page.locator('output[name=verified]')).toHaveAttribute('data-value', 'false');
  const [mail] = await mailsTo(request, email);
  expect(mail?.requestType).toBe('VERIFY_EMAIL');
  await page.goto(`/setting/account/?mode=verifyEmail&oobCode=${mail?.oobCode}`);
  await expect(page.locator('#mail-link [data-said]')).toHaveText('Thank you: your address is confirmed.');
  expect(new URL(page.url()).search).toBe('');
  await page.goto('/user/dashboard/');
  await expect(page.locator('output[name=verified]')).toHaveAttribute('data-value', 'true');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(stored).toMatchObject({ email, provider: 'password', verified: true });
  await expect
    .poll(async () => Object.keys((await documentAt(request, `users/${stored.uid}`)) ?? {}).sort())
    .toEqual(['created', 'deleting', 'lang', 'prefs', 'updated']);
});

test('the whole life of an account stays in the page’s language', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/es/setting/sign-in/');
  await choose(page, 'Crear cuenta');
  await fillIn(page, email, 'short');
  await expect(alertOf(page, 'password')).toHaveText('Usa al menos 6 caracteres.');
  await fillIn(page, email, 'long enough');
  await page.waitForURL('**/es/user/dashboard/');
  await expect(page.locator('[data-sonner-toast]')).toContainText(`Enviamos a ${email} un enlace`);
  await expect(page.getByRole('button', { name: 'Vincular GitHub' })).toBeVisible();
  const { uid } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  await expect.poll(async () => (await documentAt(request, `users/${uid}`))?.lang?.stringValue).toBe('es');
  const [mail] = await mailsTo(request, email);
  await page.goto(`/setting/account/?mode=verifyEmail&oobCode=${mail?.oobCode}&lang=es`);
  await page.waitForURL('**/es/setting/');
  await expect(page.locator('#mail-link [data-said]')).toHaveText('Gracias: tu correo está confirmado.');
  await page.goto('/es/user/delete/');
  await page.getByLabel('Para confirmar, escribe tu correo o ELIMINAR').fill('ELIMINAR');
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/es/');
  await expect(page.locator('[data-sonner-toast]')).toContainText('Cuenta eliminada');
});

test('shows an error at its field, and never tells whether an account exists', async ({ page, request }) => {
  const user = await newUser(request);
  await page.goto('/setting/sign-in/?next=/about/');
  await fillIn(page, 'nobody', 'x');
  await expect(alertOf(page, 'email')).toContainText('needs an @');
  await expect(page.getByLabel('Email')).toBeFocused();
  await fillIn(page, user.email, '');
  await expect(alertOf(page, 'password')).toHaveText('Enter your password.');
  await fillIn(page, user.email, 'not that');
  await expect(alertOf(page, 'password')).toHaveText(WRONG);
  await fillIn(page, newEmail(), 'not that');
  await expect(alertOf(page, 'password')).toHaveText(WRONG);
  await page.route(`http://${addressOf('auth')}/**`, (route) => route.abort());
  await fillIn(page, user.email, user.password);
  await expect(alertOf(page, 'form')).toContainText('The sign-in service didn’t respond');
  await expect(page.locator('[name=password]')).toHaveValue(user.password);
  await page.unroute(`http://${addressOf('auth')}/**`);
  await choose(page, 'Create account');
  await fillIn(page, user.email, 'long enough');
  await expect(alertOf(page, 'email')).toContainText('already an account');
  await choose(page, 'Sign in');
  await fillIn(page, user.email, user.password);
  await page.waitForURL(({ pathname }) => pathname === '/about/');
});

test('tells the owner of a disabled account so', async ({ page, request }) => {
  const user = await newUser(request);
  const update = `http://${addressOf('auth')}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;
  await request.post(update, {
    headers: { authorization: 'Bearer owner' },
    data: { localId: user.uid, disableUser: true },
  });
  await page.goto('/setting/sign-in/');
  await fillIn(page, user.email, user.password);
  await expect(alertOf(page, 'email')).toContainText('disabled');
});

test('a reset shows the same for every address, and its link sets a new password', async ({ page, request }) => {
  const user = await newUser(request);
  await page.goto('/setting/sign-in/');
  for (const email of [newEmail(), user.email]) {
    await choose(page, 'Forgot your password?');
    await fillIn(page, email);
    await expect(page.locator('#sign-in [data-said]')).toHaveText(
      `If there is an account for ${email}, an email is on its way. Check your spam folder too.`,
    );
  }
  const [mail] = await mailsTo(request, user.email);
  const link = `/setting/account/?mode=resetPassword&oobCode=${mail?.oobCode}`;
  await page.goto(link);
  const form = page.locator('#mail-link');
  await expect(form.locator('[data-said]')).toHaveText(`A new password for ${user.email}.`);
  await form.locator('[name=password]').fill('another one 2');
  await form.getByRole('button', { name: 'Set the password' }).click();
  await expect(form.locator('[data-said]')).toContainText('Your new password is set');
  await page.goto(link);
  await expect(form.getByRole('alert').filter({ hasText: 'already been used' })).toBeVisible();
  await page.goto('/setting/sign-in/');
  await fillIn(page, user.email, 'another one 2');
  await page.waitForURL(DASHBOARD);
});

test('a failed provider window shows a toast with its message', async ({ page }) => {
  // As if Google's script were unavailable: test machines cannot reach it.
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await page.goto('/setting/sign-in/');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText(/^Firebase: .*\(auth\/[a-z-]+\)/);
  await expect(toast).toHaveAttribute('data-type', 'error');
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-x-position', 'right');
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-y-position', 'top');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});

test('closing the provider’s window is not a failure; a blocked one offers this tab instead', async ({ page }) => {
  await leaveWindows(page);
  await page.clock.install();
  await page.goto('/setting/sign-in/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await (await opened).close();
  // Firebase waits for a late answer.
  await expect
    .poll(async () => {
      await page.clock.runFor(3_000);
      return page.locator('#sign-in').getAttribute('data-state');
    })
    .toBe('done');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Continue with GitHub' }).click();
  await expect(page.getByRole('button', { name: 'Continue in this tab' })).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('signs in through Google’s window', async ({ page }) => {
  const email = newEmail();
  await answerWindows(page, { sub: email, email, email_verified: true, name: 'Ada Lovelace' });
  await page.goto('/setting/sign-in/?next=//evil.example/');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(DASHBOARD);
  await expect(page.locator('output[name=name]')).toHaveText('Ada Lovelace');
  await expect(page.locator('output[name=verified]')).toHaveAttribute('data-value', 'true');
  await expect(page.locator('[data-ways] [data-way="google.com"] button')).toBeDisabled();
});

test('adds the second provider of an address once the first has signed in', async ({ page, request }) => {
  const user = await newUser(request);
  // It is the same with GitHub, but the emulator does not accept a GitHub token without more.
  await answerWindows(page, { sub: user.email, email: user.email, email_verified: false });
  await page.goto('/setting/sign-in/');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(alertOf(page, 'form')).toContainText('Sign in the way you did before');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await fillIn(page, user.email, user.password);
  await page.waitForURL(DASHBOARD);
  await expect(page.locator('[data-sonner-toast]')).toContainText('Google has been added to your account.');
  await expect(page.locator('[data-ways] [data-way="google.com"]')).toHaveAttribute('data-linked', 'true');
  await expect(page.locator('[data-ways] [data-way=password]')).toHaveAttribute('data-linked', 'true');
});

test('One Tap asks first; its credential signs in', async ({ page, context, request }) => {
  const email = newEmail();
  await answerOneTap(context, { sub: email, email, email_verified: true });
  const scripts: string[] = [];
  page.on('request', (one) => one.url().includes('accounts.google.com') && scripts.push(one.url()));
  await page.goto('/setting/sign-in/');
  await expect(page.locator('#sign-in')).toHaveAttribute('data-state', 'empty');
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Use Google One Tap' }).click();
  await page.waitForURL(DASHBOARD);
  await expect(page.locator('output[name=email]')).toHaveText(email);
  expect(await accountExists(request, email)).toBe(true);
});

test.describe('guards', () => {
  test('signing in after a redirect from the dashboard leads back there', async ({ page, request }) => {
    const user = await newUser(request);
    await page.goto('/user/dashboard/?a=1');
    await page.waitForURL('**/setting/sign-in/?next=/user/dashboard/%3Fa%3D1');
    await fillIn(page, user.email, user.password);
    await page.waitForURL('**/user/dashboard/?a=1');
  });

  test('redirects a stored user whom Firebase does not know to the sign-in page, without showing the page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('once')) return;
      sessionStorage.setItem('once', '1');
      localStorage.setItem('user', '{"uid":"gone","email":"gone@example.com"}');
    });
    await page.addInitScript(() => {
      const look = () => {
        const text = document.querySelector<HTMLElement>('main h1');
        if (location.pathname.endsWith('/dashboard/') && text?.checkVisibility({ visibilityProperty: true }))
          sessionStorage.setItem('seen', 'yes');
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/user/dashboard/');
    await page.waitForURL('**/setting/sign-in/?next=/user/dashboard/');
    await expect(page.locator('#sign-in')).toHaveAttribute('data-state', 'empty');
    expect(await page.evaluate(() => [localStorage.getItem('user'), sessionStorage.getItem('seen')])).toEqual([
      null,
      null,
    ]);
  });

  test('a signed-in visitor does not see the sign-in page', async ({ page, request }) => {
    await signIn(page, await newUser(request), '/setting/sign-in/?next=/deals/');
    await page.waitForURL('**/deals/');
  });
});

/** Changes the stored copy as another tab does, which fires this tab's storage event. */
const fromAnotherTab = async (page: Page, copy: string | null) => {
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate((text) => {
    if (text === null) localStorage.removeItem('user');
    else localStorage.setItem('user', text);
  }, copy);
  await other.close();
};

test.describe('a page finishes its own changes', () => {
  test('a sign-in that another tab learns of first still continues an interrupted deletion', async ({
    page,
    request,
  }) => {
    const user = await newUser(request);
    await writeDocument(request, `users/${user.uid}`, { deleting: { booleanValue: true } });
    const heard = Promise.withResolvers<void>();
    let asked = false;
    await page.route('**/documents:batchGet*', async (route) => {
      asked = true;
      await heard.promise;
      await route.continue();
    });
    const opened: string[] = [];
    page.on('request', (one) => one.isNavigationRequest() && opened.push(new URL(one.url()).pathname));
    await page.goto('/setting/sign-in/');
    await fillIn(page, user.email, user.password);
    await expect.poll(() => asked).toBe(true);
    await fromAnotherTab(page, JSON.stringify({ uid: user.uid, email: user.email }));
    await quiet(page);
    expect(opened).toEqual(['/setting/sign-in/']);
    heard.resolve();
    await page.waitForURL((url) => url.pathname === '/');
    expect(opened).toEqual(['/setting/sign-in/', '/user/delete/', '/']);
    expect(await accountExists(request, user.email)).toBe(false);
  });

  test('its buttons are disabled until it is left', async ({ page, request }) => {
    const user = await newUser(request);
    await page.goto('/setting/sign-in/');
    const button = page.locator('#sign-in [type=submit]');
    await expect(button).toBeEnabled();
    await tellIfEnabled(button);
    await fillIn(page, user.email, user.password);
    await page.waitForURL(DASHBOARD);
    expect(await page.evaluate(() => sessionStorage.getItem('enabled again'))).toBeNull();
  });

  test('a sign-out that another tab learns of first ends on the home page, with a message', async ({
    page,
    request,
  }) => {
    const user = await newUser(request);
    await signIn(page, user, '/user/dashboard/');
    const main = page.getByRole('main');
    await expect(page.locator('#dashboard')).toHaveAttribute('data-state', 'done');
    // The account's data cannot be removed yet.
    const heard = Promise.withResolvers<void>();
    await page.exposeFunction('heard', () => heard.promise);
    await page.evaluate(() => {
      const { databases } = IDBFactory.prototype;
      IDBFactory.prototype.databases = async function () {
        await (Reflect.get(window, 'heard') as () => Promise<void>)();
        return databases.call(this);
      };
    });
    await main.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    // Two events of other tabs: the copy again, and its removal.
    await fromAnotherTab(page, JSON.stringify({ uid: user.uid, email: user.email }));
    await fromAnotherTab(page, null);
    await quiet(page);
    expect(new URL(page.url()).pathname).toBe('/user/dashboard/');
    heard.resolve();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.locator('[data-sonner-toast]')).toContainText('You are now successfully logged out');
  });
});

test('a sign-out that Firebase learns of before the storage event also leaves the dashboard', async ({
  page,
  request,
}) => {
  await signIn(page, await newUser(request), '/user/dashboard/');
  await expect(page.locator('#dashboard')).toHaveAttribute('data-state', 'done');
  // Another tab's Firebase has forgotten the signed-in user; its page has not reported it yet.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opened = indexedDB.open('firebaseLocalStorageDb');
        opened.onsuccess = () => {
          const work = opened.result.transaction('firebaseLocalStorage', 'readwrite');
          work.objectStore('firebaseLocalStorage').clear();
          work.oncomplete = () => {
            opened.result.close();
            done();
          };
        };
      }),
  );
  await page.waitForURL('**/setting/sign-in/?next=/user/dashboard/');
});

test('signs out in every tab, with the message in the specification', async ({ page, context, request }) => {
  const user = await newUser(request);
  await signIn(page, user, '/pl/');
  const other = await context.newPage();
  await other.goto('/user/dashboard/');
  await expect(other.locator('output[name=email]')).toHaveText(user.email);
  await page.locator('[data-account-menu] summary').click();
  await expect(page.locator('[data-account-menu]')).toContainText(user.email);
  await page.locator('[data-account-menu]').getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('Wylogowano');
  await expect(page.locator('header').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  await other.waitForURL('**/setting/sign-in/?next=/user/dashboard/');
  // The account leaves no data on the device.
  const left = () =>
    page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.startsWith('firestore/')),
    );
  await expect.poll(left).toEqual([]);
  // Nor does a store that the other tab was opening when it was sent here.
  await other.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('firestore/left');
        opening.addEventListener('success', () => {
          opening.result.close();
          done();
        });
      }),
  );
  expect(await left()).toEqual(['firestore/left']);
  await other.reload();
  await expect.poll(left).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  // A change in another tab shows the menu here, but takes no toast that is meant for the next page.
  await page.evaluate(() => sessionStorage.setItem('toast', '{"text":"for the next page"}'));
  await fillIn(other, user.email, user.password);
  await other.waitForURL(DASHBOARD);
  await expect(page.locator('[data-account-menu]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('toast'))).toBe('{"text":"for the next page"}');
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL((url) => url.pathname === '/');
  await expect(other.locator('[data-sonner-toast]')).toContainText('You are now successfully logged out');
});
