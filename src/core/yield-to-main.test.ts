import { afterEach, expect, test, vi } from 'vitest';
import { yieldToMain } from './yield-to-main';

afterEach(() => vi.unstubAllGlobals());

/** More steps than any realistic task needs. */
const MOST = 100_000;

test('a timer runs between two steps of a long task', async () => {
  // Like Chromium's: a continuation runs before every timer.
  vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
  let timerFired = false;
  setTimeout(() => (timerFired = true));
  let pieces = 0;
  while (!timerFired && pieces < MOST) {
    await yieldToMain();
    pieces++;
  }
  expect(timerFired).toBe(true);
});
