import { COUNTRIES, EU_SOURCE, REGIONS, type TaxRow } from '../../../data/vat';
import { formatDate } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import {
  calculatorTool,
  choice,
  decimal,
  flag,
  give,
  note,
  number,
  problem,
  step,
  term,
  text,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { decimalOf, moneyText, type Decimal } from '../../../core/numbers/decimal';
import { factsOf, fillsFor, ratesFor, ratesOffered, taxNames } from './rates';
import { priceList, taxed, type Rule, type Taxed } from './sales-tax';

export default calculatorTool({
  fields: {
    mode: choice(['add', 'remove'], { tier: 'main', look: 'buttons' }),
    amount: decimal('', { tier: 'input', min: '0', when: { list: [false] } }),
    list: flag(),
    prices: text({
      tier: 'input',
      rows: 6,
      mono: true,
      accept: '.txt,.csv,text/plain,text/csv',
      when: { list: [true] },
    }),
    country: choice([...COUNTRIES, 'other'], { tier: 'main', initial: 'GB', alphabetical: true }),
    region: choice(['none', ...REGIONS.IN, ...REGIONS.CA], { when: { country: ['IN', 'CA'] } }),
    rate: decimal('', { tier: 'input', min: '0', max: '100', unit: '%', optional: true }),
    rate2: decimal('0', { min: '0', max: '100', unit: '%' }),
    decimals: number(2, { min: 0, max: 4 }),
  },
  outputs: {
    tax: give.money({ lead: true }),
    net: give.money(),
    gross: give.money(),
    part1: give.money(),
    part2: give.money(),
    breakdown: give.table(),
    priceTable: give.table(),
    directions: give.table(),
    rates: give.table(),
  },
  worker: 'auto',
  fills: fillsFor,
  run({ mode, amount, list, prices, country, region, rate, rate2, decimals }, { lang }) {
    const standard = ratesFor(country, region);
    // An empty rate means the country's own; a typed one takes precedence.
    const used = rate === '' ? standard : { rate, rate2 };
    if (!used || (list ? prices.trim() === '' : amount === '')) return { empty: true };
    const rule: Rule = { mode, ...used, decimals };
    const listed = list ? priceList(prices, rule, lang) : undefined;
    if (listed?.bad && listed.items.length === 0) return problem('badPrice', listed.bad, 'prices');
    const result = listed ? listed.totals : taxed(amount, rule);
    const facts = factsOf(country, region);
    const [first, second] = taxNames(country, region);
    const two = !decimalOf(rule.rate2).eq(0);
    const own = standard && !ratesOffered(country, region).some((one) => sameRates(one, used));
    return {
      ...figures(result, decimals),
      labels: {
        tax: term(two ? 'wholeTax' : first),
        part1: term(first),
        part2: term(second ?? 'secondTax'),
      },
      breakdown: breakdown(result, rule, [first, second]),
      ...(listed && listed.items.length > 0 && { priceTable: listTable(listed.items, listed.totals, rule) }),
      ...(!listed && { directions: bothDirections(amount, rule) }),
      ...(facts && { rates: rateTable(country, region) }),
      notes: [
        listed && note('rowsRounded', { count: listed.items.length }),
        own && note('ownRate', { standard: { exact: decimalOf(standard.rate).plus(standard.rate2).toFixed() } }),
        facts?.note && note(facts.note),
        facts && sourceNote(facts, lang),
      ],
      steps: listed ? [] : working(result, rule),
      problem: listed?.bad && problem('badPrice', listed.bad, 'prices'),
    };
  },
});

/** The day and the source of the rates; the European Commission's name is translated, national authorities keep theirs. */
function sourceNote({ source, asOf }: Pick<TaxRow, 'source' | 'asOf'>, lang: Lang) {
  const date = formatDate(asOf, lang);
  return source === EU_SOURCE ? note('asOfEu', { date }) : note('asOf', { date, source });
}

const sameRates = (a: Pick<Rule, 'rate' | 'rate2'>, b: Pick<Rule, 'rate' | 'rate2'>): boolean =>
  decimalOf(a.rate).eq(b.rate) && decimalOf(a.rate2).eq(b.rate2);

function figures(result: Taxed, decimals: number) {
  const money = (part: keyof Taxed) => moneyText(result[part], decimals);
  return { net: money('net'), tax: money('tax'), gross: money('gross'), part1: money('part1'), part2: money('part2') };
}

const cells = (result: Taxed, { decimals }: Rule, parts: readonly (keyof Taxed)[]): Cell[] =>
  parts.map((part) => ({ money: moneyText(result[part], decimals) }));

/** The parts with their names on an invoice: CGST and SGST, GST and QST … */
function breakdown(result: Taxed, rule: Rule, [first, second]: ReturnType<typeof taxNames>) {
  const two = !decimalOf(rule.rate2).eq(0);
  const row = (name: Cell, part: keyof Taxed, rate: Cell = null): Cell[] => [
    name,
    rate,
    ...cells(result, rule, [part]),
  ];
  return {
    columns: [term('part'), term('ratePercent'), term('amount')],
    rows: [
      row(term('net'), 'net'),
      row(term(first), 'part1', { exact: rule.rate }),
      ...(two ? [row(second ? term(second) : term('secondTax'), 'part2', { exact: rule.rate2 })] : []),
      ...(two ? [row(term('wholeTax'), 'tax')] : []),
      row(term('gross'), 'gross'),
    ],
    name: 'tax',
  } satisfies Table;
}

function listTable(items: readonly Taxed[], totals: Taxed, rule: Rule) {
  const parts = ['net', 'tax', 'gross'] as const;
  return {
    columns: [term('line'), ...parts.map((part) => term(part))],
    rows: [
      ...items.map((item, index): Cell[] => [index + 1, ...cells(item, rule, parts)]),
      [term('total'), ...cells(totals, rule, parts)],
    ],
    name: 'price-list',
  } satisfies Table;
}

/** The same amount as a net price and as a gross price. */
function bothDirections(amount: string, rule: Rule) {
  const parts = ['net', 'tax', 'gross'] as const;
  return {
    columns: [term('direction'), ...parts.map((part) => term(part))],
    rows: [
      [term('asNet'), ...cells(taxed(amount, { ...rule, mode: 'add' }), rule, parts)],
      [term('asGross'), ...cells(taxed(amount, { ...rule, mode: 'remove' }), rule, parts)],
    ],
    name: 'both-directions',
  } satisfies Table;
}

/** Every rate of the country, followed by its earlier standard rates. */
function rateTable(country: string, region: string) {
  const facts = factsOf(country, region);
  const [now, ...others] = ratesOffered(country, region);
  // The earlier rates apply to the country: a region with its own tax had others.
  const asCountry = now !== undefined && facts !== undefined && now.rate === facts.standard && now.rate2 === '0';
  const both = (rates: Pick<Rule, 'rate' | 'rate2'>): Cell => ({
    exact: decimalOf(rates.rate).plus(rates.rate2).toFixed(),
  });
  return {
    columns: [term('kindOfRate'), term('ratePercent'), term('validFrom')],
    rows: facts
      ? [
          ...(now ? [[term('standardRate'), both(now), { date: facts.regionSince ?? facts.since }]] : []),
          ...others.map((rates): Cell[] => [term('otherRate'), both(rates), null]),
          ...(asCountry ? facts.earlier : []).map(([from, rate]): Cell[] => [
            term('formerRate'),
            { exact: rate },
            { date: from },
          ]),
        ]
      : [],
    name: `rates-${country}`,
  } satisfies Table;
}

/** The working, line by line; a line says 'rounded' only if its result is. */
function working(result: Taxed, { mode, rate, rate2, decimals }: Rule) {
  const money = (part: keyof Taxed) => ({ exact: moneyText(result[part], decimals) });
  const percent = decimalOf(rate).plus(rate2);
  const blanks = {
    net: money('net'),
    gross: money('gross'),
    tax: money('tax'),
    part1: money('part1'),
    part2: money('part2'),
    rate: { exact: rate },
    rate2: { exact: rate2 },
    both: { exact: percent.toFixed() },
  };
  const { net, gross, part1, part2 } = result;
  const isShare = (part: Decimal, of: string) => net.times(of).eq(part.times(100));
  const secondIsExact = isShare(part2, rate2);
  const two = !decimalOf(rate2).eq(0);
  if (mode === 'add') {
    return [
      step(isShare(part1, rate) ? 'addPart' : 'addPartRounded', blanks),
      ...(two
        ? [step(secondIsExact ? 'addSecondPart' : 'addSecondPartRounded', blanks), step('addTwo', blanks)]
        : [step('addOne', blanks)]),
    ];
  }
  const netIsExact = net.times(percent.plus(100)).eq(gross.times(100));
  return [
    step(netIsExact ? 'takeOut' : 'takeOutRounded', blanks),
    ...(two
      ? [step(secondIsExact ? 'takeSecondPart' : 'takeSecondPartRounded', blanks), step('takeRest', blanks)]
      : [step('takeTax', blanks)]),
  ];
}
