import { LOCALES, type Lang } from '../../../i18n/languages';
import { COUNTRIES, type Country } from '../../../data/vat';

/** The countries' names in a language (CLDR). */
export function countryNames(lang: Lang): Readonly<Record<Country, string>> {
  const names = new Intl.DisplayNames(LOCALES[lang], { type: 'region' });
  // The cast restores the keys' types, which Object.fromEntries loses.
  return Object.fromEntries(COUNTRIES.map((code) => [code, names.of(code)])) as Record<Country, string>;
}
