import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
    // They need Firebase's emulators: vitest.emulator.config.ts.
    exclude: [...configDefaults.exclude, '**/*.emulator.test.*'],
    // What a developer has in .env changes no test.
    env: { ENV_FILE: '' },
    setupFiles: ['scripts/fuzz-seed.mjs'],
    testTimeout: 120_000,
    // By itself it leaves one core to others: of two that would be half.
    maxWorkers: 2,
  },
});
