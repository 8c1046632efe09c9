import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_MS } from './living-tabs';
import { Rescue } from './rescued-text';

type Hear = (event: { readonly data: unknown }) => void;

/** The browser's channel between tabs: a message reaches every other channel, later. */
class Channel {
  static readonly open = new Set<Channel>();
  readonly #listeners = new Set<Hear>();
  constructor() {
    Channel.open.add(this);
  }
  addEventListener(_type: 'message', hear: Hear) {
    this.#listeners.add(hear);
  }
  removeEventListener(_type: 'message', hear: Hear) {
    this.#listeners.delete(hear);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this) queueMicrotask(() => other.#listeners.forEach((hear) => hear({ data })));
  }
}

/** The browser's storage: entries are its own properties. */
class Stored {
  [key: string]: unknown;
}
Object.defineProperties(Stored.prototype, {
  setItem: {
    value(this: Stored, key: string, value: string) {
      this[key] = value;
    },
  },
  getItem: {
    value(this: Stored, key: string) {
      return this[key] ?? null;
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  Channel.open.clear();
  vi.stubGlobal('localStorage', new Stored());
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab with a rescued text. */
function tab(text: string): Rescue {
  const rescue = new Rescue();
  rescue.hold();
  rescue.keep({ id: 'a', title: '', text, base: 1 });
  return rescue;
}
const textsOf = (left: Awaited<ReturnType<Rescue['left']>>) => left.map(({ entry }) => entry.text);

test('without locks, leaves the entries of tabs that answer', async () => {
  tab('other tab');
  // Resolves without the time running out, because all have answered.
  expect(textsOf(await tab('this tab').left())).toEqual([]);
});

test('without locks, takes the entries of tabs that do not answer', async () => {
  tab('gone');
  Channel.open.clear();
  tab('other tab');
  const left = tab('this tab').left();
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  expect(textsOf(await left)).toEqual(['gone']);
});

test('without locks and without channels, takes nothing', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  tab('other tab');
  expect(textsOf(await tab('this tab').left())).toEqual([]);
});

test('with locks, takes the entries of tabs whose lock has ended', async () => {
  const held: { name: string }[] = [];
  const locks = {
    request: (name: string) => {
      held.push({ name });
      return new Promise(() => {});
    },
    query: () => Promise.resolve({ held }),
  };
  vi.stubGlobal('navigator', { locks });
  tab('gone');
  held.pop();
  tab('other tab');
  expect(textsOf(await tab('this tab').left())).toEqual(['gone']);
});

test('takes nothing if the locks cannot be read', async () => {
  const query = () => Promise.reject(new DOMException('no', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}), query } });
  tab('other tab');
  expect(textsOf(await tab('this tab').left())).toEqual([]);
});
