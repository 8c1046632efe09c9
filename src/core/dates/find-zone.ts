import { cityNames } from '../../data/city-names';
import { ABBREVIATIONS, CITIES, RENAMED, zoneKey } from '../../data/zone-names';
import type { Lang } from '../../i18n/languages';
import { distance } from '../text/nearest.js';
import { zoneOf, type Zone } from './time-zone';

/** A zone; or the zones that an ambiguous abbreviation can mean; or the names closest to an unknown one. */
export type FoundZone =
  | { readonly zone: Zone }
  | { readonly ambiguous: readonly string[] }
  | { readonly nearest: readonly string[] };

const MOST_NAMES = 3;

/**
 * Finds a time zone by its IANA name ('Europe/Warsaw', in any case), an offset ('+05:30', 'UTC+3', or 'MSK+7' as in
 * Russia), a city ('Warsaw', 'NYC') or an abbreviation ('JST'); by a city's name in another language only after
 * `loadCityNames`, before which no unknown name has nearest ones. The zone has the name as typed, in the spelling of the
 * IANA database.
 */
export function findZone(typed: string, lang: Lang = 'en'): FoundZone {
  const name = typed.trim();
  const fixed = fixedZone(name);
  if (fixed) return { zone: fixed };
  const key = zoneKey(name);
  const zones = ABBREVIATIONS[name.toUpperCase()];
  if (zones && zones.length > 1) return { ambiguous: zones };
  const { iana, all } = index();
  const local = loaded.get(lang);
  const found = name.includes('/') || isOffset(name) ? undefined : (all.get(key) ?? local?.get(key));
  // Old names that browsers accept but don't list: US/Pacific, EST, Asia/Calcutta.
  const zone = zoneOf(zones?.[0] ?? iana.get(key) ?? found?.zone ?? spelled(name));
  if (!zone) return { nearest: local ? nearestNames(key, [...all, ...local]) : [] };
  const listed = found?.city;
  const city = found && ACCENTED.test(name) && !ACCENTED.test(listed ?? '') ? name : listed;
  return { zone: city === undefined ? zone : { ...zone, city } };
}

/** 'São Paulo', which the IANA database writes without its accent, or 'Montréal', which the list does. */
const ACCENTED = /^(?=.*[^\p{ASCII}])\p{Lu}/u;

/** 'UTC+3', 'GMT-03:30', '+7', and hours from Moscow time: 'MSK+7', 'МСК−1'. */
const FIXED = /^(UTC|GMT|MSK|МСК)?\s*([+\-−])\s*(\d{1,2})(?::?([0-5]\d))?$/i;
const MOSCOW_HOURS = 3;
const MOST_HOURS = 14;

/** The zone of an offset, with the name as typed; undefined if it isn't one. */
function fixedZone(typed: string): Zone | undefined {
  const [, base = '', sign, hours, minutes = '0'] = FIXED.exec(typed) ?? [];
  if (sign === undefined) return undefined;
  const ahead = /^[MМ]/i.test(base) ? MOSCOW_HOURS * 60 : 0;
  const total = ahead + (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
  if (Math.abs(total) > MOST_HOURS * 60) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  const name = `${total < 0 ? '-' : '+'}${two(Math.floor(Math.abs(total) / 60))}:${two(Math.abs(total) % 60)}`;
  const zone = zoneOf(name);
  return zone && typed !== name ? { ...zone, city: typed } : zone;
}

interface City {
  readonly zone: string;
  /** Its name, if that isn't in the zone's. */
  readonly city?: string;
}

/** Cities by key, by language; English ones are in the index. */
const loaded = new Map<Lang, ReadonlyMap<string, City>>([['en', new Map()]]);

/** Loads the names of cities in a language, if one of those typed isn't known without them. */
export async function loadCityNames(typed: readonly string[], lang: Lang): Promise<void> {
  if (loaded.has(lang) || !typed.some((name) => 'nearest' in findZone(name, lang))) return;
  loaded.set(lang, new Map(citiesIn(await cityNames(lang))));
}

/** The cities in a table of zones, by key. */
const citiesIn = (table: Readonly<Record<string, string>>): readonly (readonly [string, City])[] =>
  Object.entries(table).flatMap(([zone, list]) =>
    list.split(', ').map((city) => [zoneKey(city), { zone, city }] as const),
  );

const isOffset = (typed: string): boolean => /^\s*[+-]\d/.test(typed);

/** 'us/pacific' as 'US/Pacific'; a name that contains a capital stays. */
const spelled = (name: string): string =>
  /[A-Z]/.test(name)
    ? name
    : name.replace(/[a-z]+/g, (word) =>
        word.length < 4 && word !== 'san' ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      );

interface Index {
  /** IANA names by key. */
  readonly iana: ReadonlyMap<string, string>;
  /** IANA names, and cities, by key. */
  readonly all: ReadonlyMap<string, City>;
}

let built: Index | undefined;

function index(): Index {
  if (built) return built;
  const names = [...new Set([...Intl.supportedValuesOf('timeZone'), ...RENAMED])];
  const iana = new Map(names.map((name) => [zoneKey(name), name]));
  const ownCities = names
    .filter((zone) => zone.includes('/'))
    .map((zone) => [zoneKey(zone.slice(zone.lastIndexOf('/') + 1)), { zone }] as const);
  const whole = names.map((zone) => [zoneKey(zone), { zone }] as const);
  built = { iana, all: new Map<string, City>([...ownCities, ...citiesIn(CITIES), ...whole]) };
  return built;
}

/** Up to three zones with the fewest different letters, also those whose city begins with what was typed. */
function nearestNames(key: string, all: readonly (readonly [string, City])[]): readonly string[] {
  const scored = Array.from(all, ([known, { zone: name }]) => {
    const begins = key.length > 2 && (known.startsWith(key) || known.includes(`/${key}`));
    return { name, by: begins ? 0 : distance(key, known) };
  }).sort((a, b) => a.by - b.by);
  return [...new Set(scored.slice(0, MOST_NAMES * 2).map(({ name }) => name))].slice(0, MOST_NAMES);
}
