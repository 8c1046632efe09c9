import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

const form = (page: Page): Locator => page.locator('form#tool[data-state=done]');
const input = (page: Page): Locator => page.locator('textarea[name=input]');

async function useIn(page: Page, name: string): Promise<void> {
  await form(page).locator('.use-in > summary').first().click();
  await page.locator('.use-in').getByRole('link', { name, exact: true }).click();
}

test('takes a text to another tool, where a reload keeps it, and back to the first one as it was', async ({ page }) => {
  await page.goto('/reverse-text/');
  await input(page).fill('ab\ncd');
  await useIn(page, 'Word counter');
  await expect(page).toHaveURL(/\/word-counter\//);
  await expect(input(page)).toHaveValue('dc\nba');
  await expect(form(page)).toBeVisible();
  await input(page).press('End');
  await input(page).pressSequentially('!');
  await page.reload();
  await expect(input(page)).toHaveValue(/!/);
  await page.goBack();
  await expect(page).toHaveURL(/\/reverse-text\//);
  await expect(input(page)).toHaveValue('ab\ncd');
});

test('takes 50 MB along, which a reload and the way back find again', async ({ page }) => {
  const SIZE = 50_000_000;
  const LONG = { timeout: 60_000 };
  const encoded = page.locator(`output[name=result][data-length="${Math.ceil(SIZE / 3) * 4}"]`);
  const decoded = page.locator(`output[name=result][data-length="${SIZE}"]`);
  test.setTimeout(5 * LONG.timeout);
  await page.goto('/base64-encode/');
  const buffer = Buffer.alloc(SIZE, 'a line of forty letters, as a log has it\n');
  await page.locator('form#tool input[name=file]').first().setInputFiles({ name: 'a.log', mimeType: '', buffer });
  await expect(encoded).toBeVisible(LONG);
  await form(page).locator('.use-in > summary').first().click();
  await page.getByRole('searchbox', { name: 'Search tools' }).last().fill('base64 dec');
  await page.locator('.use-in').getByRole('link').click();
  await expect(page).toHaveURL(/\/base64-decode\//);
  await expect(decoded).toBeVisible(LONG);
  await page.reload();
  await expect(decoded).toBeVisible(LONG);
  await page.goBack();
  await expect(encoded).toBeVisible(LONG);
});

test('takes a picture to another tool, and back to the file and the settings', async ({ page }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7', noise } })
    .png()
    .toBuffer();
  await page.goto('/image-resizer/');
  await page.locator('input[name=input]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await page.locator('input[name=width]').fill('30');
  await expect(page.locator('output[name=result]')).toHaveText('photo-30x20.png');
  await useIn(page, 'Image compressor');
  await expect(page.locator('.file-list')).toContainText('photo-30x20.png');
  await expect(form(page)).toBeVisible();
  await page.reload();
  await expect(page.locator('.file-list')).toContainText('photo-30x20.png');
  await page.goBack();
  await expect(page.locator('output[name=result]')).toHaveText('photo-30x20.png');
  await expect(page.locator('input[name=width]')).toHaveValue('30');
});

test('shows a message if the browser stores nothing, and if the text handed over no longer exists', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => ({
        open: () => {
          throw new DOMException('', 'SecurityError');
        },
      }),
    });
  });
  await page.goto('/reverse-text/');
  await input(page).fill('abc');
  await useIn(page, 'Word counter');
  await expect(page.getByRole('alert')).toContainText('no room to pass the result on');
  await page.goto('/word-counter/#handed=nothing');
  await expect(page.getByRole('alert')).toContainText('no longer on this device');
});

test('a secret result has no such menu', async ({ page }) => {
  await page.goto('/random-password-generator/');
  await expect(form(page)).toBeVisible();
  await expect(page.locator('.use-in')).toHaveCount(0);
});
