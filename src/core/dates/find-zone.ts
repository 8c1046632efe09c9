import { ABBREVIATIONS, CITIES, RENAMED } from '../../data/zone-names';
import { distance } from '../text/nearest.js';
import { zoneOf, type Zone } from './time-zone';

/** A zone; or the zones that an ambiguous abbreviation can mean; or the names closest to an unknown one. */
export type FoundZone =
  | { readonly zone: Zone }
  | { readonly ambiguous: readonly string[] }
  | { readonly nearest: readonly string[] };

const MOST_NAMES = 3;

/**
 * Finds a time zone by its IANA name ('Europe/Warsaw', in any case), an offset ('+05:30'), a city ('Warsaw', 'NYC') or an
 * abbreviation ('JST'). The zone has the name as typed, in the spelling of the IANA database.
 */
export function findZone(typed: string): FoundZone {
  const key = keyOf(typed);
  const zones = ABBREVIATIONS[typed.trim().toUpperCase()];
  if (zones && zones.length > 1) return { ambiguous: zones };
  const { iana, all } = index();
  const name = zones?.[0] ?? iana.get(key) ?? (typed.includes('/') || isOffset(typed) ? undefined : all.get(key));
  // Old names that browsers accept but don't list: US/Pacific, EST, Asia/Calcutta.
  const zone = zoneOf(name ?? spelled(typed.trim()));
  return zone ? { zone } : { nearest: nearestNames(key, all) };
}

const isOffset = (typed: string): boolean => /^\s*[+-]\d/.test(typed);

const keyOf = (name: string): string =>
  name
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');

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
  readonly all: ReadonlyMap<string, string>;
}

let built: Index | undefined;

function index(): Index {
  if (built) return built;
  const names = [...new Set([...Intl.supportedValuesOf('timeZone'), ...RENAMED])];
  const iana = new Map(names.map((name) => [keyOf(name), name]));
  const cities = names
    .filter((name) => name.includes('/'))
    .map((name): [string, string] => [keyOf(name.slice(name.lastIndexOf('/') + 1)), name]);
  const more = Object.entries(CITIES).flatMap(([zone, list]) =>
    list.split(', ').map((city): [string, string] => [keyOf(city), zone]),
  );
  built = { iana, all: new Map([...cities, ...more, ...iana]) };
  return built;
}

/** Up to three zones with the fewest different letters, also those whose city begins with what was typed. */
function nearestNames(key: string, all: ReadonlyMap<string, string>): readonly string[] {
  const scored = Array.from(all, ([known, name]) => {
    const begins = key.length > 2 && (known.startsWith(key) || known.includes(`/${key}`));
    return { name, by: begins ? 0 : distance(key, known) };
  }).sort((a, b) => a.by - b.by);
  return [...new Set(scored.slice(0, MOST_NAMES * 2).map(({ name }) => name))].slice(0, MOST_NAMES);
}
