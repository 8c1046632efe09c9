import { afterEach, expect, test, vi } from 'vitest';
import { breathe } from './yield-to-main';

afterEach(() => vi.unstubAllGlobals());

/** More pieces than anybody waits for. */
const MOST = 100_000;

test('a timer gets its turn between two pieces of a long work', async () => {
  // As Chromium's: what goes on goes on before every timer.
  vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
  let rang = false;
  setTimeout(() => (rang = true));
  let pieces = 0;
  while (!rang && pieces < MOST) {
    await breathe();
    pieces++;
  }
  expect(rang).toBe(true);
});
