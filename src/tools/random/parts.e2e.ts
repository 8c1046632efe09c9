import { expect, test, type Page } from '@playwright/test';

/** What generators add to each result, and the rules beside it. */

async function open(page: Page, address: string, state = 'done'): Promise<void> {
  await page.goto(address);
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', state);
}

test('a CPF has its verdict beside it, and the mode that checks has no button', async ({ page }) => {
  await open(page, '/pt/gerador-de-cpf/');
  const button = page.locator('form#tool button[type=submit]');
  await expect(button).toHaveText('De novo');
  await page.getByRole('radio', { name: 'Validar' }).check();
  await expect(button).toHaveCount(0);
  await page.getByLabel('Números, um por linha').fill('111.111.111-11\n390.533.447-05');
  const verdicts = page.locator('.verdict output[name=valid]');
  await expect(verdicts).toHaveText(['Inválido', 'Válido']);
  await page.getByRole('radio', { name: 'Gerar' }).check();
  await expect(button).toHaveCount(1);
});

test('a lottery shows the rules of its game, their date and their page', async ({ page }) => {
  await open(page, '/lottery-number-generator/#game=mega-millions&seed=smallkit');
  await expect(page.locator('output[name=odds]')).toHaveAttribute('data-value', '290472336');
  const rules = page.locator('.tool-wide');
  await expect(rules).toContainText('megamillions.com');
  await expect(rules).toContainText('2026');
});

test('togel digits are copied with stars, below the notice that the game is illegal', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/id/generator-togel/#seed=smallkit');
  await expect(page.locator('p.note').first()).toBeVisible();
  await page.getByRole('button', { name: 'Salin dengan *' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{4}(\*\d{4}){9}$/);
});

test('a card number has an expiry date and a CVC, below the note that it pays for nothing', async ({ page }) => {
  await open(page, '/credit-card-generator/#brand=amex&seed=smallkit');
  await expect(page.locator('p.note').first()).toContainText('no account, no money');
  await expect(page.locator('output[name=expiry]')).toHaveText(/^\d\d\/\d\d$/);
  await expect(page.locator('output[name=cvc]')).toHaveText(/^\d{4}$/);
});

test('in the quiz, the name of a flag is hidden until it is asked for', async ({ page }) => {
  await open(page, '/random-flag-generator/#quiz=true&seed=smallkit');
  await expect(page.getByRole('img', { name: 'Flag' })).toBeVisible();
  const name = page.locator('.random-place output[name=result]');
  await expect(name).toBeHidden();
  await page.getByRole('button', { name: 'Show the name' }).click();
  await expect(name).toBeVisible();
});

test('a policy follows the boxes, and is previewed', async ({ page }) => {
  await open(page, '/privacy-policy-generator/#siteName=Bread&owner=Ann&email=a%40bread.example');
  const preview = page.locator('.legal-preview');
  await expect(preview).toContainText('Privacy policy of Bread');
  await expect(preview).not.toContainText('6(1)(a)');
  await page.getByLabel('Newsletter').check();
  await expect(preview).toContainText('6(1)(a)');
});

test('the text field of UUIDs is for the choices that need it', async ({ page }) => {
  await open(page, '/uuid-generator/');
  const field = page.locator('textarea[name=input]');
  await expect(field).toBeHidden();
  await page.getByLabel('Version').selectOption('v5');
  await field.fill('www.example.com');
  await expect(page.locator('output[name=result]')).toHaveText('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  await page.getByRole('radio', { name: 'Inspect' }).check();
  await field.fill('017F22E2-79B0-7CC3-98C4-DC0C0C07398F');
  await expect(page.locator('output[name=timestamp]')).toContainText('2022-02-22T19:22:22.000Z');
});
