import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printJson } from '.';

/**
 * Random JSON with few different keys, so that some are repeated, some have escapes, and objects of one list usually
 * have the same.
 */
const key = fc.constantFrom('"a"', '"b"', '"long key"', String.raw`"\u0061"`, '"ż"', '"a\\"b"', '""');
const scalar = fc.constantFrom(
  ...['0', '-1.50', '1e400', '12345678901234567890', 'true', 'false', 'null', '""', '"x, {y}"', '"Łódź 😀"'],
  ...[
    String.raw`"\ud800"`,
    String.raw`"\ud83d\ude00\n"`,
    '"a string that is longer than sixty-four bytes, so that it is copied at once"',
  ],
);
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }).map((values) => `[${values.join(' ,\t')}]`),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 5 })
      .map((members) => `{${members.map(([name, held]) => `${name} : ${held}`).join(', ')}}`),
    fc
      .tuple(fc.array(key, { maxLength: 4 }), fc.array(scalar, { minLength: 1, maxLength: 4 }))
      .map(([names, values]) => `[${values.map((one) => `{${names.map((name) => `${name}:${one}`).join()}}`).join()}]`),
  ),
}));

/** The printed text and its remarks. With `lines`, the same text is read token by token. */
function printed(text: string, indent: string, lines: boolean) {
  const made = printJson(text, { indent, lines });
  if (made.fault) return made.fault;
  const { repeatedKeys, inexactNumbers, loneSurrogates } = made.scanner;
  return { text: made.text, repeatedKeys, inexactNumbers, loneSurrogates };
}

test('one loop prints and reports the same as reading token by token', () => {
  fc.assert(
    fc.property(value, fc.constantFrom('', '  ', '\t'), (text, indent) => {
      expect(printed(text, indent, false)).toEqual(printed(text, indent, true));
    }),
    { numRuns: 1_000 },
  );
});

test('reports the same error for text that is not JSON, wherever it is truncated or changed', () => {
  fc.assert(
    fc.property(value, fc.nat(), fc.constantFrom('', ',', '"', '}', 'x', '\u0001', '\\'), (text, at, put) => {
      const cut = text.slice(0, at % (text.length + 1)) + put;
      expect(printed(cut, ' ', false)).toEqual(printed(cut, ' ', true));
    }),
    { numRuns: 1_000 },
  );
});

test('the same keys in each row, until one is repeated, missing or new', () => {
  const rows = ['{"a":1,"b":2}', '{"a":3,"b":4}', '{"a":5,"b":6,"a":7}', '{"b":8}', '{"a":9,"b":{"a":1},"c":1,"b":2}'];
  const made = printJson(`[${rows.join(',')}]`);
  if (made.fault) throw new Error(made.fault.code);
  expect(made.text).toBe(`[${rows.join(',')}]`);
  const offsets = made.scanner.repeatedKeys.first.map(({ start, earlier }) => [start, earlier]);
  // The third row begins at 29, the last at 57.
  expect(offsets).toEqual([
    [42, 31],
    [82, 65],
  ]);
});
