import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { violations } from '../../../testing/axe';

test('links that are copied are listed, also on the next visit, and can be saved as CSV', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = page.locator('.recent-links');
  await page.goto('/utm-builder/#input=example.com/a%0Aexample.com/b&source=news&campaign=spring%20sale&term=x');
  await expect(page.locator('output[name=result]')).toHaveCount(2);
  await expect(list).toHaveCount(0);
  await page.locator('.results li').nth(1).getByRole('button').click();
  await expect(list.locator('tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect(list.locator('tbody tr')).toHaveText([
    'https://example.com/a?utm_source=news&utm_campaign=spring%20sale&utm_term=xnewsspring sale',
    'https://example.com/b?utm_source=news&utm_campaign=spring%20sale&utm_term=xnewsspring sale',
  ]);
  expect(await violations(page)).toEqual([]);

  await page.goto('/about/');
  await page.goto('/utm-builder/');
  await expect(list.locator('tbody tr')).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFLink,Source,Medium,Campaign,Campaign ID,Term,Content',
    'https://example.com/a?utm_source=news&utm_campaign=spring%20sale&utm_term=x,news,,spring sale,,x,',
  ]);
  await list.getByRole('button', { name: 'Clear your recent links' }).click();
  await expect(list).toHaveCount(0);
});
