import { afterAll, vi } from 'vitest';

/**
 * Test files share a worker, so a global that one file replaces would also be replaced in the next. A file that does
 * not restore one fails.
 */
const globals = () => new Map(Object.entries(Object.getOwnPropertyDescriptors(globalThis)));

const before = globals();

afterAll(() => {
  const left = globals();
  // Libraries may add their own globals; those that existed before must be unchanged.
  const changed = [...before.keys()].filter((name) =>
    ['value', 'get'].some((part) => !Object.is(left.get(name)?.[part], before.get(name)?.[part])),
  );
  vi.unstubAllGlobals();
  if (changed.length > 0)
    throw new Error(`${changed.join(', ')}: changed and not restored; call vi.unstubAllGlobals() in afterEach`);
});
