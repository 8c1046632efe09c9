import { COUNTRIES, REGIONS, REGION_RATES, TAXES, type Country, type Region, type TaxName } from '../../../data/vat';

/** Two rates in percent, as decimal text: the tax, and its second part in regions that have one (otherwise '0'). */
export interface Rates {
  readonly rate: string;
  readonly rate2: string;
}

const isCountry = (text: string): text is Country => COUNTRIES.some((country) => country === text);

/** The chosen region if the country has it; otherwise the first region for India and Canada. */
function regionOf(country: string, region: string): Region | undefined {
  if (country !== 'IN' && country !== 'CA') return undefined;
  const regions: readonly Region[] = REGIONS[country];
  return regions.find((one) => one === region) ?? regions[0];
}

/** The standard rates of a country, by region if it has regions. Undefined for an unknown country. */
export function ratesFor(country: string, region = ''): Rates | undefined {
  if (!isCountry(country)) return undefined;
  const chosen = regionOf(country, region);
  if (chosen) return { rate: REGION_RATES[chosen].rate, rate2: REGION_RATES[chosen].rate2 };
  return { rate: TAXES[country].standard, rate2: '0' };
}

/**
 * Every rate of a country, the standard one first, for the buttons next to the field. Within an Indian state, each is
 * split in half.
 */
export function ratesOffered(country: string, region = ''): readonly Rates[] {
  const standard = ratesFor(country, region);
  if (!isCountry(country) || !standard) return [];
  const halved = country === 'IN' && regionOf(country, region) === 'intra';
  const reduced = TAXES[country].reduced.map((rate) => (halved ? half(rate) : { rate, rate2: '0' }));
  return [standard, ...reduced];
}

/** Splits a rate with at most one decimal place in half, such as '2.5'. */
const half = (rate: string): Rates => ({ rate: String(Number(rate) / 2), rate2: String(Number(rate) / 2) });

/** The names of the two parts, as on the country's invoices; `tax` for an unknown country. */
export function taxNames(country: string, region = ''): readonly [TaxName | 'tax', TaxName?] {
  const chosen = regionOf(country, region);
  if (chosen) return REGION_RATES[chosen].taxes;
  return isCountry(country) ? [TAXES[country].tax] : ['tax'];
}

/** The data of a country, with the day since which its region's rate applies. */
export function factsOf(country: string, region = '') {
  if (!isCountry(country)) return undefined;
  const chosen = regionOf(country, region);
  return { ...TAXES[country], regionSince: chosen && REGION_RATES[chosen].since };
}

/** The values that a change of country or region sets: the rates, and a region of the new country. */
export function fillsFor(changed: string, values: Readonly<Record<string, unknown>>): Record<string, string> {
  if (changed !== 'country' && changed !== 'region') return {};
  const country = String(values.country);
  const region = changed === 'country' ? defaultRegion(country) : String(values.region);
  const rates = ratesFor(country, region);
  return { ...(changed === 'country' && { region }), ...(rates && { rate: rates.rate, rate2: rates.rate2 }) };
}

const defaultRegion = (country: string): Region | 'none' => regionOf(country, '') ?? 'none';
