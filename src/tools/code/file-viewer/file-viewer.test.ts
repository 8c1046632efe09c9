import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { Checkpoints } from './checkpoints';
import { TextCounter } from './count';
import { sniffEncoding } from './encoding';
import { languageOf } from './language';
import { hexLine, hexRows, textRows } from './rows';
import { searchFor } from './search';
import tool from './tool';
import { viewFile, type Options } from './view-file';
import { DEFAULTS, bytesOf } from './file-viewer.fixture';

const open = async (bytes: Uint8Array<ArrayBuffer>, options: Partial<Options> = {}, name = 'a.txt') =>
  outcomeOf(await viewFile({ ...DEFAULTS, ...options, file: [new File([bytes], name)] }, () => {}));

test.for([
  ['', 0, 0, 'none', 0],
  ['a', 1, 1, 'none', 1],
  ['a\n', 1, 2, 'LF', 1],
  ['a\r\nb\r\n', 2, 6, 'CRLF', 1],
  ['a\rb', 2, 3, 'CR', 1],
  ['\n\n', 2, 2, 'LF', 0],
  ['a\r\nb\nc', 3, 6, 'mixed', 1],
  ['\r\r\n', 2, 3, 'mixed', 0],
  ['😀é\nab', 2, 5, 'LF', 2],
] as const)('counts for %j: %i lines, %i characters, ending with %s', ([text, lines, characters, eol, longest]) => {
  const counter = new TextCounter(undefined);
  counter.push(text);
  expect({ ...counter.finish(), characters: counter.characters, longest: counter.longest }).toEqual({
    lines,
    characters,
    eol,
    longest,
  });
});

test('counts and finds the same, no matter how the text is split', () => {
  const piece = fc.constantFrom('a', 'ab', '\n', '\r', '\r\n', 'é', '😀', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.array(piece, { maxLength: 30 }), (one, other) => {
      const count = (...pieces: string[]) => {
        const counter = new TextCounter((line) => ({ count: line.split('a').length - 1, rest: '', from: 0 }));
        for (const text of pieces) counter.push(text);
        const end = counter.finish();
        return [end, counter.characters, counter.longest, counter.found, counter.foundLines];
      };
      const text = one.join('') + other.join('');
      expect(count(one.join(''), other.join(''))).toEqual(count(text));
      const lines = text.split(/\r\n|\r|\n/);
      if (lines.at(-1) === '') lines.pop();
      expect(count(text)[0]).toMatchObject({ lines: lines.length });
      expect(count(text)[1]).toBe([...text].length);
      expect(count(text)[3]).toBe(text.split('a').length - 1);
    }),
  );
});

test('a search in pieces finds the same as a search of the whole text', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '😀'), maxLength: 20 });
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1 }),
      fc.string({ unit: fc.constantFrom('a', 'B', '😀'), minLength: 1 }),
      (pieces, query) => {
        const find = searchFor(query, false);
        if (!find || find instanceof SyntaxError) throw new Error('the search is undefined');
        let state = { rest: '', from: 0 };
        let count = 0;
        pieces.forEach((text, at) => {
          const found = find(state.rest + text, state.from, at < pieces.length - 1);
          count += found.count;
          state = found;
        });
        expect(count).toBe(pieces.join('').toLowerCase().split(query.toLowerCase()).length - 1);
      },
    ),
  );
});

describe('encodings', () => {
  test.for([
    [[0xef, 0xbb, 0xbf, 0x61], 'utf-8', 1],
    [[0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x62, 0], 'utf-16le', 3],
    [[0xfe, 0xff, 0, 0x61, 0, 0x0a], 'utf-16be', 2],
    [[0x61, 0, 0x62, 0, 0x63, 0], 'utf-16le', 3],
    [[0, 0x61, 0, 0x62], 'utf-16be', 2],
    [[0xc5, 0xbb], 'utf-8', 1],
    [[0x5a, 0x61, 0xbf], 'windows-1252', 3],
    // Damaged text after a byte order mark: half of a surrogate pair, a byte that is not UTF-8.
    [[0xff, 0xfe, 0x61, 0, 0x3d, 0xd8, 0x62, 0], 'utf-16le', 3],
    [[0xef, 0xbb, 0xbf, 0x61, 0xe9, 0x62], 'utf-8', 3],
  ] as const)('reads %j as %s', async ([bytes, encoding, characters]) => {
    expect((await open(Uint8Array.from(bytes))).values).toMatchObject({ encoding, characters, bytes: bytes.length });
  });

  test('detects invalid UTF-8 late in a file', async () => {
    const { values, notes } = await open(bytesOf(`${'a\n'.repeat(3_000_000)}\xe9`));
    expect(values).toMatchObject({ encoding: 'windows-1252', lines: 3_000_001 });
    expect(notes.map(({ code }) => code)).toContain('guessed');
  });

  test('uses the chosen encoding', async () => {
    expect((await open(bytesOf('\xbf\xf3\xb3w'), { encoding: 'iso-8859-2', query: 'żółw' })).values).toMatchObject({
      encoding: 'iso-8859-2',
      found: 1,
    });
    expect((await open(bytesOf('\x83e\x83X\x83g'), { encoding: 'shift_jis', query: 'テスト' })).values.found).toBe(1);
  });

  test('refuses a picture as not being text, unless an encoding is chosen', async () => {
    const png = bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01');
    expect(sniffEncoding(png)).toBe('binary');
    expect((await open(png)).problem?.code).toBe('binary');
    expect((await open(png, { encoding: 'windows-1252' })).problem).toBeUndefined();
  });

  // NUL bytes in the places of UTF-16, but control characters or an odd length
  test.for(['\0\x01\x02', '\0\x01\x02\xff', '\x01\0\x02\0\x03\0', 'h\0i\0!'])(
    'a short binary file is not taken for UTF-16: %j',
    async (bytes) => {
      const { values, problem } = await open(bytesOf(bytes));
      expect(problem?.code).toBe('binary');
      expect(values).toMatchObject({ bytes: bytes.length });
    },
  );
});

test('shows bytes like hexdump -C', async () => {
  const bytes = bytesOf('Hello, world\n\0\xff~!');
  expect(hexLine(bytes.subarray(0, 16))).toBe('48 65 6c 6c 6f 2c 20 77  6f 72 6c 64 0a 00 ff 7e  Hello, world...~');
  const rows = hexRows(new Blob([bytes]));
  expect([rows.count, rows.label(1)]).toEqual([2, '00000010']);
  expect(await rows.read(1, 2)).toEqual([`21${' '.repeat(48)}!`]);
});

test.for(['utf-8', 'utf-16le', 'utf-16be'] as const)('reads any line of a %s text', async (encoding) => {
  const lines = Array.from({ length: 1000 }, (_, index) => `${index} ${'ż'.repeat(index % 700)}`);
  const text = lines.map((line, index) => line + ['\n', '\r\n', '\r'][index % 3]).join('');
  const wide = Uint8Array.from(text, () => 0);
  const units = Uint16Array.from(wide, (_, index) => text.charCodeAt(index));
  const little = new Uint8Array(units.buffer);
  const bytes =
    encoding === 'utf-8'
      ? new TextEncoder().encode(text)
      : encoding === 'utf-16le'
        ? little
        : little.map((_, at) => little[at ^ 1] ?? 0);
  const checkpoints = new Checkpoints(encoding === 'utf-8' ? 1 : 2, encoding === 'utf-16be' ? 1 : 0);
  for (let at = 0; at < bytes.length; at += 1002) checkpoints.push(bytes.subarray(at, at + 1002));
  expect(checkpoints.places.length).toBeGreaterThan(10);
  const rows = textRows(new Blob([bytes]), Float64Array.from(checkpoints.places), lines.length, encoding);
  for (const [first, end] of [
    [0, 5],
    [60, 200],
    [555, 556],
    [990, 1000],
  ] as const) {
    expect(await rows.read(first, end)).toEqual(lines.slice(first, end));
  }
});

test.for([
  ['main.py', '', 'python'],
  ['Dockerfile', '', 'dockerfile'],
  ['dir/App.TSX', '', 'typescript'],
  ['', '#!/bin/sh\n', 'shell'],
  ['', '#!/usr/bin/env node\n', 'javascript'],
  ['', '<?xml version="1.0"?><a/>', 'xml'],
  ['', '<!DOCTYPE html>', 'html'],
  ['', '{"a": 1}', 'json'],
  ['', '[1, 2]', 'json'],
  ['', 'SELECT * FROM t', 'sql'],
  ['', 'def f(x):\n  return x', 'python'],
  ['', 'Dear Ann,\nfrom here all is well.', 'plain'],
  ['notes.txt', '#!/bin/sh', 'plain'],
] as const)('recognizes %j with %j as %s', ([name, start, language]) => {
  expect(languageOf(name, start)).toBe(language);
});

test('a regular expression is case-sensitive, plain text is not, and an empty match does not count', async () => {
  const run = async (query: string, regex: boolean) =>
    outcomeOf(
      await tool.run(
        { ...DEFAULTS, input: 'Aa\naa.a', query, regex, url: '', line: undefined, wrap: true },
        exampleContext(),
      ),
    ).values.found;
  expect(await run('aa', false)).toBe(2);
  expect(await run('aa', true)).toBe(1);
  expect(await run('a.', false)).toBe(1);
  expect(await run('x*', true)).toBe(0);
});

// Source: Python 3.11, len(re.findall(…)) with and without re.IGNORECASE.
test.for([
  ['error', false, 3],
  ['error', true, 1],
  ['/error/i', true, 3],
  ['/^error/gi', true, 2],
  ['/error/', true, 0],
  ['/usr/lib', true, 1],
  ['e.r', false, 0],
] as const)('%s (regular expression: %s) is found %i times', async ([query, regex, found]) => {
  const { values } = await open(bytesOf('Error: disk\nerror again, ERROR\n/usr/lib\n'), { query, regex });
  expect(values.found).toBe(found);
});

test.for([
  ['utf-8', [0xef, 0xbb, 0xbf, 0x61], ['bom']],
  ['utf-16le', [0xff, 0xfe, 0x61, 0], ['bom']],
  ['utf-16be', [0xfe, 0xff, 0, 0x61], ['bom']],
  ['utf-8', [0x61], []],
] as const)(
  "a byte order mark of %s isn't counted as a character, and gets a note",
  async ([encoding, bytes, codes]) => {
    const { values, notes } = await open(Uint8Array.from(bytes));
    expect(values).toMatchObject({ encoding, characters: 1, bytes: bytes.length });
    expect(notes.map(({ code }) => code)).toEqual(codes);
  },
);
