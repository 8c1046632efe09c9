import { COUNTRIES, type Continent, type Country } from '../../../data/countries';
import { LOCALES, type Lang } from '../../../i18n/languages';

export type Show = 'name' | 'code' | 'flag';

/** The countries of a continent in the order of their codes, which seeds depend on; `territories`: also those that aren't states. */
export const placesOf = (continent: 'any' | Continent, territories: boolean): readonly Country[] =>
  COUNTRIES.items.filter(
    (one) => (continent === 'any' || one.continent === continent) && (territories || !one.territory),
  );

/** The country's name in a language (Unicode CLDR). */
export const nameOf = (code: string, lang: Lang): string =>
  new Intl.DisplayNames(LOCALES[lang], { type: 'region' }).of(code) ?? code;

/** 🇵🇱: the two letters of the code as regional indicators (UTS #51). */
export const flagEmoji = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));

/** What is copied: the name, the code, or the flag with the name. */
export function placeText(code: string, show: Show, lang: Lang): string {
  if (show === 'code') return code;
  const name = nameOf(code, lang);
  return show === 'flag' ? `${flagEmoji(code)} ${name}` : name;
}

/** 'Polish Zloty (PLN)', with the name in a language; all currencies if a country has several. */
export function currencyNames({ currencies }: Country, lang: Lang): string {
  const names = new Intl.DisplayNames(LOCALES[lang], { type: 'currency' });
  return currencies.map((code) => `${names.of(code) ?? code} (${code})`).join(', ');
}
