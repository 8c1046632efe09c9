import { expect, test } from '@playwright/test';

test('the preview runs nothing, and pictures of other sites wait for a click', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://pictures.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  const markdown =
    '# A\n\n<img src=x onerror="document.title=1">\n\n![b](https://pictures.example/b.svg)\n\n<script>document.title=2</script>';
  await page.goto(`/markdown-to-html/#input=${encodeURIComponent(markdown)}`);
  const preview = page.locator('section.preview');
  await expect(preview.locator('h1')).toHaveText('A');
  await expect(preview.locator('script, [onerror]')).toHaveCount(0);
  await expect(page).toHaveTitle(/Markdown/);
  expect(asked).toEqual([]);
  await expect(page.locator('output[name=result]')).toContainText('<script>');
  await page.getByRole('button', { name: 'Show pictures from other sites' }).click();
  await expect.poll(() => asked).toEqual(['https://pictures.example/b.svg']);
});
