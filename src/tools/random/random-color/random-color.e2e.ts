import { expect, test } from '@playwright/test';
import { share } from '../../../testing/e2e';

test('a locked color stays, its link shows the same palette, and the palette can be exported', async ({ page }) => {
  await page.goto('/random-color-generator/');
  const form = page.locator('form#tool');
  await form.hover();
  const colors = page.locator('output[name=result]');
  await expect(colors).toHaveCount(5);
  const before = await colors.allTextContents();
  await page.getByRole('button', { name: `Keep while the others change: ${before[2]}` }).click();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(colors.first()).not.toHaveText(before[0] ?? '');
  await expect(colors.nth(2)).toHaveText(before[2] ?? '');
  const after = await colors.allTextContents();
  await expect(page.locator('.swatch').nth(2)).toHaveCSS('--swatch', before[2] ?? '');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as CSS variables' }).click();
  await expect(page.locator('p[role=status]')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `:root {\n${after.map((hex, index) => `  --color-${index + 1}: ${hex};\n`).join('')}}\n`,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  expect((await download).suggestedFilename()).toBe('random-color-generator.png');

  await share(page, 'Copy link');
  await expect(page).toHaveURL(/keep=2%7C%23/);
  await page.reload();
  await expect(form).toHaveAttribute('data-state', 'done');
  await expect(colors).toHaveText(after);
});
