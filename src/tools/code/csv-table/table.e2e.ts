import { expect, test, type Page } from '@playwright/test';
import { openOptions } from '../../../testing/e2e';

const output = (page: Page, name: string) => page.locator(`output[name=${name}]`);
const result = (page: Page) => output(page, 'result');
const cells = (page: Page, column: number) =>
  page.locator(`.csv-body [role=cell][aria-colindex="${column + 1}"]`).allTextContents();

async function open(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto(`/csv-parser/#${new URLSearchParams(values)}`);
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('.csv-body [role=row]').first()).toBeVisible();
}

const PEOPLE = 'name,age\nAda,36\nBob,9\nCleo,107\n';

test('a click on a column header sorts by it, then in reverse, then not at all', async ({ page }) => {
  await open(page, { input: PEOPLE });
  const head = page.getByRole('columnheader').filter({ hasText: 'age' });
  await head.getByRole('button').click();
  await expect.poll(() => cells(page, 2)).toEqual(['9', '36', '107']);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(result(page)).toHaveText('name,age\nBob,9\nAda,36\nCleo,107');
  await head.getByRole('button').click();
  await expect.poll(() => cells(page, 2)).toEqual(['107', '36', '9']);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await head.getByRole('button').click();
  await expect.poll(() => cells(page, 1)).toEqual(['Ada', 'Bob', 'Cleo']);
});

test('the filter keeps the rows that contain it, ignoring case', async ({ page }) => {
  await open(page, { input: PEOPLE });
  await openOptions(page);
  await page.locator('input[name=filter]').fill('BO');
  await expect(output(page, 'shown')).toHaveAttribute('data-value', '1');
  await expect(output(page, 'rows')).toHaveAttribute('data-value', '3');
  await expect.poll(() => cells(page, 1)).toEqual(['Bob']);
  await expect(result(page)).toHaveText('name,age\nBob,9');
});

test('without a header the first line is a row', async ({ page }) => {
  await open(page, { input: PEOPLE });
  await openOptions(page);
  await page.locator('input[name=header]').uncheck();
  await expect(output(page, 'rows')).toHaveAttribute('data-value', '4');
  await expect.poll(() => cells(page, 1)).toEqual(['name', 'Ada', 'Bob', 'Cleo']);
});

test('the detected delimiter can be overridden', async ({ page }) => {
  await open(page, { input: 'a;b|c\n1;2|3\n4;5|6' });
  await openOptions(page);
  await page.locator('select[name=delimiter]').selectOption('pipe');
  await expect(output(page, 'delimiter')).toHaveText('|');
  await expect.poll(() => cells(page, 1)).toEqual(['1;2', '4;5']);
  await page.locator('select[name=delimiter]').selectOption(';');
  await expect(output(page, 'delimiter')).toHaveText(';');
  await expect.poll(() => cells(page, 1)).toEqual(['1', '4']);
});

test('a dropped file in a legacy encoding is decoded, and its text is never parsed as markup', async ({ page }) => {
  await page.goto('/csv-parser/');
  await page.locator('form#tool').hover();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  await page.locator('textarea[name=input]').evaluate((element) => {
    const data = new DataTransfer();
    // 'città;<b>x</b>' in windows-1252.
    const bytes = [...'citt'].map((letter) => letter.charCodeAt(0)).concat(0xe0);
    const rest = new TextEncoder().encode(';<img src=x onerror=hit=1>\n1;2\n');
    data.items.add(new File([new Uint8Array(bytes), rest], 'a.csv', { type: 'text/csv' }));
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  });
  await expect(page.getByRole('columnheader').nth(1)).toContainText('città');
  await expect(page.getByRole('columnheader').nth(2)).toContainText('<img src=x onerror=hit=1>');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('renders only the visible ones of 200,000 rows, and can scroll to the last', async ({ page }) => {
  await page.goto('/csv-parser/');
  await page.locator('form#tool').hover();
  const count = 200_000;
  const text = `n,square\n${Array.from({ length: count }, (_, n) => `${n},${n * n}`).join('\n')}\n`;
  await page
    .locator('input[name=file]')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(output(page, 'rows')).toHaveAttribute('data-value', String(count));
  await expect(page.getByRole('table', { name: 'Table' }).or(page.locator('.csv-scroll'))).toHaveAttribute(
    'aria-rowcount',
    String(count + 1),
  );
  expect(await page.locator('.csv-body [role=row]').count()).toBeLessThan(60);
  await page.locator('.csv-scroll').evaluate((box) => (box.scrollTop = box.scrollHeight));
  await expect(page.locator('.csv-body [role=row]').last()).toContainText(String((count - 1) ** 2));
  await page.getByRole('columnheader').filter({ hasText: 'square' }).getByRole('button').click();
  await page.getByRole('columnheader').filter({ hasText: 'square' }).getByRole('button').click();
  await page.locator('.csv-scroll').evaluate((box) => (box.scrollTop = 0));
  await expect(page.locator('.csv-body [role=row]').first()).toContainText(String((count - 1) ** 2));
});
