import { pageLang } from '../../browser/page-lang';
import { fill } from '../../i18n/format';
import type { Lang } from '../../i18n/languages';
import type { AccountWords } from './account-words';

/** A message of the account pages in the page's language, with its placeholders filled. */
export type AccountText = (key: keyof AccountWords, values?: Readonly<Record<string, string | number>>) => string;

/** Each language is a separate chunk. */
const STRINGS = import.meta.glob<AccountWords>('./account-strings/??.ts', { import: 'default' });

export const accountTextIn =
  (words: AccountWords, lang: Lang): AccountText =>
  (key, values = {}) =>
    fill(words[key], values, lang);

/** Loads the messages in the page's language. */
export async function accountText(): Promise<AccountText> {
  const lang = pageLang();
  const words = await STRINGS[`./account-strings/${lang}.ts`]?.();
  if (!words) throw new Error(`account-strings/${lang}.ts is missing`);
  return accountTextIn(words, lang);
}
