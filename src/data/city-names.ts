import type { Lang } from '../i18n/languages';

/**
 * Names of cities and countries that differ from the English ones, by time zone: one list per language, each in a separate
 * chunk that is fetched on use. Written by scripts/build-city-names.mjs.
 */
export interface CityNames {
  /** The source of the names. */
  readonly source: string;
  readonly licence: string;
  /** The date of the list, ISO. */
  readonly checked: string;
  /** As in `CITIES`: 'Europe/London' is 'Edimburgo, Londres'. */
  readonly items: Readonly<Record<string, string>>;
}

const lists = import.meta.glob<CityNames>('./city-names/*.json', { import: 'default' });

/** Loads the names in a language; there are none for English. */
export const cityNames = async (lang: Lang): Promise<CityNames['items']> =>
  (await lists[`./city-names/${lang}.json`]?.())?.items ?? {};
