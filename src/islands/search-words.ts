import { INTERFACE } from '../i18n';
import type { Lang } from '../i18n/languages';
import { pick } from '../kinds/island-words';

const KEYS = ['search.placeholder', 'search.label', 'search.noMatch', 'search.didYouMean'] as const;

export type SearchWords = ReturnType<typeof searchWords>;

/** What the search box says, in one language. */
export const searchWords = (lang: Lang) => pick(INTERFACE[lang], KEYS);
