import { isLang, type Lang } from '../i18n/languages';

/** The language of the page, for scripts of pages that exist in every language; English where there is no page. */
export function pageLang(): Lang {
  const lang = globalThis.document?.documentElement.lang;
  return isLang(lang) ? lang : 'en';
}
