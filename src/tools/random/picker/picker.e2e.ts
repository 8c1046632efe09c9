import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openOptions } from '../../../testing/e2e';

const NAMES = 'Ann\nBen\nChloe\nDev\nEva\nFinn';

test('a winner moves from the list to the winners, and back', async ({ page }) => {
  await page.goto(`/random-name-picker/#${new URLSearchParams({ input: NAMES, seed: 'smallkit' })}`);
  // xoroshiro128+ in Python: the first of six is Ben.
  await expect(page.locator('output[name=result]')).toHaveText(['Ben']);
  await page.getByRole('button', { name: 'Remove and draw again' }).click();
  await expect(page.locator('textarea[name=input]')).toHaveValue('Ann\nChloe\nDev\nEva\nFinn');
  await expect(page.locator('output[name=total]')).toHaveAttribute('data-value', '5');
  await expect(page.locator('.taken li')).toHaveText(['Ben']);
  await page.getByRole('button', { name: 'Put all back' }).click();
  await expect(page.locator('textarea[name=input]')).toHaveValue('Ann\nChloe\nDev\nEva\nFinn\nBen');
  await expect(page.locator('.taken')).toHaveCount(0);

  const button = page.locator('button[type=submit]');
  await expect(button).toHaveText('Again');
  await page.locator('textarea[name=input]').fill('');
  await expect(button).toHaveText('Pick');
});

test('a public draw uses the seed whose hash was shown before', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/random-name-picker/#${new URLSearchParams({ input: NAMES })}`);
  await expect(page.locator('output[name=result]')).toHaveCount(1);
  await openOptions(page);
  await page.locator('.public-draw > summary').click();
  const hash = await page.locator('.public-draw code').innerText();
  await page.getByRole('button', { name: 'Draw with this seed' }).click();
  const seedUsed = page.locator('output[name=seedUsed]');
  await expect.poll(async () => sha256(await seedUsed.innerText())).toBe(hash);
  await page.getByRole('button', { name: 'Copy the record' }).click();
  await expect(page.locator('p[role=status]')).toHaveText('Copied');
  const record = await page.evaluate(() => navigator.clipboard.readText());
  expect(record).toContain(`SHA-256 of the list, one entry per line: ${sha256(NAMES)}`);
  expect(record).toContain(`Shown before the draw, SHA-256 of the seed: ${hash}`);
  // The next draw has another seed.
  await expect(page.locator('.public-draw code')).not.toHaveText(hash);
});

test('yes or no counts its answers, and Maybe joins the list', async ({ page }) => {
  await page.goto('/yes-or-no-generator/');
  await expect(page.locator('output[name=result]')).toHaveText(/^(Yes|No)$/);
  await page.getByLabel('Allow Maybe').check();
  await expect(page.locator('textarea[name=input]')).toHaveValue('Yes\nNo\nMaybe');
  await expect
    .poll(async () => (await page.locator('.tally dd').allInnerTexts()).map(Number).reduce((a, b) => a + b))
    .toBe(2);
});

test('a right-to-left result stays clear of its button, and a very long one scrolls', async ({ page }) => {
  await page.goto(`/random-name-picker/#${new URLSearchParams({ input: 'שלום עולם' })}`);
  const result = page.locator('output[name=result]');
  await expect(result).toHaveText('שלום עולם');
  const [text, button] = await result.evaluate((output) => {
    const range = document.createRange();
    range.selectNodeContents(output);
    const label = output.parentElement?.querySelector('.cover span')?.getBoundingClientRect();
    return [range.getBoundingClientRect().right, label?.left ?? 0];
  });
  expect(text).toBeLessThan(button);
  await page.goto('/token-generator/#size=5000');
  await expect(result).toHaveText(/^\w{5000}$/);
  const [shown, whole] = await page.locator('.item').evaluate((item) => [item.clientHeight, item.scrollHeight]);
  expect(shown).toBeLessThan(whole);
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
