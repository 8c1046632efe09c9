import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.mjs';
import { LOCALE, TIME_ZONE, VIEWPORT } from './settings.mjs';

/** Chromium, controlled by Playwright. @returns {Promise<import('./driver').Driver>} */
export async function openChromium() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] }).catch((error) => {
    throw new Error(`Chromium did not start: install it, or run npx playwright install chromium (${error.message})`);
  });
  const context = await browser.newContext({ viewport: VIEWPORT, locale: LOCALE, timezoneId: TIME_ZONE });
  const page = await context.newPage();
  let errors = [];
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // Between two visits the page is plain text, for which Chromium requests an icon automatically.
    const isIconError = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIconError) errors.push(message.text());
  });
  return {
    version: browser.version(),
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: (script) => page.evaluate(script),
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
