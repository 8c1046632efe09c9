import { useEffect, useState } from 'react';
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

/**
 * Extends the component's own strings with those of the dialogs. They are empty until they have loaded: a dialog opens at
 * once, so that what is typed next is typed there, and not into the note.
 */
export function useDialogWords(say: Say, lang: Lang): Say {
  const [words, setWords] = useState(loaded.get(lang));
  useEffect(() => {
    void wordsIn(lang).then((own) => {
      loaded.set(lang, own);
      setWords(own);
    }, console.warn);
  }, [lang]);
  return (key, blanks = {}) => {
    const own = words?.[key];
    if (own !== undefined) return fill(own, blanks, lang);
    const said = say(key, blanks);
    // An unknown key is returned as it is.
    return words === undefined && said === key ? '' : said;
  };
}
