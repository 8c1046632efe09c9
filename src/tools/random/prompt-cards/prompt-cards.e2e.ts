import { expect, test } from '@playwright/test';

test('a game in teams: the card shows while it is held, the time runs out, the points count', async ({ page }) => {
  await page.clock.install();
  await page.goto('/charades-generator/#timer=30');
  const form = page.locator('form#tool');
  await form.hover();
  await expect(form).toHaveAttribute('data-state', 'done');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Team 1: pass the phone')).toBeVisible();

  const card = page.locator('.held-card');
  await card.hover();
  await page.mouse.down();
  await expect(card).not.toHaveText('Hold to see the card');
  const first = await card.textContent();
  await page.mouse.up();
  await expect(card).toHaveText('Hold to see the card');

  await page.getByRole('button', { name: 'Guessed' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Team 1: 1 point')).toBeVisible();
  await card.focus();
  await page.keyboard.down('Space');
  await expect(card).not.toHaveText('Hold to see the card');
  expect(await card.textContent()).not.toBe(first);
  await page.keyboard.up('Space');

  await page.clock.runFor(31_000);
  await expect(page.getByText('Team 1 is done: 1 card guessed.')).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Team 2 is next' }).click();
  await expect(page.getByText('Team 2: pass the phone')).toBeVisible();
  await expect(page.getByText('Team 2: 0 points')).toBeVisible();
});
