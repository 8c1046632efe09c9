import { expect, test } from 'vitest';
import { warningsIn } from './build-log.mjs';

test('finds warnings and errors, colored or not, and nothing else', () => {
  const output = [
    '17:53:48 [build] output: "static"',
    '17:53:55 \u001B[33m[WARN]\u001B[39m [vite] \u001B[33m[EVAL] \u001B[0mUse of eval',
    '   │ a [picture] of the place',
    '17:53:56 [ERROR] [vite] failed',
    '17:53:57 [WARN] [smallkit-build] Facts to look up again: x.post (29 days left, https://docs.x.com/)',
    '17:55:01 [build] Complete!',
  ].join('\n');
  expect(warningsIn(output)).toEqual(['17:53:55 [WARN] [vite] [EVAL] Use of eval', '17:53:56 [ERROR] [vite] failed']);
  expect(warningsIn('')).toEqual([]);
});
