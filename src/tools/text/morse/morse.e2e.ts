import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const open = async (page: Page, values: Record<string, string>) => {
  await page.goto(`/morse-code-translator/#${new URLSearchParams(values)}`);
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
};

test('plays letter by letter with the lamp, pauses, goes on, and ends by itself', async ({ page }) => {
  await open(page, { input: 'ETET', wpm: '5' });
  await page.getByLabel('Lamp').check();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.locator('.now')).toHaveText('E .');
  await expect(page.locator('.lamp[data-lit]')).toBeVisible();
  await expect(page.locator('.now')).toHaveText('T -');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.lamp[data-lit]')).toHaveCount(0);
  await page.waitForTimeout(1500);
  // While it pauses nothing goes on: the second E would have come by now.
  await expect(page.locator('.now')).toHaveText('T -');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.now')).toHaveText('E .');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 10_000 });
  await expect(page.locator('.now')).toHaveText('');
});

test('another text stops what sounds', async ({ page }) => {
  await open(page, { input: 'PARIS PARIS PARIS' });
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.locator('textarea[name=input]').fill('E');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a mark vibrates for as long as it lasts', async ({ page }) => {
  await page.addInitScript(() => {
    const buzzes: unknown[] = [];
    Object.assign(window, { buzzes });
    navigator.vibrate = (pattern) => buzzes.push(pattern) > 0;
  });
  await open(page, { input: 'A', wpm: '5' });
  await page.getByLabel('Vibration').check();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { buzzes: number[] }).buzzes.map(Math.round)))
    .toEqual([240, 720]);
});

test('the recording is a WAV of the code’s length', async ({ page }) => {
  await open(page, { input: 'SOS' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download WAV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('morse-code-translator.wav');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect((bytes.length - 44) / 2 / 44_100).toBeCloseTo(1.62, 3);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the lamp stays off, and the page says why', async ({ page }) => {
    await open(page, { input: 'E' });
    await expect(page.getByLabel('Lamp')).toBeDisabled();
    await expect(page.locator('.player .hint')).toContainText('less motion');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds nothing', async ({ page }) => {
      await open(page, { input: 'SOS' });
      await page.locator('.tool-out summary').click();
      await page.getByLabel('Lamp').check();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  });
}
