import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { openOptions } from '../../../testing/e2e';

const open = async (page: Page, values: Record<string, string>) => {
  await page.goto(`/ascii-art-generator/#${new URLSearchParams(values)}`);
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
};

test('finds a font by a part of its name, and requests no other', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, { input: 'Hi' });
  const result = page.locator('output[name=result]');
  const standard = await result.textContent();
  await openOptions(page);
  await page.getByLabel('Find a font').fill('shadow');
  await page.getByRole('button', { name: 'ANSI Shadow', exact: true }).click();
  await expect(page.locator('select[name=font]')).toHaveValue('ANSI Shadow');
  await expect(result).toContainText('██╗');
  expect(await result.textContent()).not.toBe(standard);
  await page.getByRole('button', { name: 'Next font' }).click();
  await expect(page.locator('select[name=font]')).toHaveValue('Bloody');
  expect(requests.filter((address) => /\.flf/.test(address))).toEqual([]);
});

test('the PNG shows the drawing, and its size matches the cells', async ({ page }) => {
  await open(page, { input: 'Hi' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('ascii-art-generator.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  // Six rows of 24 pixels and two margins of 16.
  expect(bytes.readUInt32BE(20)).toBe(6 * 24 + 32);
});

test('the page stays responsive while fifty megapixels become characters', async ({ page }) => {
  await open(page, { mode: 'image' });
  const buffer = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(8000, 6250);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#000';
      context.fillRect(0, 0, 4000, 6250);
      context.fillStyle = '#fff';
      context.fillRect(4000, 0, 4000, 6250);
      return Array.from(new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer()));
    }),
  );
  await page.locator('input[name=columns]').fill('10');
  // Counts the frames drawn during the work: a blocked page draws two or three.
  await page.evaluate(() => {
    let frames = 0;
    const form = document.querySelector<HTMLFormElement>('form#tool');
    const draw = () => {
      if (form?.dataset.state === 'working') form.dataset.frames = String(++frames);
      requestAnimationFrame(draw);
    };
    draw();
  });
  await page.locator('input[name=picture]').setInputFiles({ name: 'halves.png', mimeType: 'image/png', buffer });
  await expect(page.locator('output[name=result]')).toHaveText(Array(4).fill('@@@@@     ').join('\n'), {
    timeout: 60_000,
  });
  expect(Number(await page.locator('form#tool').getAttribute('data-frames'))).toBeGreaterThan(10);
});
