import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from './unsaved-progress';
import { Rescue, type Rescued } from './rescued-text';

/** The browser's storage, with room for a number of characters. */
class Storage {
  room = Infinity;
  readonly #entries = new Map<string, string>();
  setItem(key: string, value: string) {
    if (value.length > this.room) throw new DOMException('no', 'QuotaExceededError');
    this.#entries.set(key, value);
  }
  removeItem(key: string) {
    this.#entries.delete(key);
  }
  texts() {
    return Array.from(this.#entries.values(), (json) => (JSON.parse(json) as Rescued).text);
  }
}

let storage = new Storage();
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const entry = (text: string, base = 1) => ({ id: 'a', title: '', text, base });

test('typed text is safe once it is rescued or on the device', () => {
  const progress = new Progress(new Rescue());
  expect([progress.isSaved, progress.isSafe]).toEqual([true, true]);
  progress.changed();
  expect([progress.isSaved, progress.isSafe]).toEqual([false, false]);
  expect(progress.lay(() => entry('one'))).toBe(true);
  expect([progress.isSaved, progress.isSafe]).toEqual([false, true]);
  progress.changed();
  expect(progress.isSafe).toBe(false);
  progress.saved(progress.version, true);
  expect([progress.isSaved, progress.isSafe]).toEqual([true, true]);
});

test('text kept only in memory is saved, but not safe', () => {
  const progress = new Progress(new Rescue());
  progress.changed();
  progress.saved(progress.version, false);
  expect([progress.isSaved, progress.isSafe]).toEqual([true, false]);
  expect(progress.lay(() => entry('held'))).toBe(true);
  expect(storage.texts()).toEqual(['held']);
});

test('without room, the previously rescued text stays', () => {
  const progress = new Progress(new Rescue());
  progress.changed();
  progress.lay(() => entry('older'));
  storage.room = 0;
  progress.changed();
  expect(progress.lay(() => entry('newer'))).toBe(false);
  expect([progress.isSafe, storage.texts()]).toEqual([false, ['older']]);
});

test('reads a text once per version, and again if the note has another revision', () => {
  const progress = new Progress(new Rescue());
  const read = vi.fn(() => entry('text'));
  progress.changed();
  progress.lay(read);
  progress.lay(read);
  expect(read).toHaveBeenCalledTimes(1);
  progress.layAgain(read);
  expect(read).toHaveBeenCalledTimes(2);
  progress.changed();
  progress.layAgain(read);
  expect(read).toHaveBeenCalledTimes(2);
});
