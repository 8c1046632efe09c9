import { problem, type Problem } from '../../../kinds/contract';
import { entryText, type Entry } from '../../../data/words';
import { countGraphemes } from '../../../core/text/graphemes';
import { LOCALES, type Lang } from '../../../i18n/languages';

export interface Filters {
  readonly startsWith: string;
  readonly endsWith: string;
  readonly including: string;
  readonly minLength: number;
  readonly maxLength: number;
  /** `any`, or one of the list's own categories; ignored for a list without categories. */
  readonly category: string;
}

type Test = (entry: Entry) => boolean;

/**
 * The entries that pass every filter, in the list's order. Case is ignored; accents are ignored unless the filter has
 * them (`cafe` matches café, `café` does not match cafe). Length is in graphemes without spaces. If nothing is left,
 * the problem names one filter whose removal would leave something, or all of them together.
 */
export function filterWords(
  entries: readonly Entry[],
  filters: Filters,
  lang: Lang,
):
  | readonly Entry[]
  | Problem<'lengthOrder' | 'noStart' | 'noEnd' | 'noIncluding' | 'noLength' | 'noCategory' | 'nothingFits'> {
  const { startsWith, endsWith, including, minLength, maxLength, category } = filters;
  if (minLength > maxLength) return problem('lengthOrder', { minLength, maxLength }, 'minLength');
  const tests: { readonly test: Test; readonly without: (left: number) => ReturnType<typeof blame> }[] = [];
  const add = (test: Test | undefined, without: (left: number) => ReturnType<typeof blame>) => {
    if (test) tests.push({ test, without });
  };
  add(byLetters(startsWith, lang, 'startsWith'), (left) => blame('noStart', { text: startsWith, left }, 'startsWith'));
  add(byLetters(including, lang, 'includes'), (left) => blame('noIncluding', { text: including, left }, 'including'));
  add(byLetters(endsWith, lang, 'endsWith'), (left) => blame('noEnd', { text: endsWith, left }, 'endsWith'));
  add(
    (entry) => {
      const size = countGraphemes(entryText(entry).replaceAll(' ', ''));
      return size >= minLength && size <= maxLength;
    },
    (left) => blame('noLength', { minLength, maxLength, span: maxLength - minLength, left }, 'minLength'),
  );
  add(category === 'any' ? undefined : (entry) => typeof entry === 'string' || entry.category === category, (left) =>
    blame('noCategory', { left }, 'category'),
  );
  const passing = (except?: Test) =>
    entries.filter((entry) => tests.every(({ test }) => test === except || test(entry)));
  const found = passing();
  if (found.length > 0) return found;
  for (const { test, without } of tests) {
    const left = passing(test).length;
    if (left > 0) return without(left);
  }
  return problem('nothingFits', {}, 'startsWith');
}

const blame = problem<'noStart' | 'noEnd' | 'noIncluding' | 'noLength' | 'noCategory'>;

const MARKS = /\p{M}+/gu;

function byLetters(typed: string, lang: Lang, how: 'startsWith' | 'includes' | 'endsWith'): Test | undefined {
  const wanted = fold(typed.trim(), lang);
  if (wanted === '') return undefined;
  const bare = withoutMarks(wanted);
  const plain = bare === wanted;
  return (entry) => {
    const word = fold(entryText(entry), lang);
    return (plain ? withoutMarks(word) : word)[how](wanted);
  };
}

const fold = (text: string, lang: Lang): string => text.normalize('NFC').toLocaleLowerCase(LOCALES[lang]);

const withoutMarks = (text: string): string => text.normalize('NFD').replace(MARKS, '').normalize('NFC');
