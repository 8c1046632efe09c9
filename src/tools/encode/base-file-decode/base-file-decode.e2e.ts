import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { violations } from '../../../testing/axe';
import { COMPLETE_BROWSER } from '../../../testing/complete-browser';

const MEGABYTE = 1_000_000;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

async function open(page: Page, path = '/base64-file-decode/') {
  const form = page.locator('form#tool');
  await page.goto(path);
  await form.hover();
  await expect(form).not.toHaveAttribute('data-state', /loading|working/);
  return form;
}

/** The page's own heap size after a garbage collection; the worker has a separate heap. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize + backingStorageSize;
}

test('decodes 32 MB of base64 to a file in a worker, without copying it into the page', async ({ page }, info) => {
  const bytes = new Uint8Array(32 * MEGABYTE).map((_, index) => (index * 31) ^ (index >> 8));
  const path = info.outputPath('large.txt');
  await writeFile(path, Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\r\n'));
  const form = await open(page);
  const before = await heapOf(page);

  await page.locator('input[name=file]').setInputFiles(path);
  await expect(form).toHaveAttribute('data-state', 'done', { timeout: 100_000 });
  await expect(page.locator('output[name=sha256]')).toHaveText(sha256(bytes));
  await expect(page.locator('output[name=size]')).toHaveAttribute('data-value', String(bytes.length));
  expect((await heapOf(page)) - before).toBeLessThan(8 * MEGABYTE);

  const download = page.waitForEvent('download');
  await page.locator('.file').getByRole('link', { name: 'Download' }).click();
  expect(sha256(await readFile(await (await download).path()))).toBe(sha256(bytes));
});

test('shows an image next to its link, but never an HTML page', async ({ page }) => {
  await open(page, `/base64-file-decode/#input=${encodeURIComponent(PIXEL)}`);
  await expect(page.locator('output[name=result]')).toHaveText('decoded.gif');
  await expect(page.locator('.file img')).toHaveJSProperty('naturalWidth', 1);
  expect(await violations(page)).toEqual([]);

  const html = '<!doctype html><script>document.title = "run"</script>';
  await page.locator('textarea[name=input]').fill(Buffer.from(html).toString('base64'));
  const result = page.locator('output[name=result]');
  await expect(result).toHaveText('decoded.html');
  await expect(page.locator('.file img')).toHaveCount(0);
  await expect(page.locator('.file a')).toHaveAttribute('download', 'decoded.html');
});

test(
  'opens a PDF in the browser’s own viewer, in another tab',
  { tag: COMPLETE_BROWSER },
  async ({ page, context }) => {
    const document = await PDFDocument.create();
    document.addPage([200, 100]);
    await open(page);
    await expect(page.getByRole('button', { name: 'Open' })).toHaveCount(0);
    await page.locator('textarea[name=input]').fill(await document.saveAsBase64());
    await expect(page.locator('output[name=result]')).toHaveText('decoded.pdf');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Open' }).click();
    expect((await opened).url()).toMatch(/^blob:|^about:blank$/);
  },
);

test('names a wrong digit and marks the previous file as outdated', async ({ page }) => {
  await open(page, '/base32-file-decode/');
  const text = page.locator('textarea[name=input]');
  await text.fill('MZXW6YTBOI');
  await expect(page.locator('output[name=result]')).toHaveText('decoded.txt');
  await text.fill('MZXW\n0YTB');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 1: “0” isn’t a base32 character.');
  await expect(page.locator('.results')).toHaveAttribute('data-stale', '');
});

test('reads a chosen text file instead of the typed text, until both are cleared', async ({ page }) => {
  const form = await open(page);
  await page.locator('textarea[name=input]').fill('YmFyIQ==');
  const file = { name: 'a.b64', mimeType: 'text/plain', buffer: Buffer.from('Zm9v') };
  await page.locator('input[name=file]').setInputFiles(file);
  await expect(page.locator('output[name=size]')).toHaveAttribute('data-value', '3');
  await expect(page.locator('[data-note]')).toContainText('The file was read');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(form).toHaveAttribute('data-state', 'empty');
  await page.locator('textarea[name=input]').fill('YmFyIQ==');
  await expect(page.locator('output[name=size]')).toHaveAttribute('data-value', '4');
});

test('shows a long text from a link in the window for long texts', async ({ page }) => {
  const bytes = new Uint8Array(45_000).fill(65);
  await open(page, `/base64-file-decode/#input=${Buffer.from(bytes).toString('base64')}`);
  await expect(page.locator('output[name=size]')).toHaveAttribute('data-value', '45000');
  await expect(page.locator('.large-text')).toBeVisible();
  await expect(page.locator('textarea[name=input]')).toBeHidden();
});
