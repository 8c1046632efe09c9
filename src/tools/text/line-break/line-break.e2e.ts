import { expect, test } from '@playwright/test';
import { violations } from '../../../testing/axe';

const caption = `${'A long first line of a caption that goes on and on. '.repeat(3)}\n\nThe end #one`;

test('the preview cuts after 125 characters and opens on demand; axe finds no violations', async ({ page }) => {
  await page.goto('/instagram-line-break/');
  await page.locator('textarea[name=input]').fill(caption);
  const preview = page.locator('.caption p');
  await expect(preview).toContainText('… more');
  await expect(preview).not.toContainText('The end');
  await page.getByRole('button', { name: '… more' }).click();
  await expect(preview).toContainText('The end #one');
  expect(await violations(page)).toEqual([]);
});

test('a short caption has nothing to open', async ({ page }) => {
  await page.goto('/instagram-line-break/#input=Hi%0A%0Athere');
  await expect(page.locator('.caption p')).toContainText('there');
  await expect(page.getByRole('button', { name: '… more' })).toHaveCount(0);
});

test('selects the caption if copying is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
    document.execCommand = () => false;
  });
  await page.goto('/instagram-line-break/#input=Hi%0A%0Athere');
  const result = page.locator('output[name=result]');
  await expect(result).toContainText('there');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.locator('p[role=status]')).toContainText('did not allow copying');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Hi\n\u2800\nthere');
});
