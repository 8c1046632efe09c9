import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, REGIONS, REGION_RATES, TAXES } from '../../../data/vat';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import { daysOf, parseIso } from '../../../core/dates/calendar-date';
import { decimalOf } from '../../../core/numbers/decimal';
import { fillsFor, ratesFor, ratesOffered, taxNames } from './rates';
import { priceList, taxed, type Mode } from './sales-tax';
import tool from './tool';

const texts = (amount: string, mode: Mode, rate: string, rate2 = '0', decimals = 2) => {
  const { net, part1, part2, tax, gross } = taxed(amount, { mode, rate, rate2, decimals });
  return [net, part1, part2, tax, gross].map((part) => part.toFixed(decimals));
};

// Python: decimal, ROUND_HALF_UP.
test.for([
  ['33.335', 'add', '21', '0', 2, ['33.34', '7.00', '0.00', '7.00', '40.34']],
  ['1234.5', 'add', '10', '0', 0, ['1235', '124', '0', '124', '1359']],
  ['100', 'remove', '5', '9.975', 2, ['86.98', '4.34', '8.68', '13.02', '100.00']],
  ['0', 'remove', '20', '0', 2, ['0.00', '0.00', '0.00', '0.00', '0.00']],
] as const)(
  '%s: %s with the rates %s and %s, rounded to %i places',
  ([amount, mode, rate, rate2, decimals, expected]) => {
    expect(texts(amount, mode, rate, rate2, decimals)).toEqual(expected);
  },
);

test('for one cent, the second part is not larger than the whole tax', () => {
  expect(texts('0.01', 'remove', '0', '50')).toEqual(['0.01', '0.00', '0.00', '0.00', '0.01']);
});

test('the parts always add up, and none is negative', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 9 }).map((count) => decimalOf(count).div(100).toFixed(2));
  const rate = fc.integer({ min: 0, max: 100_000 }).map((count) => decimalOf(count).div(1000).toFixed());
  const places = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(
      cents,
      rate,
      rate,
      places,
      fc.constantFrom<Mode>('add', 'remove'),
      (amount, first, second, decimals, mode) => {
        const given = taxed(amount, { mode, rate: first, rate2: second, decimals });
        expect(given.net.plus(given.part1).plus(given.part2).eq(given.gross)).toBe(true);
        expect(given.part1.plus(given.part2).eq(given.tax)).toBe(true);
        for (const part of Object.values(given)) expect(part.lt(0)).toBe(false);
      },
    ),
  );
});

test('removing added tax returns the net price', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 9 }).map((count) => decimalOf(count).div(100).toFixed(2));
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 99 }), (amount, percent) => {
      const rule = { rate: String(percent), rate2: '0', decimals: 2 };
      const gross = taxed(amount, { ...rule, mode: 'add' }).gross.toFixed(2);
      expect(taxed(gross, { ...rule, mode: 'remove' }).net.toFixed(2)).toBe(decimalOf(amount).toFixed(2));
    }),
  );
});

describe('a price list', () => {
  const rule = { mode: 'add', rate: '20', rate2: '0', decimals: 2 } as const;

  test('reads numbers in the page’s language, with any line breaks and empty lines', () => {
    const { items, bad } = priceList('1,234.50\r\n\r\n£ 2\r3\n', rule, 'en');
    expect(items.map(({ net }) => net.toFixed(2))).toEqual(['1234.50', '2.00', '3.00']);
    expect(bad).toBeUndefined();
    expect(priceList('1.234,50', rule, 'pl').totals.net.toFixed(2)).toBe('1234.50');
  });

  test('names its first invalid line', () => {
    const { items, bad } = priceList('1\n-2\nthree\n4', rule, 'en');
    expect(items).toHaveLength(2);
    expect(bad).toEqual({ line: 2, text: '-2' });
    expect(priceList(`${'😀'.repeat(500)}`, rule, 'en').bad?.text).toBe('😀'.repeat(40));
  });

  test('the totals are sums of rounded rows', () => {
    // Three times 0.12 × 20% = 0.024, rounded to 0.02; the sum 0.36 would give 0.07.
    expect(priceList('0.12\n0.12\n0.12', rule, 'en').totals.tax.toFixed(2)).toBe('0.06');
  });
});

test.for([
  ['add', '1250', '20', '0', ['addPart', 'addOne']],
  ['add', '19.99', '20', '0', ['addPartRounded', 'addOne']],
  ['add', '100', '5', '9.975', ['addPart', 'addSecondPartRounded', 'addTwo']],
  ['remove', '120', '20', '0', ['takeOut', 'takeTax']],
  ['remove', '89.90', '20', '0', ['takeOutRounded', 'takeTax']],
  ['remove', '118', '9', '9', ['takeOut', 'takeSecondPart', 'takeRest']],
] as const)(
  'a step says that its result is rounded only if it is: %s %s, %s and %s',
  async ([mode, amount, rate, rate2, steps]) => {
    const values = {
      mode,
      amount,
      list: false,
      prices: '',
      country: 'other',
      region: 'none',
      rate,
      rate2,
      decimals: 2,
    } as const;
    const outcome = outcomeOf(await tool.run(values, exampleContext()));
    expect(outcome.steps?.map(({ code }) => code)).toEqual(steps);
  },
);

describe('rates', () => {
  // The European Commission's Taxes in Europe Database and each country's tax authority, as looked up for the page.
  const STANDARD =
    'AT 20 BE 21 BG 20 HR 25 CY 19 CZ 21 DK 25 EE 24 FI 25.5 FR 20 DE 19 GR 24 HU 27 IE 23 IT 22 LV 21 LT 21 LU 17 MT 18 NL 21 ' +
    'PL 23 PT 23 RO 21 SK 23 SI 22 ES 21 SE 25 GB 20 CH 8.1 NO 25 IS 24 TR 20 RU 22 KZ 16 ID 12 IL 18 ZA 15 AE 5 SA 15 JP 10 ' +
    'KR 10 MX 16 PH 12 TH 7 VN 10 CN 13 NG 7.5 KE 16 AU 10 NZ 15 SG 9 JE 5 IN 18 CA 5';

  test('match the published standard rate of every country', () => {
    const listed = STANDARD.match(/[A-Z]{2} [\d.]+/g)?.sort((a, b) => (a < b ? -1 : 1));
    const ours = COUNTRIES.map((country) => `${country} ${TAXES[country].standard}`).sort((a, b) => (a < b ? -1 : 1));
    expect(ours).toEqual(listed);
  });

  test.for([...COUNTRIES])(
    '%s has valid days in descending order, a source with its URL, and rates between 0 and 100',
    (country) => {
      const { since, asOf, earlier, reduced, standard, source, page } = TAXES[country];
      const days = [since, ...earlier.map(([from]) => from)];
      for (const iso of [...days, asOf]) expect(parseIso(iso)).toBeDefined();
      for (let index = 1; index < days.length; index++)
        expect(daysOf(days[index]!)).toBeLessThan(daysOf(days[index - 1]!));
      expect(daysOf(since)).toBeLessThanOrEqual(daysOf(asOf));
      for (const rate of [standard, ...reduced, ...earlier.map(([, rate]) => rate)]) {
        expect(Number(rate)).toBeGreaterThan(0);
        expect(Number(rate)).toBeLessThan(100);
      }
      expect(new Set(reduced).size).toBe(reduced.length);
      expect(earlier[0]?.[1]).not.toBe(standard);
      expect(source).not.toBe('');
      expect(new URL(page).protocol).toBe('https:');
    },
  );

  test.for([
    ['IN', 'inter', '18', '0', ['igst']],
    ['IN', 'intra', '9', '9', ['cgst', 'sgst']],
    ['IN', 'QC', '18', '0', ['igst']],
    ['CA', 'QC', '5', '9.975', ['gst', 'qst']],
    ['CA', 'BC', '5', '7', ['gst', 'pst']],
    ['CA', 'MB', '5', '7', ['gst', 'rst']],
    ['CA', 'SK', '5', '6', ['gst', 'pst']],
    ['CA', 'NS', '14', '0', ['hst']],
    ['CA', 'ON', '13', '0', ['hst']],
    ['CA', 'PE', '15', '0', ['hst']],
    ['CA', 'none', '5', '0', ['gst']],
    ['DE', 'QC', '19', '0', ['vat']],
  ] as const)('for %s, %s, are %s and %s', ([country, region, rate, rate2, names]) => {
    expect(ratesFor(country, region)).toEqual({ rate, rate2 });
    expect(taxNames(country, region)).toEqual(names);
  });

  test('are undefined for an unknown country', () => {
    expect(ratesFor('other')).toBeUndefined();
    expect(ratesOffered('XX')).toEqual([]);
  });

  test('include the reduced ones, halved within an Indian state', () => {
    expect(ratesOffered('FR').map(({ rate }) => rate)).toEqual(['20', '10', '5.5', '2.1']);
    expect(ratesOffered('IN', 'intra')).toContainEqual({ rate: '2.5', rate2: '2.5' });
    expect(ratesOffered('IN', 'inter')).toContainEqual({ rate: '5', rate2: '0' });
  });

  test('are filled in only when the country or region changes', () => {
    expect(fillsFor('country', { country: 'PL', region: 'QC' })).toEqual({ region: 'none', rate: '23', rate2: '0' });
    expect(fillsFor('country', { country: 'IN', region: 'none' })).toEqual({ region: 'inter', rate: '18', rate2: '0' });
    expect(fillsFor('region', { country: 'CA', region: 'QC' })).toEqual({ rate: '5', rate2: '9.975' });
    expect(fillsFor('country', { country: 'other', region: 'none' })).toEqual({ region: 'none' });
    expect(fillsFor('amount', { country: 'PL' })).toEqual({});
  });

  test('of all regions are among the field’s choices', () => {
    const choices: readonly string[] = tool.fields.region.values;
    for (const region of [...REGIONS.IN, ...REGIONS.CA]) expect(choices).toContain(region);
    expect(Object.keys(REGION_RATES)).toHaveLength(choices.length - 1);
  });
});

describe('the tool', () => {
  const run = async (values: Partial<Parameters<typeof tool.run>[0]>) => {
    const all = {
      mode: 'add',
      amount: '100',
      list: false,
      prices: '',
      country: 'GB',
      region: 'none',
      rate: '',
    } as const;
    return outcomeOf(await tool.run({ ...all, rate2: '0', decimals: 2, ...values }, exampleContext()));
  };

  test('uses the country’s rates if none is typed, otherwise the typed rate', async () => {
    expect((await run({ country: 'HU' })).values.gross).toBe('127.00');
    expect((await run({ country: 'CA', region: 'QC' })).values.gross).toBe('114.98');
    expect((await run({ country: 'HU', rate: '0' })).values.gross).toBe('100.00');
  });

  test('names each part as on an invoice, and the whole tax after its only part', async () => {
    const codes = async (country: 'CA' | 'GB' | 'IN' | 'other', region: 'none' | 'intra' | 'QC' | 'BC') => {
      const { labels } = await run({ country, region, ...(country === 'other' && { rate: '7' }) });
      return [labels.tax?.code, labels.part1?.code, labels.part2?.code];
    };
    expect(await codes('IN', 'intra')).toEqual(['wholeTax', 'cgst', 'sgst']);
    expect(await codes('CA', 'QC')).toEqual(['wholeTax', 'gst', 'qst']);
    expect(await codes('CA', 'BC')).toEqual(['wholeTax', 'gst', 'pst']);
    expect(await codes('GB', 'none')).toEqual(['vat', 'vat', 'secondTax']);
    expect(await codes('other', 'none')).toEqual(['tax', 'tax', 'secondTax']);
  });

  test('adds a note if the rate is not one of the country’s', async () => {
    const codes = async (rate: string) => (await run({ rate })).notes.map(({ code }) => code);
    expect(await codes('17.5')).toContain('ownRate');
    expect(await codes('5.0')).not.toContain('ownRate');
  });

  test('waits for an amount, for a list, and for a rate of an unknown country', async () => {
    for (const empty of [{ amount: '' }, { list: true, prices: ' \n' }, { country: 'other' } as const]) {
      expect((await run(empty)).empty).toBe(true);
    }
  });

  test('keeps the valid lines next to an invalid one', async () => {
    const { values, problem } = await run({ list: true, prices: '10\nx' });
    expect([values.net, problem?.code]).toEqual(['10.00', 'badPrice']);
    expect((await run({ list: true, prices: 'x' })).values).toEqual({});
  });
});
