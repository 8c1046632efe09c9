import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser, findHeadlessShell } from './scripts/browser.mjs';
import { COMPLETE_BROWSER } from './src/testing/complete-browser';

const complete = findBrowser();
const executablePath = findHeadlessShell() ?? complete;

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // These need Firebase's emulators: playwright.firebase.config.ts.
  testIgnore: '**/*.firebase.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A few failures are enough to detect a build that is completely broken.
  maxFailures: 10,
  forbidOnly: process.env.CI !== undefined,
  // These only stop tests that hang; they are generous so that a busy machine does not fail.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    // The server takes any free port and prints it; Playwright passes it to the workers.
    baseURL: `http://127.0.0.1:${process.env.SITE_PORT}`,
    locale: process.env.TEST_LOCALE ?? 'en-US',
    timezoneId: process.env.TEST_ZONE ?? 'Europe/Warsaw',
    viewport: { width: 1280, height: 800 },
    // A service worker stores each page and fetches more: unnecessary work here. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: { args: [...BROWSER_FLAGS], ...(executablePath !== undefined && { executablePath }) },
  },
  projects: [
    { name: 'headless shell', grepInvert: new RegExp(COMPLETE_BROWSER) },
    {
      name: 'complete browser',
      grep: new RegExp(COMPLETE_BROWSER),
      use:
        complete === undefined
          ? { channel: 'chromium' }
          : { launchOptions: { args: [...BROWSER_FLAGS], executablePath: complete } },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs dist',
    env: { PORT: process.env.TEST_PORT ?? '0', BASE_PATH: '' },
    wait: { stdout: /Serving .* at http:\/\/127\.0\.0\.1:(?<site_port>\d+)\// },
  },
});
