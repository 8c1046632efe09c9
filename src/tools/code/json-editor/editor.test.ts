import { parse } from 'lossless-json';
import { expect, test } from 'vitest';
import { changedText, indentationOf } from './lossless';

test.for([
  ['{"n":1.0}', '{"n":1.0,"added":true}'],
  ['{"n":12345678901234567890,"m":1e400}', '{"n":12345678901234567890,"m":1e400,"added":true}'],
  ['{"n":-0}', '{"n":-0,"added":true}'],
] as const)('keeps the spelling of the numbers in %s when a key is added', ([before, after]) => {
  const value = parse(before);
  expect(changedText({ ...(typeof value === 'object' ? value : {}), added: true }, 0)).toBe(after);
});

test.for([
  ['{"a":1}', 0],
  ['{\n  "a": 1\n}', 2],
  ['{\n\t"a": 1\n}', '\t'],
  ['{\n    "a": 1\n}', 4],
  ['', 2],
] as const)('%j is indented by %j', ([text, indentation]) => expect(indentationOf(text)).toBe(indentation));
