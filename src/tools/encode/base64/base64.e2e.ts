import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

/** Over a megabyte, with characters of one to four bytes. */
const text = Array.from({ length: 80_000 }, (_, n) => `${n * 7919},Łódź €${n % 13} 👋`).join('\r\n');
const base64 = Buffer.from(text).toString('base64');

// The browser's own decoder, which Vitest does not have, must agree with Node's Buffer.
for (const [layout, digits] of [
  ['one line', base64],
  ['lines of 76', base64.replaceAll(/.{76}/g, '$&\r\n')],
  ['base64url without padding', Buffer.from(text).toString('base64url')],
] as const) {
  test(`decodes a long base64 file to its text: ${layout}`, async ({ page }, info) => {
    const path = info.outputPath('long.b64');
    await writeFile(path, digits);
    await page.goto('/base64-decode/');
    await page.locator('form#tool input[name=file]').setInputFiles(path);
    const result = page.locator('form#tool[data-state=done] output[name=result]');
    await expect(result).toHaveAttribute('data-length', String(text.length));
    await expect(page.locator('output[name=bytes]')).toHaveAttribute('data-value', String(Buffer.byteLength(text)));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.result-text').getByRole('button', { name: 'Download' }).click(),
    ]);
    // A downloaded text file ends with a line break.
    expect((await readFile(await download.path(), 'utf8')) === `${text}\n`).toBe(true);
  });
}

test('names the line and column of a wrong digit deep inside a long file', async ({ page }, info) => {
  const LINES = 30_000;
  const lines = base64.replaceAll(/.{76}/g, '$&\r\n').split('\r\n');
  lines[LINES] = `Zm9v*${lines[LINES]}`;
  const path = info.outputPath('wrong.b64');
  await writeFile(path, lines.join('\r\n'));
  await page.goto('/base64-decode/');
  await page.locator('form#tool input[name=file]').setInputFiles(path);
  await expect(page.getByRole('alert')).toContainText('Line 30,001, column 5: “*” isn’t a base64 character.');
});

// Node's Buffer
test('encodes a long file to base64', async ({ page }, info) => {
  const path = info.outputPath('long.txt');
  await writeFile(path, text);
  await page.goto('/base64-encode/');
  await page.locator('form#tool input[name=file]').setInputFiles(path);
  const result = page.locator('form#tool[data-state=done] output[name=result]');
  await expect(result).toHaveAttribute('data-length', String(base64.length));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.result-text').getByRole('button', { name: 'Download' }).click(),
  ]);
  expect((await readFile(await download.path(), 'utf8')) === `${base64}\n`).toBe(true);
});
