import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';

/** What calculators show beside their figures, and what in it can be pressed. */

const done = (page: Page) => expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('form#tool').hover();
  await done(page);
}

test('the planner moves the time in all zones', async ({ page }) => {
  await open(page, '/timezone-converter/#datetime=2026-01-15T09:00&from=Asia/Kolkata&to=America/St_Johns,UTC');
  const planner = page.getByRole('region', { name: 'The day at a glance' });
  await expect(planner.locator('.planner-row')).toHaveCount(3);
  const slider = planner.getByRole('slider', { name: 'Time of day' });
  await expect(slider).toHaveAttribute('aria-valuetext', '09:00');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '09:15');
  await expect(page.locator('output[name=utc]')).toHaveAttribute('data-value', '2026-01-15T03:45:00Z');
});

test('the clock of Unix time stops, and its time can be used', async ({ page }) => {
  await page.goto('/timestamp-converter/');
  await page.locator('form#tool').hover();
  await page.getByRole('button', { name: 'Stop' }).click();
  const shown = await page.locator('.actions code').textContent();
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.locator('output[name=seconds]')).toHaveAttribute('data-value', shown ?? '');
});

test('a life in weeks has the lived ones filled', async ({ page }) => {
  await open(page, '/death-calculator/#birth=1990-06-15&sex=female&asOf=2026-11-21');
  // 36.44 and 82.42 years of 52 weeks.
  const weeks = page.locator('.weeks');
  await expect(weeks.locator('.hint')).toHaveText(/^1,894 of about 4,28\d weeks lived/);
  const height = (part: string) => weeks.locator(`${part} rect`).first().getAttribute('height');
  expect([await height('.lived'), await height('.left')]).toEqual(['216', '492']);
});

test('two names make a card to save', async ({ page }) => {
  await open(page, '/fr/calculateur-amour/#name1=Romeo&name2=Juliet');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Carte à partager (PNG)' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
});

test('an aspect ratio is drawn as a box, and a common one fills the form', async ({ page }) => {
  await open(page, '/aspect-ratio-calculator/#width=1920&height=1080');
  const box = page.getByRole('img', { name: 'A box in the ratio' });
  const shape = async () => {
    const { width = 0, height = 1 } = (await box.boundingBox()) ?? {};
    return (width / height).toFixed(1);
  };
  expect(await shape()).toBe('1.8');
  await page.getByLabel('Common ratios and sizes').selectOption('1:1');
  await expect(page.locator('output[name=simplified]')).toHaveText('1:1');
  expect(await shape()).toBe('1.0');
});

test('a color has a swatch with its contrasts, and a code for each notation', async ({ page }) => {
  await open(page, '/color-converter/#input=rebeccapurple');
  await expect(page.locator('.swatch output[name=gamut]')).toHaveAttribute('data-value', 'sRGB');
  await expect(page.locator('output[name=oklch]')).toHaveText('oklch(0.4403 0.1603 303.37)');
  const swatch = page.locator('.swatch');
  expect(await swatch.evaluate((one) => getComputedStyle(one).getPropertyValue('--swatch'))).toBe('#663399');
});
