import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONTS, HALANT } from './font';
import { toLegacy } from './to-legacy';
import { toUnicode } from './to-unicode';

interface Row {
  readonly name: 'krutidev' | 'chanakya';
  readonly direction: string;
  readonly kind: string;
  readonly legacy: string;
  readonly unicode: string;
}

const fromPoints = (points: string): string =>
  points === '' ? '' : String.fromCodePoint(...points.split(' ').map((point) => Number.parseInt(point, 16)));

/** Every row of the lists; the `conditions` of two rows are in words: 'any other consonant', 'and'. */
const rows = (['krutidev', 'chanakya'] as const).flatMap((name) =>
  readFileSync(new URL(`../../../data/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .slice(1)
    .map((row): Row => {
      const [direction = '', kind = '', , legacy = '', shown = '', unicode = ''] = row.split('\t');
      const inWords = /\(any|and/.exec(shown) !== null;
      return { name, direction, kind, legacy: fromPoints(legacy), unicode: inWords ? shown : fromPoints(unicode) };
    }),
);

const read = (name: Row['name'], legacy: string) => toUnicode(legacy, FONTS[name]);
const write = (name: Row['name'], unicode: string) => toLegacy(unicode, FONTS[name]).text;

const reading = rows.filter(({ direction }) => direction === 'read');
const writing = rows.filter(({ direction }) => direction === 'write');
const IN_WORDS = ['rakar', 'reph'];

test('the lists have the right number of rows', () => {
  const count = (name: string, direction: string) =>
    rows.filter((row) => row.name === name && row.direction === direction).length;
  expect([
    count('krutidev', 'read'),
    count('krutidev', 'write'),
    count('chanakya', 'read'),
    count('chanakya', 'write'),
  ]).toEqual([168, 159, 184, 180]);
});

test.for(reading.filter(({ kind }) => kind !== 'stands for'))('$name: $legacy ($kind) reads $unicode', (row) => {
  const { name, kind, legacy, unicode } = row;
  const alone = unicode === '\u0903' ? ':' : unicode;
  expect(read(name, legacy)).toBe(alone.normalize('NFC'));
  const ka = name === 'krutidev' ? 'd' : '·';
  const after: Record<string, string> = {
    sign: `क${unicode}`,
    mark: `क${unicode}`,
    below: `क${unicode}`,
    nukta: `क${unicode}`,
    halant: `क${unicode}`,
    reph: `${unicode}क`,
  };
  if (kind in after) expect(read(name, ka + legacy)).toBe(after[kind]);
  if (kind === 'i-before') expect(read(name, legacy + ka)).toBe(`क${unicode}`);
  if (kind === 'half') {
    expect(read(name, legacy + FONTS[name].stem)).toBe(unicode.slice(0, -HALANT.length));
    expect(read(name, legacy + ka)).toBe(`${unicode}क`);
  }
});

test.for(reading.filter(({ kind }) => kind === 'stands for'))('$name: $legacy means $unicode', (row) => {
  const ka = row.name === 'krutidev' ? 'd' : '·';
  expect(read(row.name, ka + row.legacy + ka)).toBe(read(row.name, ka + row.unicode + ka));
});

test.for(writing.filter(({ kind, unicode }) => !IN_WORDS.includes(kind) || !/[a-z]/.test(unicode)))(
  '$name: $unicode ($kind) is written $legacy, which reads back the same',
  ({ name, kind, legacy, unicode }) => {
    if (kind === 'reph') return expect(write(name, `${unicode}म`)).toBe(write(name, 'म') + legacy);
    expect(write(name, unicode)).toBe(legacy);
    const visarga = unicode === '\u0903' ? `क${unicode}` : unicode;
    expect(read(name, write(name, visarga))).toBe(visarga);
    if (!kind.includes('half')) return;
    const whole = unicode.slice(0, -HALANT.length);
    expect(read(name, write(name, whole))).toBe(whole);
    // Kruti Dev also has a single glyph for all of tra.
    if (kind.includes('cluster'))
      expect(write(name, whole)).toBe(whole === 'त्र' && name === 'krutidev' ? '=' : legacy + FONTS[name].stem);
  },
);

test('the rows with conditions in words: any other consonant, and the reph with a dot', () => {
  const rowsInWords = writing.filter(({ kind, unicode }) => IN_WORDS.includes(kind) && /[a-z]/.test(unicode));
  expect(rowsInWords.map(({ name, legacy }) => [name, legacy])).toEqual([
    ['krutidev', 'z'],
    ['chanakya', 'ý'],
    ['chanakya', 'Z'],
  ]);
  const own: Record<Row['name'], string> = {
    krutidev: 'कगतदपफशटठडढछहर',
    chanakya: 'कतशसहटडढर',
  };
  for (const name of ['krutidev', 'chanakya'] as const) {
    const below = name === 'krutidev' ? 'z' : 'ý';
    for (let point = 0x0915; point <= 0x0939; point++) {
      const letter = String.fromCodePoint(point);
      if (['ऩ', 'ऱ', 'ऴ'].includes(letter) || (own[name].includes(letter) && letter !== 'ग')) continue;
      expect(write(name, `${letter}्र`)).toBe(write(name, letter) + below);
    }
  }
  expect(write('chanakya', 'र्मं')).toBe('×Z');
  expect(write('krutidev', 'र्मं')).toBe('eZa');
});

test('a glyph has one meaning', () => {
  for (const name of ['krutidev', 'chanakya'] as const) {
    const glyphs = reading.filter((row) => row.name === name).map(({ legacy }) => legacy);
    expect(new Set(glyphs).size).toBe(glyphs.length);
    expect(FONTS[name].glyphs.size + FONTS[name].means.size).toBe(glyphs.length);
  }
});
