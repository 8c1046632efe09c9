import { expect, test } from 'vitest';
import { isKnown } from './quiet-log.ts';

test.for([
  [
    {
      code: 'MODULE_LEVEL_DIRECTIVE',
      message: 'The semantics of the module level directive "use astro:head-inject" in "a.mdx" may not be preserved.',
    },
    true,
  ],
  [{ code: 'MODULE_LEVEL_DIRECTIVE', message: 'the module level directive "use client" in "a.js"' }, false],
  [
    {
      message:
        'Module "fs" has been externalized for browser compatibility, imported by "/x/node_modules/@prettier/plugin-php/standalone.js".',
    },
    true,
  ],
  [
    { message: 'Module "fs" has been externalized for browser compatibility, imported by "/x/src/tools/a/b/tool.ts".' },
    false,
  ],
  [{ code: 'EVAL', message: 'Use of direct eval' }, false],
] as const)('%j is known: %s', ([log, known]) => {
  expect(isKnown(log)).toBe(known);
});
