import { defineConfig } from '@playwright/test';
import plain from './playwright.config';
import { addressOf, portsOf } from './scripts/emulators.mjs';

/**
 * Browser tests of features that need a Firebase project: against its emulators, which are already running or are
 * started here.
 */
export default defineConfig({
  ...plain,
  testMatch: '**/*.firebase.e2e.ts',
  testIgnore: [],
  // Tests in one file share its users and documents; files do not, as each test creates its own.
  fullyParallel: false,
  projects: [{ name: 'firebase' }],
  use: { ...plain.use, baseURL: `http://${addressOf('hosting')}` },
  webServer: {
    command: 'node scripts/emulators.mjs',
    port: portsOf().hosting,
    reuseExistingServer: true,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
