import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../testing/axe';

const open = async (page: Page, values: Record<string, string>) => {
  await page.goto(`/invisible-text-generator/#${new URLSearchParams(values)}`);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
};
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const gap = (page: Page) =>
  page.locator('.bars').evaluate((bars) => bars.clientWidth - Number.parseFloat(getComputedStyle(bars).paddingLeft));

test('copies exactly the characters and confirms it by reading the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { character: 'hangul', count: '3', lines: 'true' });
  await page.locator('.made').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('form#tool p[role=status]')).toHaveText(
    'Copied and checked: the clipboard has exactly this',
  );
  expect(await clipboard(page)).toBe('\u3164\n\u3164\n\u3164');
});

test('reports that the clipboard contains something else', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { character: 'zwsp', count: '2' });
  await page.evaluate(() => {
    navigator.clipboard.readText = async () => '';
  });
  await page.locator('.made').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('form#tool p[role=status]')).toContainText('contains something else');
});

test('asks for no permission if the page may not read the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, { character: 'zwsp' });
  await page.locator('.made').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('form#tool p[role=status]')).toHaveText('Copied');
});

test('the bars touch around zero-width characters and have a gap around wider ones', async ({ page }) => {
  await open(page, { character: 'zwsp', count: '5' });
  await expect(page.getByText('No width: the bars touch.')).toBeVisible();
  await expect.poll(() => gap(page)).toBe(0);
  await page.locator('select[name=character]').selectOption('emSpace');
  // Five em spaces at 16 px.
  await expect(page.getByText('80 px wide on this device.')).toBeVisible();
  await expect.poll(() => gap(page)).toBe(80);
});

test('shows 100,000 characters in the windowed view and copies all of them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, { character: 'braille', count: '100000' });
  await expect(page.locator('output[name=result]')).toHaveAttribute('data-length', '100000');
  await page.locator('.made').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('form#tool p[role=status]')).toHaveText(
    'Copied and checked: the clipboard has exactly this',
  );
  expect(await clipboard(page)).toBe('\u2800'.repeat(100_000));
});

test('finds hidden characters in a text and reports which ones had to stay', async ({ page }) => {
  await open(page, {});
  await page.locator('textarea[name=input]').fill('👩‍👧 pass\u200Bword');
  await expect(page.locator('output[name=found]')).toHaveText(
    'U+200B ZERO WIDTH SPACE × 1\nU+200D ZERO WIDTH JOINER × 1',
  );
  await expect(page.locator('output[name=cleaned]')).toHaveText('👩‍👧 password');
  await expect(page.locator('[data-note]')).toHaveText('Kept because emoji or letters need them: 1.');
  await page.locator('textarea[name=input]').fill('password');
  await expect(page.locator('[data-note]')).toHaveText('No invisible characters in this text.');
  await expect(page.locator('output[name=found]')).toHaveCount(0);
});

test('reports a count out of range next to the field', async ({ page }) => {
  await open(page, {});
  await page.locator('input[name=count]').fill('100001');
  await expect(page.getByRole('alert')).toContainText('100,000');
  await expect(page.locator('input[name=count]')).toHaveAttribute('aria-invalid', 'true');
});

for (const path of ['/fr/caractere-invisible/', '/it/carattere-invisibile/']) {
  test(`${path} is in its language`, async ({ page }) => {
    await page.goto(path);
    await page.locator('form#tool').hover();
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
    await expect(page.locator('tbody tr')).toHaveCount(15);
    await expect(page.locator('form#tool')).not.toContainText(/stays|dropped|wide|Copy/);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('axe finds no violations', async ({ page }) => {
      await open(page, { character: 'hangul', count: '20', input: 'a\u200Bb' });
      await expect(page.locator('tbody tr')).toHaveCount(15);
      expect(await violations(page)).toEqual([]);
    });
  });
}
