import { expect, test, type Page } from '@playwright/test';

test.use({ serviceWorkers: 'block' });

test('retries a failed list of tools with the next letter', async ({ page }) => {
  let asked = 0;
  const list = '**/api/en/tools';
  await page.route(list, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto('/');
  const box = page.locator('main').getByRole('searchbox');
  await box.focus();
  // The HTTP client retries a GET once.
  await expect.poll(() => asked).toBe(2);
  await box.press('u');
  await expect(page.locator('[data-sonner-toast]')).toContainText('You are offline');
  await box.press('u');
  await expect.poll(() => asked).toBe(6);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await page.unroute(list);
  await box.pressSequentially('id');
  await expect(page.locator('main .search .card').first()).toHaveText('UUID generator');
});

/** Pastes into the home page's search box, as with Ctrl+V. */
async function paste(page: Page, text: string): Promise<void> {
  const box = page.locator('main').getByRole('searchbox');
  await box.focus();
  await box.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // A dispatched paste event has no default action.
    if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);
  }, text);
}

test('proposes the tools for a pasted text, which open with it', async ({ page }) => {
  await page.goto('/');
  const first = page.locator('main .search .card').first();
  for (const [text, tool] of [
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'JWT decoder'],
    ['#1f7a63', 'Color converter'],
    ['*/15 9-17 * * 1-5', 'Cron expression parser'],
    ['1764028800', 'Timestamp converter'],
    ['8.8.8.8', 'IP address lookup'],
  ] as const) {
    await page.locator('main').getByRole('searchbox').fill('');
    await paste(page, text);
    await expect(first).toHaveText(tool);
  }
  await page.locator('main').getByRole('searchbox').fill('');
  await paste(page, '{"a": [1,\n 2]}');
  await expect(first).toHaveText('JSON formatter');
  await first.click();
  await expect(page.locator('textarea[name=input]')).toHaveValue('{"a": [1,\n 2]}');
});

test('opens a long pasted text whole, from a page in another language too', async ({ page }) => {
  const text = Array.from({ length: 200 }, (_, row) => `zażółć gęślą jaźń ${row}`).join('\n');
  await page.goto('/pl/');
  await paste(page, text);
  const first = page.locator('main .search .card').first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page.locator('textarea[name=input]')).toHaveValue(text);
});

/** A PNG of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

for (const type of ['paste', 'drop'] as const)
  test(`a picture on the search box (${type}) opens with the tool that is chosen`, async ({ page }) => {
    await page.goto('/');
    const box = page.locator('main').getByRole('searchbox');
    await box.focus();
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await box.evaluate(
      (input, { png, event }) => {
        const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], 'holiday.png', { type: 'image/png' }));
        const init = { bubbles: true, cancelable: true };
        input.dispatchEvent(
          event === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent('drop', { ...init, dataTransfer: data }),
        );
      },
      { png: PNG, event: type },
    );
    await expect(box).toHaveValue('holiday.png');
    const first = page.locator('main .search .card').first();
    await expect(first).toHaveText('Image compressor');
    await first.click();
    await expect(page).toHaveURL(/image-compressor/);
    await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
    await expect(page.locator('form#tool')).toContainText('holiday');
  });

test('cells of a spreadsheet are pasted as a table, not as the picture that comes with them', async ({ page }) => {
  await page.goto('/');
  const box = page.locator('main').getByRole('searchbox');
  await box.focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await box.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'name\tage\nAda\t36\nAlan\t41');
    clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.locator('main .search .card').first()).toHaveText('CSV parser');
});
