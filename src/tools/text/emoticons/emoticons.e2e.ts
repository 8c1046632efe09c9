import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../testing/axe';

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** Playwright doesn't import JSON, so the list is read as a file: the text before the tab is the face. */
const data: { faces: Record<string, string[]> } = JSON.parse(
  readFileSync(new URL('../../../data/emoticons.json', import.meta.url), 'utf8'),
);
const faces = Object.values(data.faces).flatMap((own) => own.map((line) => line.split('\t')[0] ?? ''));

const SHRUG = '¯\\_(ツ)_/¯';
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/emoticons/${fragment}`);
  await expect(page.locator('.look-grid .cover').first()).toBeVisible();
}

test('a tap copies the face as it is, including its backslash', async ({ page }) => {
  await open(page, '#q=shrug');
  await page.locator('.item', { hasText: SHRUG }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await copied(page)).toBe(SHRUG);
});

test('another button copies it escaped for Markdown and Reddit', async ({ page }) => {
  await open(page, `#q=${encodeURIComponent(SHRUG)}`);
  await expect(page.locator('output[name=result]')).toHaveText([SHRUG]);
  await page.getByRole('button', { name: 'Copy for Markdown, Reddit' }).click();
  await expect.poll(() => copied(page)).toBe('¯\\\\\\_(ツ)_/¯');
});

test('favorites and recently used faces come first, and survive a reload', async ({ page }) => {
  await open(page, '#q=shrug');
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeFocused();
  const favorite = (await page.locator('output[name=result]').first().textContent()) ?? '';
  await page.locator('.gallery-row .cover').nth(1).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  const used = await copied(page);
  await page.goto('/emoticons/');
  await page.reload();
  // The search of this tab is restored too; both lists are visible after clearing it.
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('[role=rowheader]').nth(1)).toHaveText('Recently used');
  await expect(page.locator('[role=rowheader]').first()).toHaveText('Favorites');
  await expect(page.locator('.gallery-row').first()).toHaveText(favorite);
  await expect(page.locator('.gallery-row').nth(1)).toHaveText(used);
  await expect(page.locator('output[name=count]')).toHaveAttribute('data-value', String(faces.length));
});

test('arrow keys move between faces of different widths; Enter copies', async ({ page }) => {
  await open(page);
  const first = page.locator('.gallery-row output').first();
  await first.locator('~ .cover').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.item:has(:focus)')).toHaveText(faces[1] ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(page.locator('.item:has(:focus)')).toHaveText(faces[0] ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => copied(page)).toBe(faces[0]);
});

for (const width of [390, 1440]) {
  test(`does not cut off any face at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const box = page.locator('.gallery-box');
    const cut = await box.evaluate(async (element) => {
      const cut = new Set<string>();
      const start = element.getBoundingClientRect().top + scrollY;
      for (let top = 0; top < element.scrollHeight; top += 400) {
        scrollTo(0, start + top);
        for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
        for (const item of element.querySelectorAll('.gallery-row .item')) {
          const face = item.firstElementChild;
          if (face && face.getBoundingClientRect().width > item.getBoundingClientRect().width)
            cut.add(face.textContent);
        }
      }
      return [...cut];
    });
    expect(cut).toEqual([]);
  });
}

test('when nothing is found, one button shows all faces again', async ({ page }) => {
  await open(page);
  await page.locator('input[name=q]').fill('xyzzy');
  await expect(page.getByRole('alert')).toContainText('No face found for “xyzzy”');
  await page.getByRole('button', { name: 'Show all faces' }).click();
  await expect(page.locator('input[name=q]')).toHaveValue('');
  await expect(page.locator('.gallery-row').first()).toBeVisible();
});

test('axe finds no violations', async ({ page }) => {
  await open(page);
  await page.locator('.gallery-row .cover').nth(2).click();
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  expect(await violations(page)).toEqual([]);
});
