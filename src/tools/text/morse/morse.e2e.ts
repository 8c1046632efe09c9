import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../testing/axe';

const open = async (page: Page, values: Record<string, string>) => {
  await page.goto(`/morse-code-translator/#${new URLSearchParams(values)}`);
  await expect(page.locator('form#tool')).not.toHaveAttribute('data-state', /loading|working/);
};

test('plays letter by letter with the lamp, pauses, resumes, and stops at the end', async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        Reflect.set(window, 'sound', this);
      }
    };
  });
  // Dashes last long enough for any machine to draw them.
  await open(page, { input: 'TMTM', wpm: '5' });
  await page.getByLabel('Lamp').check();
  // Each letter appears only for a moment, so the page itself records what it shows, and pauses at the first M.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = document.querySelector('.now')?.textContent ?? '';
      const shown = document.querySelector('.lamp[data-lit]') ? `${now} lit` : now;
      if (seen.at(-1) !== shown) seen.push(shown);
      const pause = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Pause');
      if (shown === 'M -- lit' && !seen.slice(0, -1).includes(shown)) pause?.click();
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  expect(await seen()).toEqual(expect.arrayContaining(['T - lit', 'T -', 'M -- lit']));
  await expect(page.locator('.lamp[data-lit]')).toHaveCount(0);
  // While it is paused nothing advances: sound and display follow the audio clock.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sound')?.state)).toBe('suspended');
  await expect(page.locator('.now')).toHaveText('M --');
  const before = (await seen()).length;
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const letters = (await seen()).slice(before).map((shown) => shown.replace(' lit', ''));
  expect(letters.filter((letter, at) => letter !== '' && letter !== letters[at - 1])).toEqual(['M --', 'T -', 'M --']);
  await expect(page.locator('.now')).toHaveText('');
});

test('another text stops the sound', async ({ page }) => {
  await open(page, { input: 'PARIS PARIS PARIS' });
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.locator('textarea[name=input]').fill('E');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('vibrates for the duration of a mark', async ({ page }) => {
  await page.addInitScript(() => {
    const buzzes: number[] = [];
    Object.assign(window, { buzzes, soundClock: 0 });
    navigator.vibrate = (pattern) => buzzes.push(Math.round(Number(pattern))) > 0;
    // The test controls the audio clock: a busy machine could skip a short mark between two frames.
    window.AudioContext = class extends AudioContext {
      override get currentTime() {
        return Number(Reflect.get(window, 'soundClock'));
      }
    };
  });
  const buzzes = () => page.evaluate(() => (window as unknown as { buzzes: number[] }).buzzes);
  const turnTo = (seconds: number) => page.evaluate((time) => Reflect.set(window, 'soundClock', time), seconds);
  await open(page, { input: 'A', wpm: '5' });
  await page.getByLabel('Vibration').check();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // PARIS at five words per minute: a dot lasts 240 ms, the gap after it just as long, a dash three times as long.
  await turnTo(0.2);
  await expect.poll(buzzes).toEqual([240]);
  await turnTo(0.7);
  await expect.poll(buzzes).toEqual([240, 720]);
  await turnTo(10);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await buzzes()).toEqual([240, 720]);
});

test('the recording is a WAV of the code’s length', async ({ page }) => {
  await open(page, { input: 'SOS' });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download WAV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('morse-code-translator.wav');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect((bytes.length - 44) / 2 / 44_100).toBeCloseTo(1.62, 3);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the lamp stays off, and the page explains why', async ({ page }) => {
    await open(page, { input: 'E' });
    await expect(page.getByLabel('Lamp')).toBeDisabled();
    await expect(page.locator('.player .hint')).toContainText('less motion');
  });
});

test('axe finds no violations', async ({ page }) => {
  await open(page, { input: 'SOS' });
  await page.locator('summary', { hasText: 'Table of this alphabet' }).click();
  await page.getByLabel('Lamp').check();
  expect(await violations(page)).toEqual([]);
});
