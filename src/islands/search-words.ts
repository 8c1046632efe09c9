import { INTERFACE } from '../i18n/interface';
import type { Lang } from '../i18n/languages';
import { pickStrings } from '../kinds/form/ui-strings';

const KEYS = ['search.placeholder', 'search.label', 'search.noMatch', 'search.didYouMean'] as const;

export type SearchWords = ReturnType<typeof searchWords>;

/** The strings of the search box, in one language. */
export const searchWords = (lang: Lang) => pickStrings(INTERFACE[lang], KEYS);
