import { readFile, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../../../scripts/browser.mjs';

const executablePath = findBrowser();
test.use({
  permissions: ['microphone', 'camera'],
  launchOptions: {
    args: [...BROWSER_FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(executablePath !== undefined && { executablePath }),
  },
});

async function record(page: Page, fragment: string): Promise<void> {
  await page.goto(`/screen-recorder/#countdown=0&fps=10&${fragment}`);
  await page.locator('form#tool').hover();
  await page.getByRole('button', { name: 'Start recording' }).click();
  // The clock runs once data come in.
  await expect(page.locator('.clock')).toHaveText(/^0:(0[2-9]|[1-5]\d)$/, { timeout: 20_000 });
}

test('records the screen with microphone and camera; pauses; the file has a duration', async ({ page }, info) => {
  await record(page, 'audio=mic&camera=se&format=webm');
  await expect(page.getByText(/^Space left for the recording: about [\d.,]+ [kMGT]B$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('output[name=result]')).toHaveText(/^screen-recording-[\d-]+\.webm$/);
  const seconds = Number(await page.locator('output[name=duration]').getAttribute('data-value'));
  expect(seconds).toBeGreaterThan(1.5);
  const download = page.waitForEvent('download');
  await page.locator('.file').getByRole('link', { name: 'Download' }).click();
  const path = info.outputPath('recording.webm');
  await writeFile(path, await readFile(await (await download).path()));
  // EBML's Duration element (0x4489) is in the header: MediaRecorder writes none.
  const head = (await readFile(path)).subarray(0, 4096).toString('latin1');
  expect(head).toContain('\u0044\u0089');
  // The preview shows what is left of it, and the whole recording can be brought back.
  await page.locator('[name=trimStart]').fill('1');
  const length = page.locator('output[name=duration]');
  await expect.poll(async () => Number(await length.getAttribute('data-value'))).toBeCloseTo(seconds - 1, 1);
  const played = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    if (video.readyState === 0) await new Promise((done) => video.addEventListener('loadedmetadata', done));
    return video.duration;
  });
  expect(Math.abs(played - (seconds - 1))).toBeLessThan(0.4);
  await page.locator('[name=trimStart]').fill('500');
  await expect(page.getByRole('alert')).toContainText('Nothing is left of the recording');
  await page.locator('[name=trimStart]').fill('0');
  await expect.poll(async () => Number(await length.getAttribute('data-value'))).toBeCloseTo(seconds, 1);
  // Another option leaves the recording as it is, and nothing remains on the device, because it was downloaded.
  await page.locator('select[name=audio]').selectOption('none');
  await expect(page.locator('form#tool')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('output[name=result]')).toHaveText(/\.webm$/);
  await page.reload();
  await page.locator('form#tool').hover();
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await expect(page.getByText('A recording hasn’t been downloaded')).toHaveCount(0);
});

test('a recording survives the end of its tab', async ({ page, context }) => {
  await record(page, 'format=webm');
  await page.close();
  const next = await context.newPage();
  await next.goto('/screen-recorder/');
  await next.locator('form#tool').hover();
  const offer = next.getByText('A recording hasn’t been downloaded');
  await expect(offer).toBeVisible();
  await next.getByRole('button', { name: 'Open' }).click();
  await expect(next.locator('output[name=result]')).toHaveText(/\.webm$/);
  // It is offered until it is downloaded.
  await next.reload();
  await next.locator('form#tool').hover();
  await expect(offer).toBeVisible();
});
