import { expect, test } from '@playwright/test';
import { violations } from '../../../testing/axe';

const selected = (box: HTMLTextAreaElement) => [
  box.selectionStart,
  box.value.slice(box.selectionStart, box.selectionEnd),
];

test('selects a word of the table in the text, one occurrence after the other', async ({ page }) => {
  const filler = 'filler words here\n'.repeat(60);
  await page.goto(`/word-frequency-counter/#${new URLSearchParams({ input: `Cat, dog.\n${filler}cat` })}`);
  const area = page.locator('textarea[name=input]');
  const cat = page.getByRole('button', { name: 'Show in the text: cat' });
  await cat.click();
  await expect.poll(() => area.evaluate(selected)).toEqual([0, 'Cat']);
  await expect(page.locator('#tool [role=status]')).toHaveText('1 of 2');
  await cat.click();
  await expect.poll(() => area.evaluate(selected)).toEqual([10 + filler.length, 'cat']);
  await expect(area).toBeFocused();
  // The last line is visible, so the text area has scrolled to its end or nearly.
  await expect
    .poll(() => area.evaluate((box) => box.scrollTop + box.clientHeight - box.scrollHeight))
    .toBeGreaterThan(-60);
  await cat.click();
  await expect.poll(() => area.evaluate(selected)).toEqual([0, 'Cat']);
  await expect(page.locator('#tool [role=status]')).toHaveText('1 of 2');
});

test('also shows phrases in the text, following the options', async ({ page }) => {
  const values = { input: 'A cup of tea. The cup of tea', n: '3', stopWords: 'en' };
  await page.goto(`/word-frequency-counter/#${new URLSearchParams(values)}`);
  const phrase = page.getByRole('button', { name: 'Show in the text: cup of tea' });
  await phrase.click();
  await phrase.click();
  await expect.poll(() => page.locator('textarea[name=input]').evaluate(selected)).toEqual([18, 'cup of tea']);
  expect(await violations(page)).toEqual([]);
});
