import { expect, test, type Page } from '@playwright/test';
import { leastHoldUp } from '../../../testing/e2e';
import { violations } from '../../../testing/axe';

const compare = async (page: Page, original: string, changed: string) => {
  await page.goto(`/text-compare/#${new URLSearchParams({ input: original, other: changed })}`);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', /done|empty/);
};

const ORIGINAL = 'intro\nthe old cat sat\n3\n4\ngone\n6\n';
const CHANGED = 'intro\nthe young cat sat\n3\n4\n6\nnew\n';

test('highlights changed words in both columns, and marks whole lines with + or −', async ({ page }) => {
  await compare(page, ORIGINAL, CHANGED);
  const changed = page.locator('.compare-rows .changed');
  await expect(changed.locator('del')).toHaveText('old');
  await expect(changed.locator('ins')).toHaveText('young');
  await expect(changed.locator('.sign')).toHaveText(['−', '+']);
  await expect(page.locator('.compare-rows .removed del')).toHaveText('gone');
  await expect(page.locator('.compare-rows .added ins')).toHaveText('new');
});

test('in one column, removed lines come before added ones', async ({ page }) => {
  await compare(page, 'a\nb\n', 'x\ny\n');
  await page.getByRole('button', { name: 'One column' }).click();
  await expect(page.locator('.compare-rows .line-text')).toHaveText(['a', 'b', 'x', 'y']);
});

test('the arrow copies a line to the other side until both are the same', async ({ page }) => {
  await compare(page, ORIGINAL, CHANGED);
  await page.getByRole('button', { name: 'copy the original into the changed text' }).first().click();
  await expect(page.locator('textarea[name=other]')).toHaveValue(CHANGED.replace('young', 'old'));
  await expect(page.locator('output[name=removed]')).toHaveAttribute('data-value', '1');
  await page.getByRole('button', { name: 'copy the changed text into the original' }).first().click();
  await expect(page.locator('textarea[name=input]')).toHaveValue(ORIGINAL.replace('gone\n', ''));
  await expect(page.locator('output[name=removed]')).toHaveAttribute('data-value', '0');
  await page.getByRole('button', { name: 'copy the changed text into the original' }).first().click();
  await expect(page.locator('output[name=identical]')).toHaveAttribute('data-value', 'true');
});

test('swap exchanges the texts, and the patch is downloaded as .patch', async ({ page }) => {
  await compare(page, 'a\nb\n', 'a\nc\n');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.locator('output[name=result]')).toContainText('-c\n+b');
  const download = page.waitForEvent('download');
  await page.locator('.result-text').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('text-compare.patch');
});

test('with thousands of lines, lays out few rows, jumps to the last change, and never blocks', async ({ page }) => {
  const lines = (salt: string) =>
    Array.from({ length: 5_000 }, (_, at) => (at % 5 === 0 ? `${salt} ${at} words` : `the same line ${at}`)).join('\n');
  await page.goto('/text-compare/');
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  for (const [name, text] of [
    ['input', lines('old')],
    ['other', lines('new')],
  ] as const) {
    const area = page.locator(`[data-field=${name}]`);
    await area
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(area.locator('.cm-content')).toBeVisible();
  }
  await expect(page.locator('output[name=removed]')).toHaveAttribute('data-value', '1000');
  await expect(page.locator('.compare-rows')).toBeVisible();
  expect(await page.locator('.compare-rows [role=row]').count()).toBeLessThan(400);
  const current = page.locator('.compare-rows .current');
  const longest = await leastHoldUp(page, async (look) => {
    // From the first change back to the last; each further measurement first returns from the last to the first.
    if (look > 0) await page.getByRole('button', { name: 'Next change' }).click();
    await page.getByRole('button', { name: 'Previous change' }).click();
    await expect(current).toContainText('4995');
    await expect(current).toBeInViewport();
    expect(await page.locator('.compare-rows [role=row]').count()).toBeLessThan(400);
  });
  expect(longest).toBeLessThan(10);
});

for (const width of [390, 1280])
  test(`axe finds no violations in the filled view at ${width} px, and nothing overflows it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await compare(page, ORIGINAL, CHANGED);
    await page.getByRole('button', { name: 'Next change' }).click();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
