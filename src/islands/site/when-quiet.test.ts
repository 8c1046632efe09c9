import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

/** A fake page: whether a tool is hydrating, and events. */
let waking = false;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  waking = false;
  page = new EventTarget();
  const world = new EventTarget();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 50));
  vi.stubGlobal('addEventListener', world.addEventListener.bind(world));
  vi.stubGlobal('dispatchEvent', world.dispatchEvent.bind(world));
  vi.stubGlobal(
    'document',
    Object.assign(page, { querySelector: (selector: string) => (selector === '[data-waking]' && waking ? {} : null) }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const started = () => {
  const work = vi.fn<() => void>();
  whenQuiet(work);
  return work;
};

test('waits until the page has loaded, one second more, and until it is idle', () => {
  const work = started();
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(work).toHaveBeenCalledOnce();
});

test('waits for the first result of a tool that is hydrating', () => {
  const work = started();
  waking = true;
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(5_000);
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('ready'));
  vi.advanceTimersByTime(50);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledOnce();
});

test('waits at most ten seconds for a tool that fails to hydrate', () => {
  const work = started();
  waking = true;
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(11_100);
  expect(work).toHaveBeenCalledOnce();
});
