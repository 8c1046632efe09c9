import { expect, test } from '@playwright/test';
import { quiet } from '../../../testing/e2e';
import { HOSTILE_HTML } from '../../../testing/hostile-html';

test('nothing in a text runs or loads in the preview', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && asked.push(request.url()));
  // One text with all of them, each in a separate block.
  const input = HOSTILE_HTML.map((html, at) => `## ${at}\n\n${html}`).join('\n\n');
  await page.goto(`/markdown-to-html/#${new URLSearchParams({ input })}`);
  const preview = page.locator('section.preview');
  await expect(preview.locator('h2').first()).toBeVisible();
  await expect(
    preview.locator(
      'script, style, form, iframe, object, embed, link, meta, base, svg, math, button, dialog, video, audio',
    ),
  ).toHaveCount(0);
  const handlers = await preview.evaluate((box) =>
    Array.from(box.querySelectorAll('*'), ({ attributes }) => Array.from(attributes, ({ name }) => name))
      .flat()
      .filter((name) => /^on|^style$|^srcset$|^background$/.test(name)),
  );
  expect(handlers).toEqual([]);
  await quiet(page);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked).toEqual([]);
});

test('the preview runs nothing, and pictures from other sites wait for a click', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Show images from other sites' }).click();
  await expect.poll(() => asked).toEqual(['https://pictures.example/b.svg']);
});
