import data from './countries.json';

export const CONTINENTS = [
  'africa',
  'antarctica',
  'asia',
  'europe',
  'north-america',
  'oceania',
  'south-america',
] as const;
export type Continent = (typeof CONTINENTS)[number];

export interface Country {
  /** ISO 3166-1 alpha-2. public/flags has its flag. */
  readonly code: string;
  readonly continent: Continent;
  /** In English; '' if there is none. */
  readonly capital: string;
  /** ISO 4217, the most common first. */
  readonly currencies: readonly string[];
  readonly callingCodes: readonly string[];
  /** Neither a member of the United Nations nor one of its observers Palestine and Vatican City. */
  readonly territory: boolean;
}

const isContinent = (name: string): name is Continent => CONTINENTS.some((one) => one === name);

/** The 249 countries and territories of ISO 3166-1; scripts/build-countries.mjs writes the list. */
export const COUNTRIES: {
  readonly source: string;
  readonly licence: string;
  /** The date of the list, ISO. A seed can draw other countries from a list of another date. */
  readonly checked: string;
  /** Sorted by code. Draws are indices into this order. */
  readonly items: readonly Country[];
} = {
  ...data,
  items: data.items.flatMap(({ continent, territory = false, ...rest }) =>
    isContinent(continent) ? [{ ...rest, continent, territory }] : [],
  ),
};
