import { expect, test, type Page } from '@playwright/test';
import { addressOf } from '../../scripts/emulators.mjs';
import { documentAt, idsIn, newEmail } from '../features/firebase/firebase-e2e';

test.use({ serviceWorkers: 'block' });

const send = (page: Page) => page.locator('#contact [type=submit]').click();

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('Hi & bye');
  await page.getByLabel('Message').fill('Line one is long\nLine two');
  await expect(page.locator('#contact')).toHaveAttribute('data-state', 'empty');
}

/** Lets time pass for the form: a message sent within three seconds counts as a robot's. */
async function open(page: Page, path = '/contact/'): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.fastForward(4_000);
}

async function messageOf(page: Page, email: string) {
  for (const id of await idsIn(page.request, 'contact')) {
    const fields = await documentAt(page.request, `contact/${id}`);
    if (fields?.email?.stringValue === email) return fields;
  }
  return undefined;
}

test('writes one document, and deletes the draft', async ({ page }) => {
  const email = newEmail();
  await page.goto('/about/');
  await page.clock.install();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.waitForURL('**/contact/');
  await page.clock.fastForward(4_000);
  await fillIn(page, '');
  await send(page);
  await expect(page.locator('[data-alert=email]')).toHaveText('Enter your email address so that we can reply.');
  await page.getByLabel('Email').fill(email);
  await send(page);
  await expect(page.locator('#contact [data-said]')).toHaveText('Thank you, your message has been sent.');
  await expect(page.locator('output[name=result]')).toHaveText('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
  const { at, ...fields } = (await messageOf(page, email)) ?? {};
  expect(at?.timestampValue).toBeDefined();
  expect(fields).toEqual({
    name: { stringValue: 'Ada' },
    email: { stringValue: email },
    subject: { stringValue: 'Hi & bye' },
    message: { stringValue: 'Line one is long\nLine two' },
    lang: { stringValue: 'en' },
    page: { stringValue: '/about/' },
    state: { stringValue: 'new' },
  });
});

test('text typed while a message is being sent stays, and is the next draft', async ({ page }) => {
  const email = newEmail();
  const typed = Promise.withResolvers<void>();
  await page.route(`http://${addressOf('firestore')}/**`, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await open(page);
  await fillIn(page, email);
  await send(page);
  await expect(page.locator('#contact')).toHaveAttribute('data-state', 'working');
  await page.getByLabel('Message').fill('A second thought of mine');
  typed.resolve();
  await expect(page.locator('#contact [data-said]')).toHaveText('Thank you, your message has been sent.');
  await expect(page.getByLabel('Message')).toHaveValue('A second thought of mine');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('A second thought of mine');
  expect((await messageOf(page, email))?.message).toEqual({ stringValue: 'Line one is long\nLine two' });
});

test('thanks robots, and writes nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(addressOf('firestore')) && asked.push(request.url()));
  await open(page);
  await fillIn(page, newEmail());
  await page.locator('[name=website]').evaluate((input) => input instanceof HTMLInputElement && (input.value = 'spam'));
  await send(page);
  await expect(page.locator('#contact [data-said]')).toHaveText('Thank you, your message has been sent.');
  expect(asked).toEqual([]);
});

/** Sets the time since the page began, as the form sees it. */
const since = (page: Page, ms: number) =>
  page.addInitScript((now) => {
    performance.now = () => now;
  }, ms);

test('thanks a visitor who types in less than three seconds, and keeps the message as a draft', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes(addressOf('firestore')) && asked.push(request.url()));
  await since(page, 2_999);
  await page.goto('/contact/');
  await expect(page.locator('#contact')).toHaveAttribute('data-state', 'empty');
  await fillIn(page, newEmail());
  await send(page);
  await expect(page.locator('#contact [data-said]')).toHaveText('Thank you, your message has been sent.');
  expect(asked).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Line one is long\nLine two');
});

test('sends a message from a link without a delay, and keeps the earlier draft', async ({ page }) => {
  const email = newEmail();
  await page.goto('/contact/');
  await fillIn(page, email);
  await since(page, 2_900);
  await page.goto('/about/');
  await page.goto('/contact/#subject=500+Error&input=Page:+/ab/');
  await expect(page.locator('#contact')).toHaveAttribute('data-state', 'empty');
  await send(page);
  await expect(page.locator('#contact [data-said]')).toHaveText('Thank you, your message has been sent.');
  expect((await messageOf(page, email))?.message).toEqual({ stringValue: 'Page: /ab/' });
  await page.goto('/about/');
  await page.goto('/contact/');
  await expect(page.getByLabel('Message')).toHaveValue('Line one is long\nLine two');
});

test('after a failure keeps the text and offers email', async ({ page }) => {
  await page.route(`http://${addressOf('firestore')}/**`, (route) => route.abort());
  await open(page, '/contact/#subject=500+Error&input=Page:+/ab/');
  await page.getByLabel('Email').fill('ada@example.com');
  await expect(page.locator('#contact')).toHaveAttribute('data-state', 'empty');
  await send(page);
  const alert = page.locator('#contact [data-alert=form]');
  await expect(alert).toContainText('Your message couldn’t be sent; it’s still here.');
  await expect(alert.getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=500%20Error&body=Page%3A%20%2Fab%2F/,
  );
  await expect(page.getByLabel('Message')).toHaveValue('Page: /ab/');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});
