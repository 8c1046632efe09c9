import { expect, test, type Page } from '@playwright/test';
import { openOptions } from '../../../testing/e2e';
import { violations } from '../../../testing/axe';

const MARKS = /[\u0300-\u036F]/g;
const marks = async (page: Page) =>
  (await page.locator('output[name=result]').textContent())?.match(MARKS)?.length ?? 0;

test('mild, medium and wild set the level, and the slider shows its number', async ({ page }) => {
  await page.goto('/zalgo-text-generator/');
  const slider = page.getByLabel('Level', { exact: true }).first();
  const medium = page.getByRole('button', { name: 'Medium' });
  await page.locator('textarea[name=input]').fill('Hello, world');
  await expect(medium).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.slider-value')).toHaveText('5');
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
  const before = await marks(page);
  await page.getByRole('button', { name: 'Wild' }).click();
  await expect(slider).toHaveValue('12');
  await expect(page.locator('.slider-value')).toHaveText('12');
  await expect(medium).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => marks(page)).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Mild' }).click();
  await expect.poll(() => marks(page)).toBeLessThan(before);
  await slider.press('ArrowRight');
  await expect(page.locator('.slider-value')).toHaveText('3');
});

test('shows an error for a link with a level outside the slider’s range until the slider is moved', async ({
  page,
}) => {
  for (const [level, message] of [
    ['25', 'Must be at most 20'],
    ['0', 'Must be at least 1'],
  ] as const) {
    await page.goto('/about/');
    await page.goto(`/zalgo-text-generator/#input=a&level=${level}`);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.locator('.slider-value')).toHaveText(level);
  }
  await page.getByLabel('Level', { exact: true }).first().press('ArrowRight');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
});

test('Again adds different marks to the same text; with cleaning on, there are none', async ({ page }) => {
  await page.goto('/zalgo-text-generator/#input=Hello&level=3');
  const result = page.locator('output[name=result]');
  await expect(result).toHaveText(/^H[\u0300-\u036F]+e/);
  const first = await result.textContent();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(result).not.toHaveText(first ?? '');
  await page.locator('textarea[name=input]').fill((await result.textContent()) ?? '');
  await openOptions(page);
  await page.getByLabel('Remove marks instead').check();
  await expect(result).toHaveText('Hello');
  await expect(page.getByRole('button', { name: 'Wild' })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds no violations', async ({ page }) => {
      await page.goto('/zalgo-text-generator/#input=Hello&level=12');
      await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
      expect(await violations(page)).toEqual([]);
    });
  });
}
