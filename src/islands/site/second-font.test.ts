import { afterEach, expect, test, vi } from 'vitest';
import { fetchFont } from './second-font.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device without the font, and the requests it makes. */
function device(faces: readonly object[] | Error) {
  const stored = new Map<string, string>();
  const load = vi.fn(() => (faces instanceof Error ? Promise.reject(faces) : Promise.resolve(faces)));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('document', { querySelector: () => ({ textContent: 'Zażółć' }), fonts: { load } });
  return { stored, load };
}

test('requests the subsets that the page’s letters need, once', async () => {
  const { stored, load } = device([{}]);
  await fetchFont();
  expect(load).toHaveBeenCalledWith('1em Onest', 'Zażółć');
  expect(stored.get('font')).toBe('kept');
  await fetchFont();
  expect(load).toHaveBeenCalledOnce();
});

test.for([[[]], [new Error('offline')]])('requests a font again that did not load: %s', async ([faces]) => {
  const { stored } = device(faces ?? []);
  await fetchFont();
  expect(stored.has('font')).toBe(false);
});
