import { expect, test } from '@playwright/test';
import { addressOf } from '../../../scripts/emulators.mjs';
import { quiet } from '../../testing/e2e';

test('a visitor without an account loads nothing of Firebase, and no page connects to another origin', async ({
  page,
}) => {
  const site = `http://${addressOf('hosting')}`;
  const scripts = new Set<string>();
  const others: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site)) others.push(request.url());
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  // A form after hydration, the settings, and the sign-in page.
  for (const path of ['/reverse-text/#input=abc', '/setting/', '/setting/sign-in/', '/contact/']) {
    await page.goto(path);
    if (path.includes('#')) await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
    await quiet(page);
  }
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => /@firebase\/\w|FirebaseError/.test(text))).toEqual([]);
  expect(others).toEqual([]);
});
