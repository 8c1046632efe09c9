import fc from 'fast-check';
import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { exampleContext } from '../../../kinds/run/run-example';
import { decodeText, ENCODINGS } from '../../../core/bytes/bytes';
import { isFlaw, readBytes } from './read';
import { decode, encode, type Writing } from './text-bytes';
import tool from './tool';
import { BASES, PREFIXES, SEPARATORS, writeBytes, type Base } from './write';
import { hex, written } from './text-bytes.fixture';

const read = (text: string, base: Base = '16') => {
  const bytes = readBytes(text, base);
  return isFlaw(bytes) ? bytes : Array.from(bytes);
};

const layouts = fc.record({
  base: fc.constantFrom(...BASES),
  separator: fc.constantFrom(...SEPARATORS),
  prefix: fc.constantFrom(...PREFIXES),
  uppercase: fc.boolean(),
  bytesPerLine: fc.nat({ max: 5 }),
});

test('bytes survive the round trip in every reversible layout', () => {
  fc.assert(
    fc.property(layouts, fc.uint8Array({ maxLength: 30 }), (layout, bytes) => {
      fc.pre(layout.base !== '10' || layout.separator !== 'none' || layout.prefix !== 'none');
      fc.pre(layout.base !== '16' || layout.prefix !== '0b');
      expect(read(writeBytes(bytes, layout) ?? '', layout.base)).toEqual(Array.from(bytes));
    }),
  );
});

test.for(ENCODINGS)('text survives the round trip in %s', async (encoding) => {
  const unit = encoding.startsWith('utf-')
    ? fc.string({ unit: 'binary', maxLength: 1 })
    : fc.integer({ min: 0, max: 255 }).map((byte) => String(decodeText(Uint8Array.of(byte), encoding)));
  await fc.assert(
    fc.asyncProperty(fc.array(unit), fc.constantFrom(...BASES), async (units, base) => {
      const text = units.join('').replace(/^\uFEFF+/, '');
      expect(await decode(written(text, { base, encoding }), { base, encoding })).toMatchObject({
        result: text.toWellFormed(),
      });
    }),
  );
});

// Python: the same bytes with format() and join()
test.for([
  [{}, '48 c3 a9'],
  [{ separator: 'none', uppercase: true }, '48C3A9'],
  [{ separator: 'comma', prefix: '0x' }, '0x48,0xc3,0xa9'],
  [{ separator: 'colon', uppercase: true }, '48:C3:A9'],
  [{ separator: 'newline' }, '48\nc3\na9'],
  [{ separator: 'none', prefix: '\\x' }, '\\x48\\xc3\\xa9'],
  [{ base: '8' }, '110 303 251'],
  [{ base: '10' }, '72 195 169'],
  [{ base: '2', prefix: '0b' }, '0b01001000 0b11000011 0b10101001'],
  [{ encoding: 'utf-16be' }, '00 48 00 e9'],
  [{ encoding: 'windows-1252' }, '48 e9'],
] satisfies [Partial<Writing>, string][])('writes Hé with %j as %s', ([writing, gives]) => {
  expect(written('Hé', writing)).toBe(gives);
});

// Python: text.encode(codec).hex(' ')
test.for([
  ['Łódź', 'windows-1250', 'a3 f3 64 9f'],
  ['Łódź', 'iso-8859-2', 'a3 f3 64 bc'],
  ['Привет', 'windows-1251', 'cf f0 e8 e2 e5 f2'],
  ['Привет', 'koi8-r', 'f0 d2 c9 d7 c5 d4'],
] as const)('writes %s in %s as %s, and reads it back', async ([text, encoding, gives]) => {
  expect(written(text, { encoding })).toBe(gives);
  expect(await decode(gives, { base: '16', encoding })).toMatchObject({ result: text });
});

test.for([
  ['space', '61 62\n63 64\n65'],
  ['none', '6162\n6364\n65'],
  ['comma', '61,62,\n63,64,\n65'],
  ['colon', '61:62:\n63:64:\n65'],
  ['newline', '61\n62\n63\n64\n65'],
] as const)('writes two bytes per line, separated by %s', ([separator, gives]) => {
  expect(written('abcde', { separator, bytesPerLine: 2 })).toBe(gives);
});

test('adds no line break after the last line', () => {
  expect(written('abcd', { bytesPerLine: 2 })).toBe('61 62\n63 64');
  expect(written('ab', { bytesPerLine: 2, separator: 'comma' })).toBe('61,62');
});

test('turns line breaks into CRLF if chosen', () => {
  expect(written('a\nb', { eol: 'crlf' })).toBe('61 0d 0a 62');
  expect(written('a\r\nb')).toBe('61 0d 0a 62');
});

test.for([
  ['a 1', [0x0a, 0x01]],
  ['48656C6c', [0x48, 0x65, 0x6c, 0x6c]],
  ['0x48 0X65', [0x48, 0x65]],
  ['0x480x65', [0x48, 0x65]],
  ['0x4865', [0x48, 0x65]],
  ['\\x48\\x65', [0x48, 0x65]],
  ['%48%65', [0x48, 0x65]],
  // An array in C, and in JSON.
  ['{ 0x48, 0x65 };', [0x48, 0x65]],
  ['[\n  48,\n  65\n]', [0x48, 0x65]],
  ['0xA', [0x0a]],
  ['0x0', [0x00]],
  ['48:65-6c_6c;6f,', [0x48, 0x65, 0x6c, 0x6c, 0x6f]],
  ['550e8400-e29b-41d4', [0x55, 0x0e, 0x84, 0x00, 0xe2, 0x9b, 0x41, 0xd4]],
  ['48\r\n\t65\u00A06c', [0x48, 0x65, 0x6c]],
  ['0b', [0x0b]],
  ['00 0b 0x', [0x00, 0x0b]],
  [' - ', []],
] as const)('reads %j in base 16', ([text, bytes]) => {
  expect(read(text)).toEqual(bytes);
});

test.for([
  ['2', '0100100001101001', [72, 105]],
  ['2', '1001000 1101001', [72, 105]],
  ['2', '0b1001000,0B1101001', [72, 105]],
  ['2', '0b010010000b01101001', [72, 105]],
  ['2', '0100100001101001 1', [72, 105, 1]],
  ['2', '0100 1000\n0110 1001', [72, 105]],
  ['2', '0100 1000 0110', [4, 8, 6]],
  ['2', '0b0100 0b1000', [4, 8]],
  ['8', '110151', [72, 105]],
  ['8', '\\x110 7', [72, 7]],
  ['10', '72 105 0 255', [72, 105, 0, 255]],
  ['10', '072', [72]],
  ['10', '7', [7]],
] as const)('in base %s, reads %j', ([base, text, bytes]) => {
  expect(read(text, base)).toEqual(bytes);
});

test.for([
  ['16', '48 6g', { flaw: 'character', index: 4 }],
  ['16', '48x65', { flaw: 'character', index: 2 }],
  ['16', '48\\65', { flaw: 'character', index: 2 }],
  ['16', '48 65h', { flaw: 'character', index: 5 }],
  ['16', '48 😀', { flaw: 'character', index: 3 }],
  ['16', '4', { flaw: 'count', digits: 1 }],
  ['16', ' 486 ', { flaw: 'count', digits: 3 }],
  ['16', '486 65', { flaw: 'group', index: 0, digits: 3 }],
  ['16', '65 486', { flaw: 'group', index: 3, digits: 3 }],
  ['16', '0x486', { flaw: 'group', index: 2, digits: 3 }],
  ['2', '01001000 2', { flaw: 'character', index: 9 }],
  ['2', '0100100', { flaw: 'count', digits: 7 }],
  ['2', '010010000', { flaw: 'count', digits: 9 }],
  ['2', '1 010010000', { flaw: 'group', index: 2, digits: 9 }],
  ['8', '1234', { flaw: 'count', digits: 4 }],
  ['8', '110 400', { flaw: 'large', index: 4, number: '400' }],
  ['8', '110400', { flaw: 'large', index: 3, number: '400' }],
  ['8', '8', { flaw: 'character', index: 0 }],
  ['10', '72 256', { flaw: 'large', index: 3, number: '256' }],
  ['10', '72105', { flaw: 'large', index: 0, number: '72105' }],
  ['10', 'a', { flaw: 'character', index: 0 }],
] as const)('in base %s, refuses %j and names the position', ([base, text, flaw]) => {
  expect(read(text, base)).toEqual(flaw);
});

test('names the wrong character with its line and column', async () => {
  const utf8 = { base: '16', encoding: 'utf-8' } as const;
  expect(await decode('48\n\u00A0\u200B65 z', utf8)).toEqual(
    problem('notHex', { character: 'z', line: 2, column: 6 }, 'input'),
  );
  expect(await decode('48 \u0007', utf8)).toEqual(
    problem('notHex', { character: 'U+0007', line: 1, column: 4 }, 'input'),
  );
  expect(await decode('486', utf8)).toEqual(problem('oddHex', { digits: 3 }, 'input'));
  expect(await decode('48\n486', utf8)).toEqual(problem('oddGroup', { line: 2, column: 1, digits: 3 }, 'input'));
  expect(await decode('1'.repeat(1_000_000), { ...utf8, base: '10' })).toEqual(
    problem('aboveByte', { line: 1, column: 1, number: '111111111111…' }, 'input'),
  );
  expect(encode('a\nż', { ...hex, encoding: 'windows-1252', eol: 'crlf' })).toEqual(
    problem('noByte', { character: 'ż', line: 2, column: 1, encoding: 'windows-1252' }, 'input'),
  );
});

test("returns bytes that aren't text unchanged, as a file", async () => {
  const given = await decode('89504e470d0a1a0a ff', { base: '16', encoding: 'utf-8' });
  expect(given).toMatchObject({
    bytes: 9,
    problem: problem('fileNotText', { size: 9, encoding: 'UTF-8', type: 'PNG', byte: '89', offset: 0 }, 'input'),
    files: [{ name: 'decoded.png' }],
  });
  const blob = 'files' in given ? given.files?.[0]?.blob : undefined;
  expect(Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer()).toString('hex')).toBe('89504e470d0a1a0aff');
});

test('skips byte order marks and adds a note', async () => {
  expect(encode('\uFEFFa', hex)).toMatchObject({ result: '61', bytes: 1, notes: [note('bom'), false, false] });
  expect(await decode('\uFEFFefbbbf61', { base: '16', encoding: 'utf-8' })).toMatchObject({
    result: 'a',
    bytes: 4,
    notes: [note('bom'), false, note('innerBom'), undefined],
  });
});

test('adds a note to output that cannot be read back', () => {
  const notes = (writing: Partial<Writing>, text = 'ab') => {
    const given = encode(text, { ...hex, ...writing });
    return 'notes' in given ? given.notes.filter(Boolean) : [];
  };
  expect(notes({ base: '10', separator: 'none' })).toEqual([note('runsTogether')]);
  expect(notes({ base: '10', separator: 'none', prefix: '0x' })).toEqual([]);
  expect(notes({ base: '10', separator: 'none' }, 'a')).toEqual([]);
  expect(notes({ prefix: '0b' })).toEqual([note('prefixIsDigits')]);
});

// printf 'Hi é\n' | xxd; xxd -b; hexdump -C; 64 zeros with xxd -a -g1 and hexdump -C
test.for([
  ['16', '00000000: 4869 20c3 a90a                           Hi ...', 'Hi é\n'],
  ['2', '00000000: 01001000 01101001 00100001                             Hi!', 'Hi!'],
  ['16', '00000000  48 69 20 c3 a9 0a                                 |Hi ...|\r\n00000006\r\n', 'Hi é\n'],
  [
    '16',
    '00000000  30 30 30 30 30 30 30 30  30 30 30 30 30 30 30 30  |0000000000000000|\n*\n00000040  48 69                                             |Hi|\n00000042',
    `${'0'.repeat(64)}Hi`,
  ],
  [
    '16',
    '00000000: 4869 20C3 A92C 2066 726F 6D20 7878 6420  Hi .., from xxd \n00000010: 616E 6420 6261 636B                      and back',
    'Hi é, from xxd and back',
  ],
  ['16', '00000010: 48 69                                            Hi', 'Hi'],
  // xxd of Vim 7
  ['16', '0000000: 4865 6c6c 6f0a                           Hello.', 'Hello\n'],
] as const)('reads a dump in base %s without its offsets (%#)', async ([base, dump, text]) => {
  const given = await decode(dump, { base, encoding: 'utf-8' });
  expect(given).toMatchObject({ result: text, notes: expect.arrayContaining([note('dump')]) });
});

test.for([
  '00000000: 4869  Hi\n00000003: 4869  Hi',
  '00000000: 4869  Hi\n*\n00000003: 4869  Hi',
  '00000000: 4869  Hi\n*',
  '00000000  48 69  |Hi|\n00000003',
])('refuses a dump whose offsets are inconsistent (%#)', async (dump) => {
  const given = await decode(dump, { base: '16', encoding: 'utf-8' });
  expect(given).toMatchObject({ says: 'problem' });
});

test('encodes a no-break space on its own', async () => {
  // Python: "\u00a0".encode().hex()
  const values = { ...hex, direction: 'encode', separator: 'none', input: '\u00A0' } as const;
  expect(await tool.run(values, exampleContext())).toMatchObject({ result: 'c2a0' });
});

test('returns no result for white space', async () => {
  for (const direction of ['encode', 'decode'] as const) {
    expect(await tool.run({ ...hex, direction, input: ' \n' }, exampleContext())).toEqual({ empty: true });
  }
});
