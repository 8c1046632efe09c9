import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('a file that is chosen before the tool wakes is read once it does', async ({ page }) => {
  const chosen = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto('/reverse-text/', { waitUntil: 'commit' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'early.txt', mimeType: 'text/plain', buffer: Buffer.from('early') });
  chosen.resolve();
  await expect(page.locator('output[name=result]')).toHaveText('ylrae');
  await expect(page.locator('textarea[name=input]')).toHaveValue('early');
});

test('a download is named after the format that is chosen', async ({ page }) => {
  await page.goto('/csv-to-json/#input=a%2Cb%0A1%2C2');
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('csv-to-json.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual([{ a: 1, b: 2 }]);
});
