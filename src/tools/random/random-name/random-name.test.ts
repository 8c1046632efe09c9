import { describe, expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { seededSource } from '../../../core/numbers/random';
import { japaneseFirstNames, japaneseLastNames, lastNames, ORIGINS } from '../../../data/person-names';
import { chiSquare } from '../../../testing/chi-square';
import { drawByCount, drawJapanese, type Wanted } from './japanese';
import { drawLastNames } from './last-names';
import { folded, written } from './romaji';

// The spellings of the names' bearers, and of Hepburn's rules for long vowels.
test.for([
  ['satou', 'Satō', 'Satou'],
  ['oono', 'Ōno', 'Oono'],
  ['yuuki', 'Yūki', 'Yuuki'],
  ["jun'ichi", "Jun'ichi", "Jun'ichi"],
  ['ino|ue', 'Inoue', 'Inoue'],
  ['matsu|ura', 'Matsuura', 'Matsuura'],
  ['oo|uchi', 'Ōuchi', 'Oouchi'],
  ['yoko|o', 'Yokoo', 'Yokoo'],
  ['niigata', 'Niigata', 'Niigata'],
] as const)('%s is written %s, plain %s', ([romaji, hepburn, plain]) => {
  expect([written(romaji, false), written(romaji, true)]).toEqual([hepburn, plain]);
});

test('a search finds names with and without macrons', () => {
  expect(new Set(['Satō', 'satou', 'sato', 'SATŌ'].map(folded))).toEqual(new Set(['sato']));
});

test.for([
  ['井上', 'いのうえ', 'Inoue'],
  ['松浦', 'まつうら', 'Matsuura'],
  ['大岡', 'おおおか', 'Ōoka'],
  ['大河内', 'おおこうち', 'Ōkōchi'],
  ['遠藤', 'えんどう', 'Endō'],
  ['平野', 'ひらの', 'Hirano'],
  ['遠山', 'とおやま', 'Tōyama'],
] as const)('%s (%s) is %s in the list', async ([kanji, kana, expected]) => {
  const list = await japaneseLastNames();
  const at = list.kanji.findIndex((one, index) => one === kanji && list.kana[index] === kana);
  expect(written(list.romaji[at] ?? '', false)).toBe(expected);
});

const wanted = (changes: Partial<Wanted>): Wanted => ({
  which: 'full',
  gender: 'any',
  common: false,
  plain: false,
  startsWith: '',
  count: 10,
  unique: true,
  ...changes,
});
async function japanese(changes: Partial<Wanted>) {
  const drawn = await drawJapanese(await seededSource('smallkit'), wanted(changes));
  if (isProblem(drawn)) throw new Error(drawn.code);
  return drawn;
}

/** Last names that begin with ya, and the 99.9% point of chi-square for one fewer (scipy.stats.chi2). */
const [YA, CRITICAL_YA] = [74, 116.09];

describe('Japanese names', () => {
  test('what is typed is the beginning of the romaji', async () => {
    const { names } = await japanese({ startsWith: 'sato', count: 20 });
    expect(names.filter(({ romaji }) => !folded(romaji).startsWith('sato'))).toEqual([]);
    const first = await japanese({ which: 'first', startsWith: 'Yū', count: 20 });
    expect(first.names.filter(({ romaji }) => !folded(romaji).startsWith('yu'))).toEqual([]);
  });
  test('a first name belongs to the gender', async () => {
    const women = new Set((await japaneseFirstNames('female')).kana);
    const { names } = await japanese({ which: 'first', gender: 'female', count: 100 });
    expect(names.filter(({ kana }) => !women.has(kana))).toEqual([]);
  });
  test('kanji belong to the reading', async () => {
    const men = await japaneseFirstNames('male');
    const { names } = await japanese({ which: 'first', gender: 'male', count: 200 });
    for (const { kanji, kana } of names) {
      expect(men.spellings[men.kana.indexOf(kana)]?.split(' ')).toContain(kanji);
    }
  });
  test('more names than there are can’t be drawn without repeats', async () =>
    expect(await drawJapanese(await seededSource('x'), wanted({ which: 'last', count: 5_000 }))).toMatchObject({
      code: 'notEnough',
      with: { possible: 1_956 },
    }));
  test('a name that women and men have counts once', async () =>
    // Among the spellings of ひびき, 響 is in both lists.
    expect(
      await drawJapanese(await seededSource('x'), wanted({ which: 'first', startsWith: 'hibiki', count: 6 })),
    ).toMatchObject({ code: 'notEnough', with: { possible: 5 } }));
  test('a million last names are drawn evenly', async () => {
    const changes = { which: 'last', count: 1_000_000, unique: false, startsWith: 'ya' } as const;
    const { names, available } = await japanese(changes);
    expect(available).toBe(YA);
    const statistic = chiSquare(
      names.map(({ kanji, kana }) => kanji + kana),
      available,
    );
    expect(statistic).toBeLessThan(CRITICAL_YA);
  });
});

describe('last names', () => {
  const draw = async (changes: Partial<Parameters<typeof drawLastNames>[1]>) => {
    const drawn = await drawLastNames(await seededSource('smallkit'), {
      origin: 'en',
      gender: 'any',
      common: false,
      startsWith: '',
      count: 10,
      unique: true,
      ...changes,
    });
    if (isProblem(drawn)) throw new Error(drawn.code);
    return drawn;
  };
  test('accents and apostrophes need not be typed', async () => {
    expect((await draw({ startsWith: 'obri', count: 1 })).names).toEqual(["O'Brien"]);
    const { names } = await draw({ startsWith: 'o’', count: 10 });
    expect(names.filter((name) => !name.startsWith("O'"))).toEqual([]);
    expect((await draw({ origin: 'es', startsWith: 'alvarez', count: 1 })).names).toEqual(['Álvarez']);
  });
  test('Russian and Polish names have the form of the gender', async () => {
    const polish = (await draw({ origin: 'pl', gender: 'female', count: 300 })).names;
    expect(polish.filter((name) => /(?:s|c|dz)ki$/.test(name))).toEqual([]);
    expect(polish.some((name) => name.endsWith('ska'))).toBe(true);
    const russian = (await draw({ origin: 'ru', gender: 'female', count: 200 })).names;
    expect(russian.filter((name) => /(?:ов|ев|ин)$/.test(name))).toEqual([]);
  });
  test('common names come about as often as people have them', async () => {
    const entries = [{ count: 900 }, { count: 90 }, { count: 10 }];
    const drawn = drawByCount(await seededSource('weights'), entries, 100_000, false);
    const [first, second] = entries.map((one) => drawn.filter((entry) => entry === one).length / 1_000);
    expect(first).toBeCloseTo(90, 0);
    expect(second).toBeCloseTo(9, 0);
  });
});

describe('the lists', () => {
  test.for(ORIGINS)('%s: NFC, trimmed, no name twice', async (origin) => {
    const list = await lastNames(origin);
    for (const names of 'names' in list ? [list.names] : [list.female, list.male]) {
      expect(names.length).toBeGreaterThanOrEqual(25);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name !== name.normalize('NFC').trim() || name.includes('{'))).toEqual([]);
    }
  });
  // The Census Bureau's table of the ten most common surnames of 2010.
  test('the United States', async () => {
    const list = await lastNames('en');
    const top = 'names' in list ? list.names.slice(0, 10) : [];
    expect(top.join(' ')).toBe('Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez');
    expect('names' in list && list.counts?.[0]).toBe(2_442_977);
    const names = new Set('names' in list ? list.names : []);
    for (const name of ['McDonald', "O'Neill", 'MacDonald', 'St. John', 'Mack', 'Odell']) expect(names).toContain(name);
  });
  test('Japan: every reading has a spelling and Latin letters', async () => {
    for (const gender of ['female', 'male'] as const) {
      const { kana, romaji, spellings } = await japaneseFirstNames(gender);
      expect([romaji.length, spellings.length]).toEqual([kana.length, kana.length]);
      expect(romaji.filter((text) => !/^[a-z'|]+$/.test(text))).toEqual([]);
      expect(spellings.filter((text) => text === '' || /[a-z]/.test(text))).toEqual([]);
    }
    const { kanji, kana, romaji, counts } = await japaneseLastNames();
    expect([kana.length, romaji.length, counts.length]).toEqual([kanji.length, kanji.length, kanji.length]);
    expect(romaji.filter((text) => !/^[a-z'|]+$/.test(text))).toEqual([]);
  });
});
