import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'block' });

const preview = (page: Page) => page.locator('.preview');
const editor = (page: Page) => page.locator('.source .cm-content');

async function start(page: Page): Promise<void> {
  await page.goto('/markdown-editor/');
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
}

/** Opens a text as a file, and waits for its last heading. */
async function openText(page: Page, text: string, last: string): Promise<void> {
  await start(page);
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'long.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await expect(preview(page).locator('h2').last()).toHaveText(last, { timeout: 60_000 });
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
}

const COUNT = 6_000;
const sections = Array.from({ length: COUNT }, (_, index) => `## Heading ${index}\n\nText *${index}*.\n`).join('\n');

test('shows a long text completely, and does not render unchanged parts again', async ({ page }) => {
  await openText(page, sections, `Heading ${COUNT - 1}`);
  await expect(preview(page).locator('h2')).toHaveCount(COUNT);
  await expect(page.locator('output[name=words]')).toHaveAttribute('data-value', String(4 * COUNT));
  // Attributes set by the test show which elements were left alone.
  await preview(page).evaluate((box) => {
    for (const heading of box.querySelectorAll('h2')) heading.dataset.seen = '';
  });
  await editor(page).locator('.cm-line').first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('new words\n\n');
  await expect(preview(page).locator('p').first()).toHaveText('new words');
  await expect(preview(page).locator('h2')).toHaveCount(COUNT);
  const seen = await preview(page).locator('h2[data-seen]').count();
  expect(seen).toBeGreaterThan(COUNT / 4);
});

test('the two sides of a long text scroll in sync, and the outline leads to its headings', async ({ page }) => {
  await openText(page, sections, `Heading ${COUNT - 1}`);
  const scroller = page.locator('.source .cm-scroller');
  await page.locator('.source').hover();
  await scroller.evaluate((box) => (box.scrollTop = box.scrollHeight / 2));
  const middle = async () => {
    const top = (await preview(page).boundingBox())?.y ?? 0;
    const texts = await preview(page).evaluate((box, edge) => {
      const near = document.elementFromPoint(box.getBoundingClientRect().left + 60, edge + 40);
      return near?.closest('[data-part]')?.textContent ?? '';
    }, top);
    return Number(/Heading (\d+)/.exec(texts)?.[1] ?? -1);
  };
  await expect.poll(middle).toBeGreaterThan(COUNT * 0.4);
  expect(await middle()).toBeLessThan(COUNT * 0.6);
  await page.getByText('Outline', { exact: true }).click();
  await page.getByRole('button', { name: 'Heading 3', exact: true }).click();
  await expect(preview(page).getByRole('heading', { name: 'Heading 3', exact: true })).toBeInViewport();
});

test('a tag that is never closed cannot change the meaning of text far after it', async ({ page }) => {
  const payload = '"><img src="x" onerror="window.hit=1">';
  await openText(page, `<div title="\n\n${sections}\n\n<span title='${payload}'>far</span>\n\n## The end\n`, 'The end');
  await expect(page.getByRole('button', { name: 'Export HTML' })).toBeEnabled({ timeout: 30_000 });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export HTML' }).click(),
  ]);
  const html = Buffer.concat(await (await saved.createReadStream()).toArray()).toString();
  const hits = await page.evaluate(async (whole) => {
    const { body } = new DOMParser().parseFromString(whole, 'text/html');
    return body.querySelectorAll('[onerror]').length;
  }, html);
  expect(hits).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('shows endless nesting up to its limit, and adds a note', async ({ page }) => {
  await openText(page, `${'>'.repeat(20_000)} deep\n\n## The end\n`, 'The end');
  await expect(page.locator('[data-note]')).toContainText('column 200');
});
