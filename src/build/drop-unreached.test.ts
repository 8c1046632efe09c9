import { expect, test } from 'vitest';
import { unreached, type Chunk } from './drop-unreached.ts';

const chunk = (more: Partial<Chunk> = {}): Chunk => ({
  isEntry: false,
  imports: [],
  dynamicImports: [],
  code: '',
  ...more,
});

test('keeps what an entry loads, statically or dynamically, and what that loads', () => {
  const chunks = new Map([
    ['_astro/site.js', chunk({ isEntry: true, imports: ['_astro/a.js'] })],
    ['_astro/a.js', chunk({ dynamicImports: ['_astro/b.js'], code: 'import("./b.js")' })],
    ['_astro/b.js', chunk({ imports: ['_astro/c.js'] })],
    ['_astro/c.js', chunk()],
  ]);
  expect(unreached(chunks)).toEqual([]);
});

test('drops chunks that are no longer named, including circles among them', () => {
  const chunks = new Map([
    ['_astro/site.js', chunk({ isEntry: true, dynamicImports: ['_astro/shares.js'], code: 'if (void 0) {}' })],
    ['_astro/shares.js', chunk({ dynamicImports: ['_astro/auth.js'], code: 'import("./auth.js")' })],
    ['_astro/auth.js', chunk({ dynamicImports: ['_astro/shares.js'], code: 'import("./shares.js")' })],
  ]);
  expect(unreached(chunks)).toEqual(['_astro/shares.js', '_astro/auth.js']);
});

test('keeps a bundle without entries as it is', () => expect(unreached(new Map([['a.js', chunk()]]))).toEqual([]));
