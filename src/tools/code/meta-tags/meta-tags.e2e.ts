import { expect, test, type Page } from '@playwright/test';
import { openOptions } from '../../../testing/e2e';
import { violations } from '../../../testing/axe';

const form = (page: Page) => page.locator('form#tool');

async function open(page: Page, values: Record<string, string> = {}): Promise<void> {
  await page.goto(`/meta-tag-generator/#${new URLSearchParams({ title: 'Loaf & crumb', ...values })}`);
  await expect(form(page)).toHaveAttribute('data-state', 'done');
}

test('draws a search result and cards from text, and requests the picture only after a click', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://pictures.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
  });
  await open(page, {
    url: 'https://www.bread.example/blog/loaf',
    image: 'https://pictures.example/loaf.png',
    imageAlt: 'A loaf',
  });
  await expect(page.locator('.search-result .title')).toHaveText('Loaf & crumb');
  await expect(page.locator('.search-result .from')).toContainText('bread.example › blog › loaf');
  await expect(page.locator('.previews figcaption')).toHaveText(['Search result', 'X', 'Facebook', 'LinkedIn']);
  await expect(page.locator('.previews img')).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the image' }).click();
  await expect(page.getByAltText('A loaf')).toHaveCount(3);
  // The route is called after the pictures are in the page.
  await expect.poll(() => [...new Set(asked)]).toEqual(['https://pictures.example/loaf.png']);
  expect(await violations(page)).toEqual([]);
});

test('the head of a page fills the form, and nothing in it runs', async ({ page }) => {
  await open(page);
  await openOptions(page);
  await page.locator('.from-html summary').click();
  await page.locator('.from-html textarea').fill(
    `<html><head><title>Rye &amp; salt</title><script>window.ran = true</script>
     <META NAME="Description" CONTENT="Dark &quot;bread&quot;"><link rel=canonical href="https://rye.example/">
     <meta property="og:type" content="article"><meta name="robots" content="noindex"></head></html>`,
  );
  await page.getByRole('button', { name: 'Fill in the form' }).click();
  await expect(page.locator('input[name=title]')).toHaveValue('Rye & salt');
  await expect(page.locator('textarea[name=description]')).toHaveValue('Dark "bread"');
  await expect(page.locator('select[name=type]')).toHaveValue('article');
  await expect(page.locator('input[name=index]')).not.toBeChecked();
  await expect(page.locator('output[name=result]')).toContainText('<link rel="canonical" href="https://rye.example/">');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
