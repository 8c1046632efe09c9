import { isLang, type Lang } from '../i18n/languages';

/** The language of the page, for scripts of pages that exist in every language. */
export function pageLang(): Lang {
  const { lang } = document.documentElement;
  return isLang(lang) ? lang : 'en';
}
