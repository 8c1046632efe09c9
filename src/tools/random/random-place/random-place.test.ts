import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTINENTS, COUNTRIES } from '../../../data/countries';
import { seededSource } from '../../../core/numbers/random';
import { LANGS } from '../../../i18n/languages';
import { drawIndices } from '../../../kinds/contract/drawn-list';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { chiSquare } from '../../../testing/chi-square';
import { currencyNames, flagEmoji, nameOf, placesOf, placeText } from './places';
import tool from './tool';

const codes = COUNTRIES.items.map(({ code }) => code);
const find = (code: string) => COUNTRIES.items.filter((one) => one.code === code);

describe('the list', () => {
  test('cites its source, its license and its date', () => {
    expect(COUNTRIES.source).toMatch(/^countries-list \d.*flag-icons \d/);
    expect(COUNTRIES.licence).toBe('MIT');
    expect(COUNTRIES.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  // ISO 3166-1 assigns 249 codes; the United Nations have 193 members and two observer states.
  test('has the 249 codes in order, and 195 of them are states', () => {
    expect(codes).toHaveLength(249);
    expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => (a < b ? -1 : 1)));
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code) || ['AC', 'TA', 'XK'].includes(code))).toEqual([]);
    expect(placesOf('any', false)).toHaveLength(195);
    expect(['PS', 'VA', 'CH', 'TL', 'SS'].flatMap((code) => find(code)).filter((one) => one.territory)).toEqual([]);
  });

  // United Nations, regional groups; Africa: 54 members of the UN, South America: 12.
  test.for([
    ['africa', 54],
    ['south-america', 12],
    ['north-america', 23],
    ['antarctica', 0],
  ] as const)('has the states of %s', ([continent, count]) => expect(placesOf(continent, false)).toHaveLength(count));

  test('divides every country among the continents', () => {
    const parts = CONTINENTS.flatMap((continent) => placesOf(continent, true));
    expect(parts).toHaveLength(codes.length);
  });

  test('every state has a capital, a currency and a calling code', () => {
    const poor = placesOf('any', false).filter(
      ({ capital, currencies, callingCodes }) =>
        capital === '' || currencies.length === 0 || callingCodes.some((code) => !/^\+\d{1,4}( \d{3})?$/.test(code)),
    );
    expect(poor).toEqual([]);
  });

  test('every code and currency has a name in each language', () => {
    for (const lang of LANGS) {
      expect(codes.filter((code) => nameOf(code, lang) === code)).toEqual([]);
    }
    expect(COUNTRIES.items.filter((one) => /\b([A-Z]{3}) \(\1\)/.test(currencyNames(one, 'en')))).toEqual([]);
  });
});

describe('flags', () => {
  const folder = new URL('../../../../public/flags/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));

  test('there is one picture for each code, and no other', () => {
    expect(files.toSorted()).toEqual(codes.map((code) => `${code.toLowerCase()}.svg`).toSorted());
  });

  test('pictures are 4 by 3, without scripts or links, and not larger than 80 kB', () => {
    for (const file of files) {
      const svg = readFileSync(new URL(file, folder), 'utf8');
      expect(svg, file).toMatch(/viewBox="0 0 640 480"/);
      expect(/<script|<foreignObject|href="(?!#)|\bon\w+=/i.test(svg), file).toBe(false);
      expect(svg.length, file).toBeLessThan(80_000);
    }
  });

  test('the emoji of every code is a flag', () => {
    expect(codes.map(flagEmoji).filter((emoji) => !/^\p{RGI_Emoji_Flag_Sequence}$/v.test(emoji))).toEqual([]);
    expect(flagEmoji('PL')).toBe('🇵🇱');
  });
});

test('names, codes and flags in the page’s language', () => {
  expect([placeText('DE', 'name', 'fr'), placeText('DE', 'code', 'fr'), placeText('DE', 'flag', 'pl')]).toEqual([
    'Allemagne',
    'DE',
    '🇩🇪 Niemcy',
  ]);
});

const BASE = {
  show: 'name',
  continent: 'any',
  territories: true,
  quiz: false,
  count: 1,
  unique: false,
  sort: 'none',
  as: 'items',
  seed: 'smallkit',
  v: '',
} as const;
const run = async (values: Partial<Record<keyof typeof BASE, unknown>>) =>
  outcomeOf(await tool.run({ ...BASE, ...values } as typeof BASE, exampleContext()));

test('the facts of a country have the order of its columns', async () => {
  // The first draw of this seed is Sierra Leone.
  expect((await run({})).values.places).toMatchObject({
    rows: [['Sierra Leone', 'SL', 'Freetown', { code: 'africa' }, expect.stringMatching(/Leone.* \(SL[EL]\)/), '+232']],
  });
});

test('flags are sorted by the country’s name, not by its code', async () => {
  const { values } = await run({ show: 'flag', continent: 'europe', count: 51, unique: true, sort: 'asc' });
  const names = (values.result as string[]).map((text) => text.replace(/^\S+ /, ''));
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(names[0]).toBe('Åland Islands');
});

test('a link made with a list of another date gives a note', async () => {
  expect((await run({ v: '2020-01-01' })).notes).toMatchObject([{ code: 'listChanged' }]);
});

test('a quarter of a million draws are spread evenly over all codes', async () => {
  const drawn = drawIndices(await seededSource('places'), 249, 249_000, false);
  // p = 0.001 for 248 degrees of freedom, by scipy.stats.chi2.ppf.
  expect(chiSquare(drawn, 249)).toBeLessThan(322.55);
});
