import { COUNTRIES, REGIONS, REGION_RATES, TAXES, type Country, type Region, type TaxName } from '../../../data/vat';

/** Two rates in per cent, as decimal text: the tax, and its second part where a region has one ('0' elsewhere). */
export interface Rates {
  readonly rate: string;
  readonly rate2: string;
}

const isCountry = (text: string): text is Country => COUNTRIES.some((country) => country === text);

/** The region's row, if the country has that region; India and Canada have one even when none is chosen. */
function regionOf(country: string, region: string): Region | undefined {
  if (country !== 'IN' && country !== 'CA') return undefined;
  const regions: readonly Region[] = REGIONS[country];
  return regions.find((one) => one === region) ?? regions[0];
}

/** The standard rates of a country, by region where it has regions. Undefined for no country that we know. */
export function ratesFor(country: string, region = ''): Rates | undefined {
  if (!isCountry(country)) return undefined;
  const chosen = regionOf(country, region);
  if (chosen) return { rate: REGION_RATES[chosen].rate, rate2: REGION_RATES[chosen].rate2 };
  return { rate: TAXES[country].standard, rate2: '0' };
}

/** Every rate that a country has, the standard one first: for buttons beside the field. Within an Indian state each is halved. */
export function ratesOffered(country: string, region = ''): readonly Rates[] {
  const standard = ratesFor(country, region);
  if (!isCountry(country) || !standard) return [];
  const halved = country === 'IN' && regionOf(country, region) === 'intra';
  const reduced = TAXES[country].reduced.map((rate) => (halved ? half(rate) : { rate, rate2: '0' }));
  return [standard, ...reduced];
}

/** Half of a rate with at most one digit behind the point, as '2.5'. */
const half = (rate: string): Rates => ({ rate: String(Number(rate) / 2), rate2: String(Number(rate) / 2) });

/** The names of the two parts, as the country's invoices have them; `tax` for a country that we do not know. */
export function taxNames(country: string, region = ''): readonly [TaxName | 'tax', TaxName?] {
  const chosen = regionOf(country, region);
  if (chosen) return REGION_RATES[chosen].taxes;
  return isCountry(country) ? [TAXES[country].tax] : ['tax'];
}

/** What is known of a country, with the day from which its rate, or its region's, holds. */
export function factsOf(country: string, region = '') {
  if (!isCountry(country)) return undefined;
  const chosen = regionOf(country, region);
  return { ...TAXES[country], regionSince: chosen && REGION_RATES[chosen].since };
}

/** A country fills its rates, and takes back a region that is not its own. */
export function fillsFor(changed: string, values: Readonly<Record<string, unknown>>): Record<string, string> {
  if (changed !== 'country' && changed !== 'region') return {};
  const country = String(values.country);
  const region = changed === 'country' ? defaultRegion(country) : String(values.region);
  const rates = ratesFor(country, region);
  return { ...(changed === 'country' && { region }), ...(rates && { rate: rates.rate, rate2: rates.rate2 }) };
}

const defaultRegion = (country: string): Region | 'none' => regionOf(country, '') ?? 'none';
