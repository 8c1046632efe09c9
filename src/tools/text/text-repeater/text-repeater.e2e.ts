import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('shows a million copies in part, with a note, and downloads all of them', async ({ page }) => {
  const values = { input: 'all work', count: '1000000', separator: 'newline' };
  await page.goto(`/text-repeater/#${new URLSearchParams(values)}`);
  const result = page.locator('output[name=result]');
  await expect(result).toHaveAttribute('data-length', '8999999');
  await expect(result).toHaveAttribute('data-partial', '');
  await expect(result).toContainText('Only the part in view is shown; copying and downloading include all of it.');
  await expect(page.locator('output[name=length]')).toHaveAttribute('data-value', '8999999');
  const download = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Download' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toBe('all work\n'.repeat(1_000_000));
});
