import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openOptions } from '../../../testing/e2e';

async function saved(page: Page, format: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page
    .locator('.result-drawing')
    .getByRole('button', { name: `Download ${format}`, exact: true })
    .click();
  return readFile(await (await download).path());
}

test('a chart is downloaded as SVG, PNG at the chosen size, PDF, and CSV', async ({ page }) => {
  await page.goto(
    '/chart-maker/#input=City%2CRain%0AOslo%2C763%0ARome%2C799&title=Rain&width=400&height=200&pngScale=3&format=png',
  );
  await page.locator('form#tool').hover();
  await expect(page.locator('.result-drawing img')).toHaveAttribute('alt', 'Rain');
  const svg = (await saved(page, 'SVG')).toString();
  expect(svg).toMatch(/^<svg [^>]* width="400" height="200"/);
  expect(svg).toContain('>Oslo</text>');
  const png = sharp(await saved(page, 'PNG'));
  expect(await png.metadata()).toMatchObject({ format: 'png', width: 1200, height: 600 });
  // The first color of the palette: the bars are in the picture, not only its frame.
  const { data } = await png.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data.toString('latin1')).toContain('\u0000\u0072\u00b2'.repeat(20));
  expect((await saved(page, 'PDF')).toString('latin1', 0, 5)).toBe('%PDF-');
  await openOptions(page);
  await page.locator('select[name=format]').selectOption('csv');
  expect((await saved(page, 'CSV')).toString()).toBe('\uFEFFCity,Rain\r\nOslo,763\r\nRome,799\r\n');
});
