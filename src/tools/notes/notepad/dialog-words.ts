import { use } from 'react';
import { fill } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { lazyStrings } from '../../../i18n/lazy-strings';
import type english from './dialog-strings/en';
import type { Say } from './words';

type Words = Readonly<Record<keyof typeof english, string>>;

const wordsIn = lazyStrings<Words>(import.meta.glob<Words>('./dialog-strings/*.ts', { import: 'default' }));

/** Extends the component's own strings with those of the dialogs. The component waits for them. */
export function useDialogWords(say: Say, lang: Lang): Say {
  const words: Readonly<Record<string, string>> = use(wordsIn(lang));
  return (key, blanks = {}) => (key in words ? fill(words[key] ?? key, blanks, lang) : say(key, blanks));
}
