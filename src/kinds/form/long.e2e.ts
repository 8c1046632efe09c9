import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';

const done = 'form#tool[data-state=done]';
const result = 'output[name=result]';

/** Over a megabyte of CSV rows, with CRLF and characters of two, three and four bytes. */
const ROWS = 40_000;
const csv = ['id,name', ...Array.from({ length: ROWS }, (_, n) => `${n},Łódź €${n} 👋`)].join('\r\n');

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.locator('form#tool input[name=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  await expect(page.locator(`${done} ${result}[data-partial]`)).toBeVisible();
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.result-text').getByRole('button', { name: 'Download' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('processes all of a file over a megabyte, and downloads all of the result', async ({ page }) => {
  await page.goto('/csv-to-json/');
  await choose(page, 'rows.csv', csv);
  const rows: unknown = JSON.parse(await downloaded(page));
  expect(rows).toHaveLength(ROWS);
  expect(rows).toHaveProperty([String(ROWS - 1), 'name'], `Łódź €${ROWS - 1} 👋`);
  const length = await page.locator(result).getAttribute('data-length');
  expect(Number(length)).toBeGreaterThan(1_000_000);
});

test('editing the windowed view processes all of the text again', async ({ page }) => {
  await page.goto('/csv-to-json/');
  await choose(page, 'rows.csv', csv);
  const editor = page.locator('.text-control .cm-content[contenteditable=true]');
  await expect(page.locator('.text-control .hint')).toContainText('40,001 lines');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n40000,typed');
  await expect(page.locator(done)).toBeVisible();
  const text = await downloaded(page);
  expect(JSON.parse(text)).toHaveProperty([String(ROWS), 'name'], 'typed');
});

test('Swap makes the result the input', async ({ page }) => {
  await page.goto('/base64-encode/');
  await choose(page, 'rows.txt', csv);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page.locator(done)).toBeVisible();
  await expect(page.locator(`${result} .cm-line`).first()).toHaveText('id,name');
});

test('bytes that aren’t UTF-8 are read as windows-1252, both in the view and by the tool', async ({ page }) => {
  await page.goto('/reverse-text/');
  await choose(page, 'old.txt', Buffer.concat([Buffer.from([0xe9, 10]), Buffer.alloc(1_100_000, 'a\n')]));
  await expect(page.locator('.text-control .cm-line').first()).toHaveText('é');
});

test('a long result is visible in the first frame after its run', async ({ page }) => {
  await page.goto('/base64-encode/');
  await page.locator('form#tool textarea[name=input]').focus();
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'empty');
  await page.locator('form#tool label:has(input[name=file])').hover();
  // The editor for long texts has loaded when its style element is present.
  await page.waitForFunction(() =>
    Array.from(document.styleSheets).some(({ cssRules }) =>
      Array.from(cssRules).some(({ cssText }) => cssText.includes('.cm-')),
    ),
  );
  const frame = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const form = document.querySelector<HTMLFormElement>('form#tool');
        const observer = new MutationObserver(() => {
          if (form?.dataset.state !== 'done') return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(form.querySelector('output[name=result]')?.textContent ?? ''));
        });
        if (form) observer.observe(form, { attributeFilter: ['data-state'] });
      }),
  );
  await page
    .locator('form#tool input[name=file]')
    .setInputFiles({ name: 'rows.csv', mimeType: '', buffer: Buffer.from(csv) });
  expect(await frame).toContain(Buffer.from(csv).toString('base64').slice(0, 200));
});

test('refuses binary files of any size, and names the file', async ({ page }) => {
  await page.goto('/reverse-text/');
  await page
    .locator('form#tool input[name=file]')
    .setInputFiles({ name: 'photo.raw', mimeType: '', buffer: Buffer.alloc(1_200_000) });
  await expect(page.getByRole('alert')).toContainText('photo.raw');
});
