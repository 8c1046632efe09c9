import { expect, test } from 'vitest';
import { CURRENCIES, currencyPlaces } from '../data/currencies';
import type { AnyExample, AnyTool } from '../kinds/contract';
import { outcomeOf, plainValues } from '../kinds/contract/plain-values';
import { exampleContext } from '../kinds/run/run-example';

const tools = import.meta.glob<AnyTool>('./*/*/tool.ts', { eager: true, import: 'default' });
const examples = import.meta.glob<readonly AnyExample[]>('./*/*/examples.ts', { eager: true, import: 'default' });

/** The tools with a choice of yen. */
const inYen = Object.entries(tools).filter(
  ([, { fields }]) => fields.currency?.type === 'choice' && fields.currency.values.includes('JPY'),
);

async function run(tool: AnyTool, given: Readonly<Record<string, unknown>>) {
  const values = Object.entries(tool.fields).map(([name, field]) => {
    const value = given[name] ?? field.initial;
    return [name, field.type === 'decimal' ? String(value) : value];
  });
  return outcomeOf(await tool.run(Object.fromEntries(values), exampleContext()));
}

/** The amounts in the cells of tables. */
function amountsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('money' in value) return [String(value.money)];
  return Object.values(value).flatMap(amountsIn);
}

/** The rupiah is used without hundredths, but has them in ISO 4217; browsers differ. */
test('the places of each currency are those of ISO 4217', () => {
  const isoPlaces = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  for (const currency of CURRENCIES) {
    if (currency !== 'IDR') expect([currency, currencyPlaces(currency)]).toEqual([currency, isoPlaces(currency)]);
  }
  expect([currencyPlaces('IDR'), currencyPlaces('')]).toEqual([2, 2]);
});

test('tools with amounts in yen are found', () => expect(inYen.length).toBeGreaterThanOrEqual(9));

test.for(inYen)('%s has whole yen in every figure and table of its examples', async ([file, tool]) => {
  let seen = 0;
  for (const { values } of examples[file.replace('tool.ts', 'examples.ts')] ?? []) {
    const outcome = await run(tool, { ...values, currency: 'JPY' });
    const plain = plainValues(tool, outcome);
    const figures = Object.entries(tool.outputs).flatMap(([name, output]) =>
      output.type === 'money' ? (plain[name] ?? []) : [],
    );
    const amounts = [...figures, ...amountsIn(outcome.values)];
    seen += amounts.length;
    expect(amounts.filter((amount) => !/^-?\d+$/.test(amount))).toEqual([]);
  }
  expect(seen).toBeGreaterThan(0);
});

// Python: decimal with 60 digits, ROUND_HALF_UP; prices tried one by one, yen by yen.
test.for([
  [
    'loan',
    { amount: '30000000', rate: '1.5', years: '35' },
    { payment: '91855', interest: '8579289', total: '38579289', payments: 420 },
  ],
  [
    'loan',
    { amount: '30000000', rate: '1.5', years: '35', extra: '10000.4' },
    { total: '37435607', interest: '7435607', payments: 368 },
  ],
  [
    'loan',
    {
      kind: 'mortgage',
      price: '40000000',
      down: '10',
      rate: '1.5',
      years: '35',
      propertyTax: '1.1',
      insurance: '15000',
      fees: '4500.5',
      pmi: '0.6',
    },
    { payment: '110226', monthly: '170644', interest: '10295142', total: '46295142' },
  ],
  [
    'investment',
    { initial: '1000', contribution: '100', rate: '6', years: 10, inflation: '2' },
    { finalValue: '18207', invested: '13000', interest: '5207', realValue: '14936' },
  ],
  [
    'investment',
    { mode: 'goal', initial: '1000', goal: '50000', rate: '6', years: 10 },
    { neededContribution: '295', finalValue: '50164' },
  ],
  [
    'discount',
    { price: '1980', discount: '15+7', quantity: 3, tax: '10' },
    { final: '4696', saved: '1244', total: '5166' },
  ],
  ['discount', { mode: 'original', paid: '1980', discount: '33' }, { original: '2955', saved: '975' }],
  [
    'dutching',
    { odds: '3\n4.35\n7', total: '1000' },
    { totalStake: '1000', minReturn: '1414', maxReturn: '1418', profit: '414' },
  ],
  [
    'dutching',
    { odds: '3\n4.35', mode: 'profit', wantProfit: '1000', step: '0.5' },
    { totalStake: '1289', minReturn: '2288', maxReturn: '2289', profit: '999' },
  ],
  ['fiverr-fees', { amount: '5033' }, { sellerFee: '1007', sellerNet: '4026', buyerFee: '277', buyerTotal: '5310' }],
  [
    'fiverr-fees',
    { amount: '5033', direction: 'earn', tip: '77' },
    { price: '6214', sellerNet: '5033', buyerTotal: '6640' },
  ],
  [
    'fiverr-fees',
    { amount: '5033', direction: 'budget', tip: '77' },
    { price: '4691', sellerNet: '3814', buyerTotal: '5033' },
  ],
  [
    'tiktok-money',
    { views: 1_234_567, rpmLow: '55', rpmHigh: '155', followers: 12_345, posts: 3, diamonds: 777 },
    { rewardsLow: '40741', sponsorLow: '185', gifts: '4', totalLow: '40930', yearLow: '491157', yearHigh: '1384490' },
  ],
  [
    'youtube-money',
    { views: 12_345, rpmLow: '222', rpmHigh: '666.6' },
    {
      yearLow: '1000315',
      monthLow: '83360',
      dayLow: '2741',
      yearHigh: '3003650',
      monthHigh: '250304',
      dayHigh: '8229',
    },
  ],
  ['timesheet', { input: '08:00-12:00 13:00-18:37\n22:00-05:20', rate: '1113' }, { pay: '21323' }],
] as const)('%s in yen: %j gives %j', async ([name, values, expected]) => {
  const tool = tools[`./calculate/${name}/tool.ts`];
  expect(tool && (await run(tool, { ...values, currency: 'JPY' })).values).toMatchObject(expected);
});
