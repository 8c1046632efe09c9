import { expect, test } from '@playwright/test';

test('shows the picture, even without a namespace, and does not run its script', async ({ page }) => {
  const svg = '<svg width="30" height="20" onload="parent.document.title=1"><script>document.title=2</script></svg>';
  await page.goto(`/svg-to-jsx-converter/#input=${encodeURIComponent(svg)}`);
  const picture = page.locator('.svg-preview img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(30);
  await expect(page).toHaveTitle(/SVG to JSX/);
  await expect(page.locator('output[name=result]')).toHaveText('<svg width={30} height={20} />');
});

test('a picture that isn’t XML has no preview', async ({ page }) => {
  await page.goto('/svg-to-jsx-converter/#input=%3Csvg%3E');
  await expect(page.getByRole('alert')).toContainText('still open');
  await expect(page.locator('.svg-preview')).toHaveCount(0);
});
