import { configDefaults, defineConfig } from 'vitest/config';
import { brandIcons } from './src/build/brand-icons.ts';

/** These need Firebase's emulators: vitest.emulator.config.ts. */
const WITH_EMULATORS = '**/*.emulator.test.*';
/** Large inputs and running times: a separate step, so that a slow one delays nothing else. */
const SCALE = ['src/**/*.scale.test.{ts,tsx}', 'scripts/**/*.scale.test.{ts,mjs}'];

export default defineConfig({
  plugins: [brandIcons()],
  test: {
    // Vitest's default leaves one core to other programs: half of a machine with two.
    maxWorkers: 2,
    // The tests leave no state behind, so files can share a worker: starting one for each file took half of the run.
    isolate: false,
    // A broken build fails everywhere: the first failures are enough.
    bail: 30,
    testTimeout: 120_000,
    // A developer's .env must not change any test.
    env: { ENV_FILE: '' },
    setupFiles: ['scripts/fuzz-seed.mjs', 'scripts/test/globals-restored.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [...configDefaults.exclude, WITH_EMULATORS, ...SCALE],
        },
      },
      { extends: true, test: { name: 'scale', include: SCALE, testTimeout: 300_000 } },
    ],
  },
});
