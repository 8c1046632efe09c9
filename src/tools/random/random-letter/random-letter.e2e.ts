import { expect, test } from '@playwright/test';

test('the card shows the letter, and the right arrow key draws the next one', async ({ page }) => {
  await page.goto('/random-letter-generator/');
  const letter = page.locator('output[name=result]');
  await expect(letter).toHaveText(/^[A-Z]$/);
  await page.getByRole('button', { name: 'Show on a card' }).click();
  const card = page.getByRole('dialog', { name: 'Show on a card' });
  await expect(card.locator('p')).toHaveText((await letter.textContent()) ?? '');
  await page.keyboard.press('ArrowRight');
  // The letter can be the same again; the history has the one before in any case.
  await expect(page.locator('.history li')).toHaveCount(1);
  await expect(card.locator('p')).toHaveText((await letter.textContent()) ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});
