import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, fitsTree } from './check';
import { changedLines } from './compare';

describe('what a tree can represent', () => {
  test.for([
    ['{"a":1}', true],
    ['[{"a":1},{"a":2}]', true],
    ['{"a":1,"a":2}', false],
    ['[{"b":{"a":1,"\\u0061":2}}]', false],
    ['\uFEFF{"a":1}', true],
    ['{"a"', true],
    [`"${'a'.repeat(10_000_001)}"`, false],
    ['{"constructor":1}', false],
    ['[{"\\u005f_proto__":1}]', false],
    ['{"a":"constructor"}', true],
    ['{"b":1,"1":2}', true],
    [`${'['.repeat(60)}${']'.repeat(60)}`, true],
    [`${'['.repeat(61)}${']'.repeat(61)}`, false],
    ['['.repeat(100_000), false],
  ] as const)('%.30s: %s', ([text, fits]) => expect(fitsTree(text)).toBe(fits));
});

describe('check', () => {
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
  test.for([
    ['{"b":1,"10":2}', '10'],
    ['{"10":1,\n"9":2}', '9'],
    ['{"a":{"x":1},\n"4294967294":2}', '4294967294'],
    ['{"1":1,"2":2,"b":3}', undefined],
    ['{"b":1,"01":2,"-1":3,"1.5":4,"4294967295":5}', undefined],
    ['[{"2":1},{"1":2}]', undefined],
    ['{"2":{"1":1},"3":2}', undefined],
  ] as const)('reports the key of %s that a tree moves: %s', ([text, key]) => {
    // Source: the order of keys in `JSON.stringify(JSON.parse(text))`, by ECMAScript.
    const moves = JSON.stringify(JSON.parse(text)) !== text.replaceAll('\n', '');
    expect(moves).toBe(key !== undefined);
    expect(check(text).notes.find((one) => typeof one === 'object' && one.code === 'movedKey')?.with.key).toBe(key);
  });
  test('handles 100,000 open brackets', () => expect(check('['.repeat(100_000)).problem).toBeDefined());
  test('agrees with JSON.parse', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(check(text).problem).toBeUndefined();
      }),
    );
  });
});

describe('comparison', () => {
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
  test('the number of added and removed lines matches the texts', () => {
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
