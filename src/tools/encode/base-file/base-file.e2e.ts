import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';

const MEGABYTE = 1_000_000;
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** The page's own heap size after a garbage collection; the worker has a separate heap. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize + backingStorageSize;
}

test('encodes 32 MB to base64 in a worker, and the page keeps only what it shows', async ({ page }, info) => {
  const bytes = new Uint8Array(32 * MEGABYTE).map((_, index) => (index * 31) ^ (index >> 8));
  const path = info.outputPath('large.bin');
  await writeFile(path, bytes);
  const form = page.locator('form#tool');
  await page.goto('/base64-file-encode/');
  await form.hover();
  await expect(form).toHaveAttribute('data-state', 'empty');
  const before = await heapOf(page);

  await page.locator('input[name=input]').setInputFiles(path);
  await expect(form).toHaveAttribute('data-state', 'done', { timeout: 100_000 });
  const base64 = Buffer.from(bytes).toString('base64');
  await expect(page.locator('output[name=sha256]')).toHaveText(sha256(bytes));
  const result = page.locator('output[name=result]');
  await expect(result).toHaveAttribute('data-partial', '');
  await expect(result).toHaveAttribute('data-length', String(base64.length));
  await expect(result).toContainText(base64.slice(0, 200));
  expect((await heapOf(page)) - before).toBeLessThan(8 * MEGABYTE);

  const download = page.waitForEvent('download');
  await page.locator('.file').getByRole('link', { name: 'Download' }).click();
  expect(sha256(await readFile(await (await download).path()))).toBe(sha256(base64));
});

test('a long run can be stopped and started again', async ({ page }) => {
  const form = page.locator('form#tool');
  await page.goto('/base32-file-encode/');
  await form.hover();
  await expect(form).toHaveAttribute('data-state', 'empty');
  // The file is made in the page: it is as large as a real one, but nothing is written to disk.
  await page.locator('input[name=input]').evaluate((input: HTMLInputElement) => {
    const part = new Blob([new Uint8Array(20_000_000)]);
    const files = new DataTransfer();
    files.items.add(
      new File(
        Array.from({ length: 15 }, () => part),
        'large.bin',
      ),
    );
    input.files = files.files;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.locator('progress')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveAttribute('data-state', 'empty');
  await page.locator('input[name=input]').setInputFiles({ name: 'a', mimeType: '', buffer: Buffer.from('foobar') });
  await expect(page.locator('output[name=result]')).toHaveText('MZXW6YTBOI======');
});
