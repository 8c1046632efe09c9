import type { LegacyTable } from '../../../data/legacy-table';
import { CHANAKYA } from '../../../data/chanakya';
import { KRUTIDEV } from '../../../data/krutidev';

type Role = Exclude<keyof LegacyTable['read'], 'means'>;

/** The role and meaning of a glyph. */
export interface Glyph {
  readonly role: Role;
  readonly text: string;
  /** The sign that shares the glyph with its letter. */
  readonly sign: string;
}

/** A font's table, prepared for lookup. Keys of `glyphs` and `means` are UTF-16 units. */
export interface Font {
  readonly stem: string;
  readonly glyphs: ReadonlyMap<number, Glyph>;
  /** Glyphs that combine several others, or mean nothing. */
  readonly means: ReadonlyMap<number, string>;
  /** Two glyphs that form one character without a glyph of its own: the double danda. */
  readonly pairs: ReadonlyMap<string, string>;
  readonly write: {
    readonly letter: Spellings;
    readonly half: Spellings;
    readonly cluster: Spellings;
    readonly rakar: Spellings;
    readonly otherRakar: string;
    readonly syllable: Spellings;
    readonly vowel: Spellings;
    /** Signs, marks and all other single characters. */
    readonly single: Spellings;
    readonly reph: string;
    readonly rephAndDot: string | undefined;
    readonly nukta: string;
    readonly halant: string;
  };
}

type Spellings = ReadonlyMap<string, string>;

const words = (row: string): readonly string[] => row.split(' ');

const ROLES: readonly Role[] = [
  'half',
  'letter',
  'sign',
  'mark',
  'below',
  'before',
  'reph',
  'nukta',
  'halant',
  'other',
];

/** Maps Devanagari (otherwise one character) to its spelling. */
const spellings = (row: string): [string, string][] =>
  words(row).map((word) => {
    const from = /^[\u0900-\u097F]+/.exec(word)?.[0] ?? word.slice(0, 1);
    return [from, word.slice(from.length)];
  });

function makeFont({ stem, read, write }: LegacyTable): Font {
  const glyphs = new Map<number, Glyph>();
  for (const role of ROLES) {
    for (const word of words(read[role])) {
      const sign = role === 'letter' ? (/[\u093E-\u094C]$/.exec(word)?.[0] ?? '') : '';
      glyphs.set(word.charCodeAt(0), { role, text: word.slice(1, word.length - sign.length), sign });
    }
  }
  const single = new Map<string, string>();
  // What has no spelling of its own is written with the first glyph that reads as it: straight quotes, rare vowels.
  for (const role of ['other', 'mark', 'sign', 'letter'] as const) {
    for (const word of words(read[role])) {
      const [glyph, text] = [word.slice(0, 1), word.slice(1)];
      if (text.length === 1 && !single.has(text)) single.set(text, glyph);
    }
  }
  for (const row of [write.letter, write.vowel, write.sign, write.mark, write.other]) {
    for (const [from, to] of spellings(row)) single.set(from, to);
  }
  single.set(NUKTA, write.nukta).set(HALANT, write.halant);
  const table = (row: string) => new Map(spellings(row));
  return {
    stem,
    glyphs,
    means: new Map(words(read.means).map((word) => [word.charCodeAt(0), word.slice(1)])),
    pairs: new Map(
      spellings(write.other)
        .filter(([, glyphs]) => glyphs.length === 2)
        .map(([character, glyphs]) => [glyphs, character]),
    ),
    write: {
      letter: table(write.letter),
      half: table(write.half),
      cluster: table(write.cluster),
      rakar: table(write.rakar),
      otherRakar: write.otherRakar,
      syllable: table(write.syllable),
      vowel: table(write.vowel),
      single,
      reph: write.reph,
      rephAndDot: write.rephAndDot,
      nukta: write.nukta,
      halant: write.halant,
    },
  };
}

export const HALANT = '\u094D';
export const NUKTA = '\u093C';
export const ANUSVARA = '\u0902';
export const SIGN_I = '\u093F';
export const RA = '\u0930';
export const REPH = RA + HALANT;

export const FONTS = { krutidev: makeFont(KRUTIDEV), chanakya: makeFont(CHANAKYA) };
