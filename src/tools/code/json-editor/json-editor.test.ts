import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, fitsTree } from './check';
import { changedLines } from './compare';

describe('what a tree can hold', () => {
  test.for([
    ['{"a":1}', true],
    ['[{"a":1},{"a":2}]', true],
    ['{"a":1,"a":2}', false],
    ['[{"b":{"a":1,"\\u0061":2}}]', false],
    ['\uFEFF{"a":1}', true],
    ['{"a"', true],
    [`"${'a'.repeat(10_000_001)}"`, false],
  ] as const)('%.30s: %s', ([text, fits]) => expect(fitsTree(text)).toBe(fits));
});

describe('the check', () => {
  test('names line and column', () => {
    expect(check('{\n  "a": 1\n  "b": 2\n}').problem).toMatchObject({
      code: 'jsonComma',
      with: { line: 3, column: 3 },
    });
  });
  test('names both lines of a repeated key', () => {
    expect(check('{"a":1,\n"a":2}').notes[1]).toMatchObject({
      code: 'repeatedKeys',
      with: { key: 'a', line: 2, earlier: 1 },
    });
  });
  test('answers for 100,000 open brackets', () => expect(check('['.repeat(100_000)).problem).toBeDefined());
  test('agrees with JSON.parse', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(check(text).problem).toBeUndefined();
      }),
    );
  });
});

describe('the comparison', () => {
  const apply = (before: string, after: string) => {
    const lines = changedLines(before, after);
    const count = (text: string) => text.split('\n').length;
    return {
      lines,
      grown: lines.filter(({ sign }) => sign === '+').length - lines.filter(({ sign }) => sign === '−').length,
      expected: count(after) - count(before),
    };
  };
  test.for([
    ['a\nb\nc', 'a\nc', [{ sign: '−', text: 'b' }]],
    ['a\nc', 'a\nb\nc', [{ sign: '+', text: 'b' }]],
    [
      'a\nb',
      'a\nx',
      [
        { sign: '−', text: 'b' },
        { sign: '+', text: 'x' },
      ],
    ],
    ['a', 'a', []],
    [
      'a\nb\na',
      'b\na\nb',
      [
        { sign: '−', text: 'a' },
        { sign: '+', text: 'b' },
      ],
    ],
  ] as const)('%j and %j', ([before, after, lines]) => expect(changedLines(before, after)).toEqual(lines));
  test('adds up', () => {
    const lines = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 30 })
      .map((all) => all.join('\n'));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { grown, expected } = apply(before, after);
        expect(grown).toBe(expected);
      }),
    );
  });
});
