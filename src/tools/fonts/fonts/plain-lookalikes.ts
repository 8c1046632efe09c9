import { TABLES, type FontTable } from '../../../data/fonts';
import { graphemes } from '../../../core/text/graphemes';
import { restyle, tokensOf } from './restyle';

/**
 * Tables that borrow letters of living languages and phonetics, so that one letter proves nothing: a text is recognized
 * if every word with such letters consists only of characters that the table can produce.
 */
const LOOKALIKES = ['smallCaps', 'asian', 'canadian', 'cherokee', 'currency', 'curls', 'cyrillic', 'leet'] as const;
type Lookalike = (typeof LOOKALIKES)[number];

/** The number of borrowed letters, and of different ones, that make a style; fewer may be a coincidence. */
const enough = (id: Lookalike) => (id === 'smallCaps' ? { letters: 1, different: 1 } : { letters: 3, different: 2 });

/** The letters that a borrowed one may represent: uppercase first, then lowercase. */
const meanings = new Map<Lookalike, ReadonlyMap<string, readonly string[]>>(
  LOOKALIKES.map((id) => {
    const images = new Map<string, string[]>();
    for (const [from, to] of TABLES[id]) images.set(to, [...(images.get(to) ?? []), from]);
    return [id, images];
  }),
);

const LETTER = /^\p{L}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /[a-z]/i;
/** Rp120.000, 12:30p or kr500: digits around a point, comma or colon, or a unit before three or more digits. */
const AMOUNT = /\d[.,:]\d|^\p{L}{2,}\d{3,}$/u;

/** Converts a text that is upside down or in borrowed letters to plain letters; any other text stays unchanged. */
export function lookalikePlain(text: string): string {
  if (isUpsideDown(text)) return restyle(tokensOf(text), 'upsideDown');
  const words = text.split(/([\p{White_Space}]+)/u);
  for (const id of LOOKALIKES) {
    const read = wordsRead(words, id);
    if (read) return read.join('');
  }
  return text;
}

interface Word {
  readonly plain: string;
  /** The borrowed characters of the word. */
  readonly borrowed: readonly string[];
}

/** Reads every word with a table; undefined if the text isn't in this table's style. */
function wordsRead(words: readonly string[], id: Lookalike): readonly string[] | undefined {
  const borrowed: string[] = [];
  let mixed = id !== 'cyrillic';
  const read: string[] = [];
  for (const word of words) {
    const one = wordRead(word, id);
    if (one === undefined) return undefined;
    read.push(one.plain);
    // An amount alone doesn't show that the text is leet.
    if (id !== 'leet' || !AMOUNT.test(word)) borrowed.push(...one.borrowed);
    // Words of only Cyrillic letters may be Russian.
    mixed ||= one.borrowed.length > 0 && CYRILLIC.test(word) && LATIN.test(word);
  }
  const least = enough(id);
  return mixed && borrowed.length >= least.letters && new Set(borrowed).size >= least.different ? read : undefined;
}

/**
 * Reads a word with a table; unchanged if it has no borrowed letters. Undefined if it mixes letters of the table with
 * others.
 */
function wordRead(word: string, id: Lookalike): Word | undefined {
  const table: FontTable = TABLES[id];
  const images = meanings.get(id);
  const parts = graphemes(word).map((grapheme) => {
    const [base = '', ...marks] = grapheme.normalize('NFC');
    const [bare = ''] = grapheme.normalize('NFD');
    const of = images?.get(base) ?? [];
    const isBorrowed = of.length > 0 && !of.includes(base);
    const isOther = of.length === 0 && (table.has(bare) || (bare > '~' && LETTER.test(bare)));
    return { grapheme, marks: marks.join(''), of, isBorrowed, isOther };
  });
  const hasOthers = parts.some(({ isOther }) => isOther);
  const borrowed = parts.filter(({ isBorrowed }) => isBorrowed).map(({ grapheme }) => grapheme);
  if (id === 'leet') {
    // Plain text contains digits too: no letter that leet replaces may be left, and a word of only digits is a number.
    if (hasOthers) return undefined;
    if (!LATIN.test(word)) return { plain: word, borrowed: [] };
  } else if (borrowed.length === 0) return { plain: word, borrowed };
  else if (hasOthers) return undefined;
  const isSmall = parts.some(({ of }) => of.length === 1 && /[a-z]/.test(of[0] ?? ''));
  const plain = parts.map(({ grapheme, of, marks }) => {
    const letter = of.find((one) => /[a-z]/.test(one) === isSmall) ?? of[0];
    return letter === undefined ? grapheme : (letter + marks).normalize('NFC');
  });
  return { plain: plain.join(''), borrowed };
}

const turned = new Set(TABLES.upsideDown.values());

function isUpsideDown(text: string): boolean {
  let letters = 0;
  let own = 0;
  for (const grapheme of graphemes(text)) {
    const [composed = ''] = grapheme.normalize('NFC');
    const [bare = ''] = grapheme.normalize('NFD');
    const of = turned.has(composed) ? composed : bare;
    if (!LETTER.test(of)) continue;
    if (!turned.has(of)) return false;
    letters++;
    if (of > '~') own++;
  }
  return own > 0 && letters > 1;
}
