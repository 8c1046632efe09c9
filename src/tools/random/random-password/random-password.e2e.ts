import { expect, test, type Page } from '@playwright/test';
import { share } from '../../../testing/e2e';

const form = (page: Page) => page.locator('form#tool');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

const PAGE = '/random-password-generator/';
const result = (page: Page) => page.locator('output[name=result]');

test('hiding and spelling show the same password differently, without a new draw', async ({ page }) => {
  await open(page, PAGE);
  const drawn = (await result(page).textContent()) ?? '';
  expect(drawn).toHaveLength(20);
  await page.getByLabel('Spell it out').check();
  await expect(page.locator('.spelling b')).toHaveText(Array.from(drawn));
  await page.getByLabel('Hide on the screen').check();
  await expect(result(page)).toHaveText('•'.repeat(20));
  await expect(page.locator('.spelling')).toBeHidden();
  await page.getByLabel('Hide on the screen').uncheck();
  await expect(result(page)).toHaveText(drawn);
});

test('clears the page after copying if chosen, and draws again after that', async ({ page }) => {
  await open(page, PAGE);
  const drawn = (await result(page).textContent()) ?? '';
  await page.getByLabel('Clear after copying').check();
  await page.getByRole('button', { name: 'Copy: Result 1' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied, and cleared' })).toBeVisible();
  await expect(result(page)).toHaveCount(0);
  expect(await form(page).innerHTML()).not.toContain(drawn);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(result(page)).not.toHaveText(drawn);
});

test('distinguishes digits and symbols from letters by more than color', async ({ page }) => {
  await open(page, `${PAGE}#size=64`);
  const weight = (selector: string) =>
    result(page)
      .locator(selector)
      .first()
      .evaluate((part) => Number(getComputedStyle(part).fontWeight));
  expect(await weight('.digit')).toBeGreaterThanOrEqual(600);
  expect(await weight('.symbol')).toBeGreaterThanOrEqual(600);
  expect(await result(page).evaluate((output) => Number(getComputedStyle(output).fontWeight))).toBeLessThan(600);
});

test('stores nothing and puts no result into a link', async ({ page }) => {
  await open(page, `${PAGE}#size=30`);
  const drawn = (await result(page).textContent()) ?? '';
  await share(page, 'Copy link');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]) + location.href);
  expect(kept).toContain('size=30');
  expect(kept).not.toContain(drawn);
  expect(kept).not.toContain('form:');
});
