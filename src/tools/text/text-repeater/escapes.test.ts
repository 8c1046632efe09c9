import { expect, test } from 'vitest';
import { readEscapes } from './escapes';

test.for([
  ['', ''],
  ['a | b', 'a | b'],
  ['\\n', '\n'],
  ['\\t-\\t', '\t-\t'],
  ['\\\\n', '\\n'],
  ['\\\\\\n', '\\\n'],
  ['\\x\\', '\\x\\'],
] as const)('reads %j as %j', ([typed, read]) => expect(readEscapes(typed)).toBe(read));
