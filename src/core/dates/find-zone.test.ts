import { expect, test, vi } from 'vitest';
import { cityNames } from '../../data/city-names';
import { LANGS, type Lang } from '../../i18n/languages';
import { findZone, loadCityNames } from './find-zone';

const OTHERS = LANGS.filter((lang) => lang !== 'en');
const nameOf = (typed: string, lang: Lang): string | undefined => {
  const found = findZone(typed, lang);
  return 'zone' in found ? found.zone.name : undefined;
};

test('the names of a language load with the first name that English lacks', async () => {
  vi.resetModules(); // Another test may have loaded them.
  const fresh = await import('./find-zone');
  await fresh.loadCityNames(['Berlin', 'America/Sao_Paulo', '+05:30', 'IST'], 'pt');
  expect(fresh.findZone('Lisboa', 'pt')).toEqual({ nearest: [] });
  await fresh.loadCityNames(['Berlin', 'Lisboa'], 'pt');
  expect(fresh.findZone('Lisboa', 'pt')).toMatchObject({ zone: { name: 'Europe/Lisbon' } });
  expect(fresh.findZone('Lisboa', 'en')).not.toHaveProperty('zone');
});

test('English has no further names', async () => {
  await loadCityNames(['Lisboa'], 'en');
  expect(nameOf('Lisboa', 'en')).toBeUndefined();
});

test.for([
  ['ET', 'America/New_York'],
  ['ct', 'America/Chicago'],
  ['MT', 'America/Denver'],
  ['PT', 'America/Los_Angeles'],
  ['AKST', 'America/Anchorage'],
  ['Eastern Time', 'America/New_York'],
  ['central', 'America/Chicago'],
  ['Pacific', 'America/Los_Angeles'],
] as const)('the abbreviation %s is the clock of %s', ([abbreviation, zone]) => {
  expect(nameOf(abbreviation, 'en')).toBe(zone);
});

/** Names as visitors type them, by language. CLDR has most of them. */
const TYPED: Readonly<Partial<Record<Lang, Readonly<Record<string, string>>>>> = {
  es: {
    Londres: 'Europe/London',
    'Nueva York': 'America/New_York',
    'ciudad de mexico': 'America/Mexico_City',
    Tokio: 'Asia/Tokyo',
    Pekín: 'Asia/Shanghai',
    Barcelona: 'Europe/Madrid',
    Granada: 'Europe/Madrid',
    'La Habana': 'America/Havana',
    'San José': 'America/Costa_Rica',
  },
  fr: {
    Londres: 'Europe/London',
    'La Réunion': 'Indian/Reunion',
    'Fort de France': 'America/Martinique',
    pekin: 'Asia/Shanghai',
    Moscou: 'Europe/Moscow',
    Lyon: 'Europe/Paris',
    'Le Caire': 'Africa/Cairo',
    Montréal: 'America/Toronto',
    'Saint-Pétersbourg': 'Europe/Moscow',
  },
  id: {
    Tokyo: 'Asia/Tokyo',
    London: 'Europe/London',
    Singapura: 'Asia/Singapore',
    Surabaya: 'Asia/Jakarta',
    Balikpapan: 'Asia/Makassar',
    Ambon: 'Asia/Jayapura',
    Mekkah: 'Asia/Riyadh',
  },
  it: {
    Londra: 'Europe/London',
    Mosca: 'Europe/Moscow',
    Parigi: 'Europe/Paris',
    Milano: 'Europe/Rome',
    "L'Aia": 'Europe/Amsterdam',
    Pechino: 'Asia/Shanghai',
    'New York': 'America/New_York',
  },
  pl: {
    Londyn: 'Europe/London',
    'Nowy Jork': 'America/New_York',
    Moskwa: 'Europe/Moscow',
    Warszawa: 'Europe/Warsaw',
    Paryż: 'Europe/Paris',
    krakow: 'Europe/Warsaw',
    lodz: 'Europe/Warsaw',
    Władywostok: 'Asia/Vladivostok',
    Meksyk: 'America/Mexico_City',
  },
  pt: {
    Lisboa: 'Europe/Lisbon',
    'Nova York': 'America/New_York',
    'nova iorque': 'America/New_York',
    Londres: 'Europe/London',
    toquio: 'Asia/Tokyo',
    Berlim: 'Europe/Berlin',
    'Fernando de Noronha': 'America/Noronha',
    Brasília: 'America/Sao_Paulo',
    'Rio de Janeiro': 'America/Sao_Paulo',
    Moscovo: 'Europe/Moscow',
  },
  ru: {
    Москва: 'Europe/Moscow',
    Лондон: 'Europe/London',
    'нью йорк': 'America/New_York',
    Екатеринбург: 'Asia/Yekaterinburg',
    Владивосток: 'Asia/Vladivostok',
    'Санкт-Петербург': 'Europe/Moscow',
    Кельн: 'Europe/Berlin',
    Могилев: 'Europe/Minsk',
    Япония: 'Asia/Tokyo',
  },
};

for (const lang of OTHERS) {
  test.for(Object.entries(TYPED[lang] ?? {}))(`in ${lang}, %s is %s`, async ([typed, zone]) => {
    await loadCityNames([typed], lang);
    expect(nameOf(typed, lang)).toBe(zone);
  });

  test(`each name in ${lang} finds its own zone, so none has another meaning in English`, async () => {
    await loadCityNames(['Xyz'], lang);
    for (const [zone, list] of Object.entries(await cityNames(lang)))
      for (const name of list.split(', ')) expect(nameOf(name, lang), name).toBe(zone);
  });

  test(`English names are known in ${lang}`, () => {
    expect(['London', 'NYC', 'Munich', 'Asia/Kolkata', 'JST'].map((name) => nameOf(name, lang))).toEqual([
      'Europe/London',
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Asia/Tokyo',
    ]);
  });
}

test.for([
  ['pt', 'Lisbao', 'Europe/Lisbon'],
  ['ru', 'Масква', 'Europe/Moscow'],
  ['pl', 'Nowy Jor', 'America/New_York'],
] as const)('in %s, %s is close to %s', async ([lang, typed, zone]) => {
  await loadCityNames([typed], lang);
  const found = findZone(typed, lang);
  expect('nearest' in found && found.nearest).toContain(zone);
});

test.for([
  ['UTC+3', '+03:00', 'UTC+3'],
  ['utc -3:30', '-03:30', 'utc -3:30'],
  ['GMT+5', '+05:00', 'GMT+5'],
  ['+7', '+07:00', '+7'],
  ['+0530', '+05:30', '+0530'],
  ['+05:30', '+05:30', undefined],
  ['МСК+7', '+10:00', 'МСК+7'],
  ['мск−1', '+02:00', 'мск−1'],
  ['MSK-4', '-01:00', 'MSK-4'],
  ['UTC+0', '+00:00', 'UTC+0'],
  // POSIX counts the other way: this zone is three hours behind.
  ['Etc/GMT+3', 'Etc/GMT+3', undefined],
] as const)('the offset %s is the zone %s, with the name as typed', ([typed, name, city]) => {
  const found = findZone(typed, 'ru');
  expect('zone' in found && [found.zone.name, found.zone.city]).toEqual([name, city]);
});

test.for(['UTC+15', '+7:60', 'МСК+12', 'UTC+'])('%s is not an offset', (typed) => {
  expect(findZone(typed, 'ru')).not.toHaveProperty('zone');
});
