/**
 * Writes src/data/city-names/: by language and time zone, the names of cities that differ from the English ones. Sources:
 * CLDR's exemplar cities and, for countries with one clock, its territories (Unicode License v3), and city-names-own.mjs.
 * After a new version of CLDR, in a folder outside the repository:
 *
 * npm install --no-save cldr-dates-full cldr-localenames-full && node …/scripts/build-city-names.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { CITIES, RENAMED, zoneKey } from '../src/data/zone-names.ts';
import { COUNTRIES, MISLEADING, OWN } from './city-names-own.mjs';

/** CLDR's locales of each language, the page's own first; names of the others are further spellings. */
const LOCALES = {
  es: ['es', 'es-419', 'es-MX'],
  fr: ['fr', 'fr-CA'],
  id: ['id'],
  it: ['it'],
  pl: ['pl'],
  pt: ['pt', 'pt-PT'],
  ru: ['ru'],
};

const packages = join(process.cwd(), 'node_modules');
const read = (path) => JSON.parse(readFileSync(join(packages, path), 'utf8'));
const { version } = read('cldr-dates-full/package.json');

/** The exemplar city of each zone, without research stations: `Asia/Tokyo` is 'Tóquio'. */
function exemplars(locale) {
  const { zone } = read(`cldr-dates-full/main/${locale}/timeZoneNames.json`).main[locale].dates.timeZoneNames;
  const citiesIn = (names, path) =>
    Object.entries(names).flatMap(([name, value]) =>
      typeof value.exemplarCity === 'string'
        ? [[`${path}${name}`, value.exemplarCity]]
        : typeof value === 'object'
          ? citiesIn(value, `${path}${name}/`)
          : [],
    );
  return citiesIn(zone, '').filter(([name]) => !/^(?:Antarctica|Etc)\//.test(name));
}

const territories = (locale) =>
  read(`cldr-localenames-full/main/${locale}/territories.json`).main[locale].localeDisplayNames.territories;

/** Whether Intl takes a name for a zone's old name: Cuba, Iran. */
function isZone(name) {
  try {
    return Boolean(canonical(name));
  } catch {
    return false;
  }
}

const canonical = (zone) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
const renamed = new Map(RENAMED.map((zone) => [canonical(zone), zone]));
/** CLDR's name of a zone as the site's: Asia/Calcutta is Asia/Kolkata. */
const current = (zone) => renamed.get(canonical(zone)) ?? zone;

/** The zone of each name that findZone knows in English, by key. */
const english = new Map([
  ...[...Intl.supportedValuesOf('timeZone'), ...RENAMED].map((zone) => [
    zoneKey(zone.slice(zone.lastIndexOf('/') + 1)),
    current(zone),
  ]),
  ...Object.entries(CITIES).flatMap(([zone, list]) => list.split(', ').map((city) => [zoneKey(city), zone])),
]);

const inEnglish = territories('en');
/** Countries by code, with their zone. */
const countries = Object.entries({
  ...Object.fromEntries(
    Object.entries(inEnglish)
      .filter(([code, name]) => /^[A-Z]{2}$/.test(code) && english.get(zoneKey(name))?.includes('/'))
      .map(([code, name]) => [code, english.get(zoneKey(name))]),
  ),
  ...COUNTRIES,
});

const out = fileURLToPath(new URL('../src/data/city-names', import.meta.url));
mkdirSync(out, { recursive: true });

for (const [lang, locales] of Object.entries(LOCALES)) {
  const own = Object.entries(OWN[lang]).flatMap(([zone, list]) => list.split(', ').map((name) => [zone, name]));
  const cldr = locales.flatMap((locale) => [
    ...exemplars(locale),
    ...countries.map(([code, zone]) => [zone, territories(locale)[code]]),
  ]);
  const named = [...own, ...cldr.filter(([zone]) => !MISLEADING[lang]?.includes(zone))];
  const zones = new Map();
  const items = {};
  for (const [zone, given] of named) {
    // 'Knox, Indiana', 'Meksyk (miasto)', 'Wallis & Futuna': nobody types what follows.
    const name = given.replace(/\s*[,&([].*$/, '');
    const [key, site] = [zoneKey(name), current(zone)];
    const known = zones.get(key) ?? english.get(key);
    if (known !== undefined && known !== site) console.log(`${lang}: ${name} is ${known}, not also ${site}`);
    if (known !== undefined || isZone(name)) continue;
    zones.set(key, site);
    (items[site] ??= []).push(name);
  }
  const list = {
    source: `Unicode CLDR ${version} (${locales.join(', ')}), © Unicode, Inc.; scripts/city-names-own.mjs`,
    licence: 'Unicode-3.0',
    checked: new Date().toISOString().slice(0, 10),
    items: Object.fromEntries(
      Object.keys(items)
        .toSorted()
        .map((zone) => [zone, items[zone].join(', ')]),
    ),
  };
  writeFileSync(join(out, `${lang}.json`), await format(JSON.stringify(list), { parser: 'json', printWidth: 120 }));
}
