import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { expect, test, type Page } from '@playwright/test';

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`/disclaimer-generator/#${fragment}`);
  const form = page.locator('form#tool');
  await form.hover();
  await expect(form).toHaveAttribute('data-state', 'done');
}
const name = (text: string) => new URLSearchParams({ siteName: text, effective: '2026-01-31' }).toString();

test('a document opens as a page of its own, which search engines leave out', async ({ page, context }) => {
  await open(page, name('Ann <b>'));
  await page.getByLabel('Affiliate links').check();
  await expect(page.locator('output[name=result]')).toContainText('<h2>Affiliate links</h2>');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open as a page' }).click();
  const view = await opened;
  await expect(view.getByRole('heading', { level: 1 })).toHaveText('Disclaimer for Ann <b>');
  await expect(view.getByRole('heading', { name: 'Affiliate links' })).toBeVisible();
  await expect(view.locator('output[name=result]')).toContainText('Effective January 31, 2026.');
  await expect(view.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a link without a document leads to the generator', async ({ page }) => {
  await page.goto('/disclaimer-generator/view/');
  await page.getByRole('link', { name: 'Make a disclaimer' }).click();
  await expect(page).toHaveURL(/disclaimer-generator\/$/);
});

test('the PDF has letters of other scripts', async ({ page }) => {
  await open(page, name('Żółć и Привет'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await PDFDocument.load(await readFile(await (await download).path()));
  expect(pdf.getTitle()).toBe('Disclaimer for Żółć и Привет');
});
