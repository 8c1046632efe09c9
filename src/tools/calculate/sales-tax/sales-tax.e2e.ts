import { expect, test, type Page } from '@playwright/test';

const form = (page: Page) => page.locator('form#tool');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await form(page).hover();
  await expect(form(page)).not.toHaveAttribute('data-state', /loading|working/);
}

const PAGE = '/vat-calculator/';
const figure = (page: Page, name: string) => page.locator(`output[name=${name}]`);

test('choosing a country fills in its rate and shows its other rates as buttons', async ({ page }) => {
  await open(page, `${PAGE}#amount=100`);
  await expect(figure(page, 'gross')).toHaveText('120.00');
  await expect(page.getByLabel('The buyer is')).toBeHidden();
  await page.getByLabel('Country', { exact: true }).selectOption('FR');
  await expect(page.getByRole('group', { name: 'Rates of this country' }).getByRole('button')).toHaveText([
    '20% standard',
    '10%',
    '5.5%',
    '2.1%',
  ]);
  await page.getByRole('button', { name: '5.5%' }).click();
  await expect(figure(page, 'gross')).toHaveText('105.50');
  await expect(page.getByRole('button', { name: '5.5%' })).toHaveAttribute('aria-pressed', 'true');
});

test('names both parts of a tax and offers only the regions of the country', async ({ page }) => {
  await open(page, `${PAGE}#amount=19.99&country=CA&region=QC`);
  const names = page.locator('[data-figure=part1] dt, [data-figure=part2] dt');
  await expect(names).toHaveText(['GST', 'QST']);
  await expect(figure(page, 'tax')).toHaveText('2.99');
  const regions = page.locator('select[name=region] option:not([hidden])');
  await expect(regions).toHaveCount(13);
  await page.getByLabel('Country', { exact: true }).selectOption('IN');
  await expect(regions).toHaveCount(2);
  await page.getByLabel('The buyer is').selectOption('intra');
  await expect(names).toHaveText(['CGST', 'SGST']);
  await expect(page.getByLabel('SGST rate')).toHaveValue('9');
  await page.getByLabel('Country', { exact: true }).selectOption('GB');
  await expect(names).not.toContainText(['CGST']);
  await expect(figure(page, 'part1')).toBeHidden();
  await expect(page.getByLabel('Second tax rate')).toBeHidden();
});
