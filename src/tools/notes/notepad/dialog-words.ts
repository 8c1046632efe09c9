import { use, useEffect, useState } from 'react';
import { fill } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { lazyStrings } from '../../../i18n/lazy-strings';
import type english from './dialog-strings/en';
import type { Say } from './words';

type Words = Readonly<Record<string, string>>;

const wordsIn = lazyStrings<Record<keyof typeof english, string>>(
  import.meta.glob<Record<keyof typeof english, string>>('./dialog-strings/*.ts', { import: 'default' }),
);
const loaded = new Map<Lang, Words>();

const withWords =
  (say: Say, lang: Lang, words: Words): Say =>
  (key, blanks = {}) =>
    key in words ? fill(words[key] ?? key, blanks, lang) : say(key, blanks);

/** Extends the component's own strings with those of the dialogs, which it waits for. */
export const useDialogWords = (say: Say, lang: Lang): Say => withWords(say, lang, use(wordsIn(lang)));

/**
 * The same for a panel that opens at once, so that what is typed next is typed there, and not into the note: its words are
 * empty until they have loaded.
 */
export function usePanelWords(say: Say, lang: Lang): Say {
  const [words, setWords] = useState(loaded.get(lang));
  useEffect(() => {
    void wordsIn(lang).then((own) => {
      loaded.set(lang, own);
      setWords(own);
    }, console.warn);
  }, [lang]);
  if (words) return withWords(say, lang, words);
  return (key, blanks) => {
    const said = say(key, blanks);
    // An unknown key is returned as it is.
    return said === key ? '' : said;
  };
}
