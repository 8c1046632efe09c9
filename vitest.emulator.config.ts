import { defineConfig } from 'vitest/config';
import { clientVariables, emulatorVariables } from './scripts/emulators.mjs';

/** Node tests against Firebase's emulators, which are already running or are started here: rules, shares, hosting. */
export default defineConfig({
  test: {
    include: ['src/**/*.emulator.test.ts', 'scripts/**/*.emulator.test.mjs'],
    globalSetup: ['scripts/emulators-setup.mjs'],
    env: { ENV_FILE: '', ...clientVariables(), ...emulatorVariables() },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
