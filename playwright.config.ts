import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/browser.mjs';

/** Another port than `npm start`, which may run at the same time. */
const PORT = Number(process.env.TEST_PORT ?? 4329);
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // They need Firebase's emulators: playwright.firebase.config.ts.
  testIgnore: '**/*.firebase.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // They end what hangs and measure nothing: a busy machine is no failure.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: [...BROWSER_FLAGS], ...(executablePath !== undefined && { executablePath }) },
  },
  webServer: {
    command: 'node scripts/serve.mjs dist',
    env: { PORT: String(PORT), BASE_PATH: '' },
    url: `http://127.0.0.1:${PORT}/builds/latest.json`,
    reuseExistingServer: false,
  },
});
