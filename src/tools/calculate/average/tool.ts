import {
  calculatorTool,
  choice,
  flag,
  give,
  isProblem,
  note,
  problem,
  step,
  term,
  text,
  type Table,
} from '../../../kinds/contract';
import { formatNumber } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { plainText, significant, type Decimal } from '../../../core/numbers/decimal';
import { groupedIn, isBad, readList, type DecimalSign } from './read-list';
import { describe, distribution, weightedMean } from './statistics';

/** A longer list would block the main thread. */
const LONG_INPUT = 20_000;
/** More outliers than these are only counted. */
const MOST_OUTLIERS = 10;

export default calculatorTool({
  worker: ({ input }) => String(input).length > LONG_INPUT,
  fields: {
    input: text({ rows: 5, mono: true }),
    weights: text({ tier: 'more', rows: 2, mono: true }),
    decimal: choice(['dot', 'comma']),
    sample: flag(true),
  },
  outputs: {
    mean: give.decimal({ lead: true }),
    weighted: give.decimal({ lead: true }),
    median: give.decimal(),
    mode: give.decimals(),
    count: give.integer(),
    sum: give.decimal(),
    min: give.decimal(),
    max: give.decimal(),
    range: give.decimal(),
    deviation: give.decimal({ digits: 4 }),
    variance: give.decimal({ digits: 4 }),
    q1: give.decimal(),
    q3: give.decimal(),
    iqr: give.decimal(),
    geometric: give.decimal({ digits: 4 }),
    harmonic: give.decimal({ digits: 4 }),
    quadratic: give.decimal({ digits: 4 }),
    values: give.table({ chart: { type: 'bar', x: 'value', y: ['times'] } }),
  },
  run({ input, weights: typedWeights, decimal, sample }, { lang }) {
    const values = readList(input, decimal);
    if (isBad(values)) return problem('notNumber', { text: values.text, line: values.line }, 'input');
    if (values.length === 0) return { empty: true };
    const weighted = weightedOf(values, typedWeights, decimal);
    if (isProblem(weighted)) return weighted;
    const found = describe(values, sample);
    const { outliers } = found;
    const grouped = groupedIn(input, decimal);
    return {
      mean: plainText(found.mean),
      weighted: weighted && plainText(weighted),
      median: plainText(found.median),
      mode: found.modes.join(', '),
      count: found.count,
      sum: plainText(found.sum),
      min: plainText(found.min),
      max: plainText(found.max),
      range: plainText(found.range),
      deviation: found.deviation,
      variance: found.variance,
      q1: plainText(found.q1),
      q3: plainText(found.q3),
      iqr: plainText(found.iqr),
      geometric: found.geometric,
      harmonic: found.harmonic,
      quadratic: found.quadratic,
      values: tableOf(values, lang),
      notes: [
        grouped !== undefined && note('grouped', { token: grouped }),
        found.modes.length === 0 && note('noMode'),
        found.geometric === undefined && note('notPositive'),
        found.geometric === 0 && note('hasZero'),
        outliers.length > 0 &&
          outliers.length <= MOST_OUTLIERS &&
          note('outliers', { values: outliers.map((value) => formatNumber(plainText(value), lang)).join('; ') }),
        outliers.length > MOST_OUTLIERS && note('manyOutliers', { count: outliers.length }),
      ],
      steps: [
        step('mean', { sum: exact(found.sum), count: found.count, mean: exact(found.mean) }),
        step(found.count % 2 === 1 ? 'medianOne' : 'medianTwo', { median: exact(found.median) }),
      ],
    };
  },
});

const exact = (value: Decimal) => ({ exact: plainText(value) });

/** The weighted mean; undefined without weights. */
function weightedOf(values: readonly Decimal[], typed: string, sign: DecimalSign) {
  const weights = readList(typed, sign);
  if (isBad(weights)) return problem('notNumber', { text: weights.text, line: weights.line }, 'weights');
  if (weights.length === 0) return undefined;
  if (weights.length !== values.length) {
    return problem('otherCount', { weights: weights.length, values: values.length }, 'weights');
  }
  if (weights.some((weight) => weight.lt(0))) return problem('negativeWeight', {}, 'weights');
  return weightedMean(values, weights) ?? problem('noWeight', {}, 'weights');
}

const EDGE_DIGITS = 6;

function tableOf(values: readonly Decimal[], lang: Lang) {
  const edge = (value: Decimal) => formatNumber(plainText(significant(value, EDGE_DIGITS)), lang);
  return {
    columns: [term('value'), term('times')],
    rows: distribution(values).map(({ from, to, count }) => [
      from.eq(to) ? exact(from) : `${edge(from)} – ${edge(to)}`,
      count,
    ]),
    name: 'distribution',
  } satisfies Table;
}
