import { expect, test } from '@playwright/test';

test('changes only the selection, until the text changes', async ({ page }) => {
  await page.goto('/case-converter/#input=only+this+part&case=upper');
  const result = page.locator('output[name=result]');
  await expect(result).toHaveText('ONLY THIS PART');
  const button = page.getByRole('button', { name: 'Selected text only' });
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Select part of the text first' })).toBeVisible();
  await page.locator('textarea[name=input]').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 9));
  await button.click();
  await expect(result).toHaveText('only THIS part');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.locator('select[name=case]').selectOption('title');
  await expect(result).toHaveText('only This part');
  await page.locator('textarea[name=input]').fill('another text');
  await expect(result).toHaveText('Another Text');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
