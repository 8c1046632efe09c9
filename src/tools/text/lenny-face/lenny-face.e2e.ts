import { expect, test, type Page } from '@playwright/test';
import { quiet } from '../../../testing/e2e';

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const known = (page: Page) => page.getByRole('region', { name: 'Known faces' });

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/lenny-face-generator/${fragment}`);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  await expect(known(page).getByRole('button').first()).toBeVisible();
}

test('shows a dozen faces, others after Again, and a tap copies one', async ({ page }) => {
  await open(page);
  const faces = page.locator('output[name=result]');
  await expect(faces).toHaveCount(12);
  const first = await faces.allTextContents();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect.poll(() => faces.allTextContents()).not.toEqual(first);
  await page.locator('.look-list .cover').first().click();
  const face = await faces.first().textContent();
  await expect.poll(() => copied(page)).toBe(face);
});

test('a link with a seed shows the same faces to everyone', async ({ page }) => {
  await open(page, '#seed=attic&count=5&ears=bear');
  const faces = page.locator('output[name=result]');
  await expect(faces).toHaveCount(5);
  const first = await faces.allTextContents();
  for (const face of first) expect(face).toMatch(/^ʕ.+ʔ$/u);
  await page.reload();
  await expect(faces).toHaveText(first);
});

test('finds known faces by word and mood, and copies them exactly', async ({ page }) => {
  await open(page);
  await expect(known(page).getByRole('button')).toHaveCount(200);
  const search = page.getByRole('searchbox', { name: 'Search faces' });
  await search.fill('whatever');
  await known(page).getByRole('button', { name: 'Copy: Shrug' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied ¯\\_(ツ)_/¯' })).toBeVisible();
  expect(await copied(page)).toBe('¯\\_(ツ)_/¯');
  await search.fill('');
  await page.getByRole('button', { name: 'Bear', exact: true }).click();
  await expect(known(page).getByRole('heading')).toHaveText(['Bear']);
  await page.getByRole('button', { name: 'Random face' }).click();
  await expect.poll(() => copied(page)).toMatch(/^[ʕᶘ¯]/u);
  await search.fill('zxcv');
  await expect(page.getByRole('button', { name: 'Random face' })).toBeDisabled();
  await page.getByRole('button', { name: 'Show all faces' }).click();
  await expect(known(page).getByRole('button')).toHaveCount(200);
});

test('Enter in the search of known faces does not draw new faces', async ({ page }) => {
  await open(page);
  const first = await page.locator('output[name=result]').allTextContents();
  await page.getByRole('searchbox', { name: 'Search faces' }).fill('bear');
  await page.keyboard.press('Enter');
  await quiet(page);
  expect(await page.locator('output[name=result]').allTextContents()).toEqual(first);
});
