import { expect, test, type Page } from '@playwright/test';
import { openOptions } from '../../../testing/e2e';

const form = (page: Page) => page.locator('form#tool');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

const LOAN = '/loan-calculator/#amount=250000&rate=5.5&years=25';
const figure = (page: Page, name: string) => page.locator(`output[name=${name}]`);

async function saved(page: Page, name: string, nth: number): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).nth(nth).click();
  const file = await download;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

test('shows every payment of 25 years, and exports them as CSV with the right sums', async ({ page }) => {
  await open(page, LOAN);
  await expect(figure(page, 'payment')).toHaveText('$1,535.22');
  const schedule = page.getByRole('region', { name: 'Every payment' });
  await expect(schedule.locator('tbody tr')).toHaveCount(300);
  const csv = await saved(page, 'Download CSV', 1);
  expect(csv.name).toBe('schedule.csv');
  const rows = csv.bytes.toString().trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(300);
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.split(',')[2]) * 100), 0);
  expect(cents).toBe(21_056_512);
});

test('exports its charts as images', async ({ page }) => {
  await open(page, LOAN);
  await expect(page.getByRole('img', { name: /^Year by year/ })).toBeVisible();
  const png = await saved(page, 'Download PNG', 0);
  expect(png.name).toBe('schedule-by-year.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.length).toBeGreaterThan(2_000);
});

test('for a mortgage, asks for the price and shows the parts of the first month’s cost', async ({ page }) => {
  await open(page, '/loan-calculator/');
  await expect(page.getByLabel('Home price')).toBeHidden();
  await page.locator('#tool').getByText('Mortgage', { exact: true }).click();
  await page.getByLabel('Home price').fill('400000');
  await page.getByLabel('Down payment', { exact: false }).first().fill('10');
  await page.getByLabel('Annual interest rate').fill('6.5');
  await page.getByLabel('Years').fill('30');
  await expect(figure(page, 'loan')).toHaveText('$360,000.00');
  await expect(figure(page, 'payment')).toHaveText('$2,275.44');
  await openOptions(page);
  await page.getByLabel('Property tax per year').fill('1.1');
  await expect(figure(page, 'monthly')).toHaveText('$2,642.11');
  await expect(page.getByRole('region', { name: 'First month breakdown' })).toContainText('366.67');
  // Another sign, and whole yen.
  await page.getByLabel('Currency').selectOption('JPY');
  await expect(figure(page, 'monthly')).toHaveText('¥2,642');
  await expect(figure(page, 'monthly')).toHaveAttribute('data-value', '2642');
  // The last right result keeps its currency while a field is being corrected.
  await page.getByLabel('Home price').fill('abc');
  await expect(page.getByRole('alert')).toContainText('Home price');
  await expect(figure(page, 'monthly')).toHaveText('¥2,642');
});
