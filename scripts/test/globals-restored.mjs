import { afterAll, vi } from 'vitest';

/**
 * Test files share a worker, so a global that one file replaces would answer in the next. A file that leaves one
 * replaced or added fails.
 */
const globals = () => new Map(Object.entries(Object.getOwnPropertyDescriptors(globalThis)));

const before = globals();

afterAll(() => {
  const left = globals();
  const changed = [...left.keys(), ...before.keys()].filter(
    (name) => left.get(name)?.value !== before.get(name)?.value || left.get(name)?.get !== before.get(name)?.get,
  );
  vi.unstubAllGlobals();
  if (changed.length > 0)
    throw new Error(
      `${[...new Set(changed)].join(', ')}: changed and not restored; call vi.unstubAllGlobals() in afterEach`,
    );
});
