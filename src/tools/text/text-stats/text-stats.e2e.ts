import { expect, test } from '@playwright/test';
import { leastHoldUp } from '../../../testing/e2e';
import { violations } from '../../../testing/axe';

test('shows the page’s own figure first and largest', async ({ page }) => {
  for (const [path, name] of [
    ['/word-counter/', 'words'],
    ['/line-counter/', 'lines'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.figure').first()).toHaveAttribute('data-figure', name);
    await expect(page.locator('.figure.lead')).toHaveCount(1);
  }
});

test('bars show how much of a limit is used, and axe finds no violations', async ({ page }) => {
  await page.goto('/character-counter/');
  await page.locator('textarea[name=input]').fill('x'.repeat(70));
  await expect(page.locator('output[name=characters]')).toHaveAttribute('data-value', '70');
  const post = page.getByRole('row', { name: 'X post' }).locator('.bar');
  expect(await post.evaluate((bar) => bar.style.width)).toBe('25%');
  await expect(page.getByRole('row', { name: 'Page title in Google' }).locator('.bar')).toHaveClass('bar full');
  expect(await violations(page)).toEqual([]);
});

test('typing in a text of 200,000 characters does not block the page', async ({ page }) => {
  await page.goto('/word-counter/');
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(4_500);
  await page
    .locator('[data-field=input] input[type=file]')
    .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('output[name=words]')).toHaveAttribute('data-value', '40500');
  await page.locator('.cm-content').click();
  const words = page.locator('output[name=words]');
  const longest = await leastHoldUp(page, async () => {
    const before = Number(await words.getAttribute('data-value'));
    await page.keyboard.type(' one more word and another ', { delay: 60 });
    // One more if the caret is within a word, which becomes two.
    await expect.poll(async () => Number(await words.getAttribute('data-value')) - before).toBeGreaterThanOrEqual(5);
  });
  // About one on an idle machine; counting all of it on the main thread takes 20.
  expect(longest).toBeLessThan(10);
});
