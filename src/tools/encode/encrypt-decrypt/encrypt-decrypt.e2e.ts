import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { share } from '../../../testing/e2e';
import { violations } from '../../../testing/axe';

const PAGE = '/encrypt-decrypt/';
const form = (page: Page) => page.locator('form#tool');
const result = (page: Page) => page.locator('output[name=result]');

async function open(page: Page, address = PAGE): Promise<void> {
  await page.goto(address);
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

test('masks a password, and neither stores it nor puts it into a link', async ({ page }) => {
  await open(page);
  const password = page.locator('input[name=password]');
  await page.locator('textarea[name=input]').fill('meet at noon');
  await expect(page.getByRole('alert')).toContainText('Enter a password');
  await password.fill('s3cret words');
  await expect(result(page)).toHaveText(/^U0sx/);
  expect(await password.evaluate((input) => getComputedStyle(input).getPropertyValue('-webkit-text-security'))).toBe(
    'disc',
  );
  await page.getByLabel('Show the password').check();
  expect(await password.evaluate((input) => getComputedStyle(input).getPropertyValue('-webkit-text-security'))).toBe(
    'none',
  );
  await share(page, 'Copy link');
  await expect(page).toHaveURL(/input=meet/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]) + location.href);
  expect(kept).not.toContain('s3cret');
  expect(kept).not.toContain('form:');
});

test('encrypts any file and decrypts it byte for byte', async ({ page }) => {
  await open(page);
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256));
  await page.locator('input[name=password]').fill('p');
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: bytes });
  await expect(page.locator('output[name=files]')).toHaveText('a.bin.sk1');
  await expect(page.locator('textarea[name=input]')).toBeHidden();
  const sealed = await downloaded(page);
  expect(sealed.subarray(0, 3).toString()).toBe('SK1');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('textarea[name=input]')).toBeVisible();
  await form(page).getByText('Decrypt', { exact: true }).click();
  await page.locator('input[name=file]').setInputFiles({ name: 'a.bin.sk1', mimeType: '', buffer: sealed });
  await expect(page.locator('output[name=files]')).toHaveText('a.bin');
  expect(await downloaded(page)).toEqual(bytes);
});

async function downloaded(page: Page): Promise<Buffer> {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('.file a').click()]);
  return readFileSync(await saved.path());
}

test('axe finds no violations with a file chosen', async ({ page }) => {
  await open(page);
  await page.locator('input[name=password]').fill('p');
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.locator('output[name=files]')).toHaveText('a.txt.sk1');
  expect(await violations(page)).toEqual([]);
});

test('rates a password while it is typed', async ({ page }) => {
  await open(page);
  const strength = page.locator('output[name=strength]');
  await expect(strength).toHaveCount(0);
  const password = page.locator('input[name=password]');
  await password.pressSequentially('P@ssw0rd!');
  await expect(strength).toHaveAttribute('data-value', 'weak');
  await expect(page.locator('.strength li').first()).toHaveText('This is almost a password that many people use.');
  await password.fill('unfold-duct-handprint-sizzle');
  await expect(strength).toHaveText('Very strong');
  await expect(page.locator('.strength li')).toHaveCount(0);
  expect(await violations(page, '.strength')).toEqual([]);
  await form(page).getByText('Decrypt', { exact: true }).click();
  await expect(strength).toHaveCount(0);
});

test.describe('without a service worker, whose requests cannot be blocked here', () => {
  test.use({ serviceWorkers: 'block' });

  test('encrypts the text without the word lists, and the meter shows what is missing', async ({ page }) => {
    let asked = 0;
    await page.route('**/*password-rating.worker*', (route) => {
      asked++;
      return route.abort();
    });
    await open(page);
    await page.locator('textarea[name=input]').fill('meet at noon');
    await expect(page.getByRole('alert')).toContainText('Enter a password');
    // The lists are loaded only once a password is typed.
    expect(asked).toBe(0);
    await page.locator('input[name=password]').fill('s3cret words');
    await expect(result(page)).toHaveText(/^U0sx/);
    await expect(page.locator('output[name=strength]')).toContainText('could not be loaded');
    expect(asked).toBeGreaterThan(0);
  });
});
