import { INTERFACE } from '../i18n/interface';
import type { Lang } from '../i18n/languages';
import { pick } from '../kinds/form/ui-strings';

const KEYS = ['search.placeholder', 'search.label', 'search.noMatch', 'search.didYouMean'] as const;

export type SearchWords = ReturnType<typeof searchWords>;

/** The strings of the search box, in one language. */
export const searchWords = (lang: Lang) => pick(INTERFACE[lang], KEYS);
