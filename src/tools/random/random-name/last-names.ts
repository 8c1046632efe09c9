import { problem, type Problem } from '../../../kinds/contract';
import { drawIndices, notEnough } from '../../../kinds/contract/drawn-list';
import type { RandomSource } from '../../../core/numbers/random';
import { lastNames, type Origin } from '../../../data/person-names';
import { drawByCount, type Gender } from './japanese';

export interface Wanted {
  readonly origin: Origin;
  readonly gender: Gender;
  readonly common: boolean;
  readonly startsWith: string;
  readonly count: number;
  readonly unique: boolean;
}

export interface Drawn {
  readonly names: readonly string[];
  readonly available: number;
  readonly checked: string;
  readonly source: string;
  /** Whether the list has counts, so that `common` can be followed. */
  readonly hasCounts: boolean;
}

/** Draws last names of one origin. Of names with two forms, `gender` chooses the form; with `any`, both are in the list. */
export async function drawLastNames(
  random: RandomSource,
  { origin, gender, common, startsWith, count, unique }: Wanted,
): Promise<Drawn | Problem<'notEnough' | 'noStart'>> {
  const list = await lastNames(origin);
  const counts = 'names' in list ? list.counts : undefined;
  const all = 'names' in list ? list.names : formsOf(list, gender);
  const entries = all
    .map((text, index) => ({ text, ...(counts && { count: counts[index] ?? 0 }) }))
    .filter(({ text }) => beginsWith(text, startsWith));
  if (entries.length === 0) return problem('noStart', { text: startsWith.trim() }, 'startsWith');
  const impossible = notEnough(count, unique, entries.length);
  if (impossible) return impossible;
  const drawn =
    common && counts
      ? drawByCount(random, entries, count, unique)
      : drawIndices(random, entries.length, count, unique).flatMap((index) => entries[index] ?? []);
  return {
    names: drawn.map(({ text }) => text),
    available: entries.length,
    checked: list.checked,
    source: `${list.source} (${list.licence})`,
    hasCounts: counts !== undefined,
  };
}

const formsOf = (
  { female, male }: { readonly female: readonly string[]; readonly male: readonly string[] },
  gender: Gender,
): readonly string[] => (gender === 'any' ? [...new Set([...female, ...male])] : gender === 'female' ? female : male);

/** Case, accents, and spaces don't matter; apostrophes only if one was typed, so that `oneil` and `o'` find O'Neil. */
function beginsWith(name: string, typed: string): boolean {
  const ignored = /['’]/.test(typed) ? /[\p{M}.\s]/gu : /[\p{M}'’.\s]/gu;
  const folded = (text: string) => text.normalize('NFD').replace(ignored, '').replaceAll('’', "'").toLowerCase();
  return folded(name).startsWith(folded(typed));
}
