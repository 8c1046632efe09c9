import { expect, test, type Page } from '@playwright/test';
import { openOptions } from '../../../testing/e2e';

const form = (page: Page) => page.locator('form#tool');
const figure = (page: Page, name: string) => page.locator(`output[name=${name}]`);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

test('a platform offers its own plans and extra fees, and a plan fills in its fee', async ({ page }) => {
  await open(page, '/paypal-fee-calculator/#amount=100');
  await expect(figure(page, 'fee')).toHaveText('$3.98');
  const plan = page.getByLabel('Payment type');
  await expect(plan.locator('option:not([hidden])')).toHaveCount(10);
  await openOptions(page);
  await expect(page.getByLabel('Manually entered card')).toBeHidden();
  await plan.selectOption('goods');
  await expect(page.getByLabel('Percentage fee')).toHaveValue('2.99');
  await page.getByLabel('International card or account').check();
  await expect(figure(page, 'fee')).toHaveText('$4.49');

  await page.getByLabel('Platform', { exact: true }).selectOption('stripe');
  await expect(plan).toHaveValue('us-online');
  await expect(page.getByLabel('Manually entered card')).toBeVisible();
  await plan.selectOption('uk-standard');
  await expect(figure(page, 'net')).toHaveText('£98.30');
  await expect(page.getByLabel('International card or account')).toBeHidden();
});

test('a typed fee is one’s own, and the answer of the chosen direction is shown largest', async ({ page }) => {
  await open(page, '/venmo-fees-calculator/#amount=100');
  await page.getByLabel('Percentage fee').fill('2.5');
  await expect(figure(page, 'net')).toHaveText('$97.40');
  await expect(page.getByLabel('Payment type')).toHaveValue('custom');
  await expect(page.locator('[data-figure=net]')).toHaveClass(/lead/);
  await form(page).getByText('what I want to receive').click();
  await expect(figure(page, 'charge')).toHaveText('$102.67');
  await expect(page.locator('[data-figure=charge]')).toHaveClass(/lead/);
  await expect(page.locator('[data-figure=net]')).not.toHaveClass(/lead/);
});

test('a link with only a plan has the fee of this page’s platform', async ({ page }) => {
  await open(page, '/cash-app-fee-calculator/#plan=tap-to-pay&amount=50');
  await expect(figure(page, 'fee')).toHaveText('$1.50');
  await openOptions(page);
  await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('USD');
});
