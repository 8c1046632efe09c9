import { problem, type Problem } from '../../../kinds/contract';
import { drawEach, drawIndices, notEnough } from '../../../kinds/contract/drawn-list';
import { int, weighted, type RandomSource } from '../../../core/numbers/random';
import { japaneseFirstNames, japaneseLastNames, type JapaneseFirstNames } from '../../../data/person-names';
import { folded, written } from './romaji';

export type Gender = 'any' | 'female' | 'male';

export interface Name {
  readonly kanji: string;
  readonly kana: string;
  readonly romaji: string;
}

export interface Wanted {
  readonly which: 'full' | 'first' | 'last';
  readonly gender: Gender;
  readonly common: boolean;
  readonly plain: boolean;
  readonly startsWith: string;
  readonly count: number;
  readonly unique: boolean;
}

interface Reading extends Name {
  readonly spellings?: readonly string[];
  readonly count?: number;
}

export interface Drawn {
  readonly names: readonly Name[];
  /** How many names there are to draw from. */
  readonly available: number;
  /** The date of the lists, ISO. */
  readonly checked: string;
}

const startsLike = (romaji: string, start: string): boolean => folded(romaji).startsWith(folded(start));

/** Draws Japanese names: for each full name the last name, the gender unless it is fixed, the reading, and the spelling. */
export async function drawJapanese(
  random: RandomSource,
  wanted: Wanted,
): Promise<Drawn | Problem<'notEnough' | 'noStart'>> {
  const { which, startsWith, plain } = wanted;
  const last = which === 'first' ? undefined : await lastReadings(plain);
  const firsts = which === 'last' ? [] : await firstReadings(wanted);
  // What is typed is the beginning of what is read first.
  const lasts = last?.readings.filter(({ romaji }) => startsLike(romaji, startsWith)) ?? [];
  const first = firsts.map((list) =>
    which === 'first' ? list.filter(({ romaji }) => startsLike(romaji, startsWith)) : list,
  );
  const available = which === 'last' ? lasts.length : spellingsOf(first) * (which === 'full' ? lasts.length : 1);
  if (available === 0) return problem('noStart', { text: startsWith.trim() }, 'startsWith');
  const impossible = notEnough(wanted.count, wanted.unique, available);
  if (impossible) return impossible;
  const names = which === 'last' ? drawLast(random, lasts, wanted) : drawWithFirst(random, lasts, first, wanted);
  return { names, available, checked: last?.checked ?? LISTS_DATE };
}

/** All Japanese lists are written together. */
const LISTS_DATE = '2026-11-23';

async function lastReadings(plain: boolean) {
  const { kanji, kana, romaji, counts, checked } = await japaneseLastNames();
  const readings: Reading[] = kanji.map((text, index) => ({
    kanji: text,
    kana: kana[index] ?? '',
    romaji: written(romaji[index] ?? '', plain),
    count: counts[index] ?? 0,
  }));
  return { readings, checked };
}

/** The readings for women, for men, or both in this order. */
const firstReadings = async ({ gender, plain }: Wanted): Promise<readonly (readonly Reading[])[]> => {
  const wanted = gender === 'any' ? (['female', 'male'] as const) : [gender];
  return (await Promise.all(wanted.map(japaneseFirstNames))).map((list) => readingsOf(list, plain));
};

const readingsOf = ({ kana, romaji, spellings }: JapaneseFirstNames, plain: boolean): readonly Reading[] =>
  kana.map((text, index) => ({
    kanji: '',
    kana: text,
    romaji: written(romaji[index] ?? '', plain),
    spellings: (spellings[index] ?? '').split(' '),
  }));

/** How many names: some, such as 響 (ひびき), are in the list for women and in the one for men. */
const spellingsOf = (lists: readonly (readonly Reading[])[]): number =>
  new Set(lists.flat().flatMap(({ kana, spellings }) => (spellings ?? []).map((kanji) => `${kanji} ${kana}`))).size;

function drawLast(random: RandomSource, lasts: readonly Reading[], { count, unique, common }: Wanted): readonly Name[] {
  if (!common) return drawIndices(random, lasts.length, count, unique).flatMap((index) => lasts[index] ?? []);
  return drawByCount(random, lasts, count, unique);
}

/** Draws by how many people bear a name; with `unique`, a name is taken out once it was drawn. */
export function drawByCount<Entry extends { readonly count?: number }>(
  random: RandomSource,
  entries: readonly Entry[],
  count: number,
  unique: boolean,
): readonly Entry[] {
  const left = [...entries];
  const weights = left.map((entry) => entry.count ?? 0);
  return Array.from({ length: count }).flatMap(() => {
    const index = weighted(random, weights);
    const entry = left[index];
    if (unique) {
      left.splice(index, 1);
      weights.splice(index, 1);
    }
    return entry ?? [];
  });
}

function drawWithFirst(
  random: RandomSource,
  lasts: readonly Reading[],
  firsts: readonly (readonly Reading[])[],
  { which, common, count, unique }: Wanted,
): readonly Name[] {
  const weights = lasts.map((last) => last.count ?? 0);
  const lists = firsts.filter((list) => list.length > 0);
  const one = (): Name => {
    const last =
      which === 'full' ? lasts[common ? weighted(random, weights) : int(random, 0, lasts.length - 1)] : undefined;
    const list = lists[lists.length > 1 ? int(random, 0, lists.length - 1) : 0] ?? [];
    const first = list[int(random, 0, list.length - 1)];
    const spellings = first?.spellings ?? [''];
    const kanji = spellings[int(random, 0, spellings.length - 1)] ?? '';
    const joined = (a: string | undefined, b: string) => (a === undefined ? b : `${a} ${b}`);
    return {
      kanji: joined(last?.kanji, kanji),
      kana: joined(last?.kana, first?.kana ?? ''),
      romaji: joined(last?.romaji, first?.romaji ?? ''),
    };
  };
  return drawEach(count, unique, one, ({ kanji, kana }) => `${kanji} ${kana}`);
}
