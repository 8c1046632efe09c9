import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../i18n/languages';
import { cityNames, type CityNames } from './city-names';
import { zoneKey } from './zone-names';

const lists = import.meta.glob<CityNames>('./city-names/*.json', { eager: true, import: 'default' });
const OTHERS = LANGS.filter((lang) => lang !== 'en');

test('has a list for each language except English, and no others', async () => {
  expect(Object.keys(lists).toSorted()).toEqual(OTHERS.map((lang) => `./city-names/${lang}.json`).toSorted());
  expect(await cityNames('en')).toEqual({});
});

for (const [path, { source, licence, checked, items }] of Object.entries(lists)) {
  test(`${path} cites its source, and Intl knows its zones`, () => {
    expect(source).toMatch(/^Unicode CLDR \d+/);
    expect(licence).toBe('Unicode-3.0');
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const zone of Object.keys(items))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
  });

  test(`${path} has each name once, without what a field can’t contain`, () => {
    const names = Object.values(items).flatMap((list) => list.split(', '));
    expect(names.filter((name) => /[,;()&/]/.test(name) || name !== name.trim().normalize('NFC'))).toEqual([]);
    const keys = names.map(zoneKey);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
}

test.for([
  [' São  Paulo ', 'sao paulo'],
  ['Нью-Йорк', 'нью иорк'],
  ['Орёл', 'орел'],
  ['ŁÓDŹ', 'lodz'],
  ['Tromsø', 'tromso'],
  ['L’Aia', 'laia'],
  ["St. John's", 'st johns'],
  ['America/Port-au-Prince', 'america/port au prince'],
  ['Etc/GMT-3', 'etc/gmt-3'],
] as const)('the key of %j is %j', ([name, key]) => expect(zoneKey(name)).toBe(key));

/** Cities that the tz database doesn't name a zone after, in the language of their country. */
const OWN: Readonly<Partial<Record<Lang, string>>> = {
  es: 'Sevilla, Oaxaca, Punta Cana',
  fr: 'Nantes, Liège, Genève, Yaoundé',
  id: 'Palembang, Balikpapan, Ambon',
  it: 'Milano, Napoli, Palermo',
  pl: 'Szczecin, Katowice, Lublin',
  pt: 'Salvador, Vitória, Porto, Funchal',
  ru: 'Казань, Челябинск, Хабаровск, Минск',
};

test.for(OTHERS)('the list of %s has cities of its countries', async (lang) => {
  const names = Object.values(await cityNames(lang)).flatMap((list) => list.split(', '));
  expect(names).toEqual(expect.arrayContaining(OWN[lang]?.split(', ') ?? []));
});
