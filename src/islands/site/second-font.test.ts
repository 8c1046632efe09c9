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
  const documentElement: { dataset: { font?: string; mono?: string } } = { dataset: { font: 'later' } };
  vi.stubGlobal('document', { querySelector: () => ({ textContent: 'Zażółć' }), fonts: { load }, documentElement });
  return { stored, load, shown: documentElement.dataset };
}

test('requests the subsets that the page’s letters need, and shows them', async () => {
  const { stored, load, shown } = device([{}]);
  await fetchFont({});
  expect(load.mock.calls).toEqual([
    ['1em Onest', 'Zażółć'],
    ['1em JetBrains Mono', 'Zażółć'],
  ]);
  expect(stored.get('font')).toBe('kept');
  expect(shown).toEqual({ mono: '' });
});

test.for([[[]], [new Error('offline')]])('requests a font again that did not load: %s', async ([faces]) => {
  const { stored, shown } = device(faces ?? []);
  await fetchFont({});
  expect(stored.has('font')).toBe(false);
  expect(shown).toEqual({ font: 'later' });
});

test.for([{ saveData: true }, { effectiveType: '3g' }])('keeps the fallback on %j', async (connection) => {
  const { load } = device([{}]);
  await fetchFont({ connection });
  expect(load).not.toHaveBeenCalled();
});
