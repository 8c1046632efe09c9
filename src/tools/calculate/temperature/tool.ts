import {
  calculatorTool,
  choice,
  decimal,
  give,
  isProblem,
  problem,
  step,
  term,
  text,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { plainText, significant, type Decimal } from '../../../core/numbers/decimal';
import { parseDecimal } from '../../../core/numbers/parse-number';
import type { Lang } from '../../../i18n/languages';
import { absoluteZero, fromCelsius, isTooCold, LANDMARKS, quickly, SCALES, toCelsius, type Scale } from './scales';

const DIGITS = 10;
/** Characters of a list that would hold up the page. */
const LONG_LIST = 10_000;

export default calculatorTool({
  worker: ({ list }) => String(list).length > LONG_LIST,
  fields: {
    value: decimal('', { tier: 'input' }),
    from: choice(SCALES, { tier: 'main' }),
    list: text({ tier: 'more', mono: true, rows: 4 }),
  },
  outputs: {
    celsius: give.decimal({ lead: true }),
    fahrenheit: give.decimal({ lead: true }),
    kelvin: give.decimal(),
    rankine: give.decimal(),
    delisle: give.decimal(),
    newton: give.decimal(),
    reaumur: give.decimal(),
    romer: give.decimal(),
    landmarks: give.table(),
    several: give.table(),
  },
  run({ value, from, list }, { lang }) {
    const several = tableOf(list, from, lang);
    if (isProblem(several)) return several;
    if (value === '') return several ? { several } : { empty: true };
    if (isTooCold(value, from)) return tooCold(from);
    const celsius = toCelsius(value, from);
    return {
      celsius: shown(celsius, 'C'),
      fahrenheit: shown(celsius, 'F'),
      kelvin: shown(celsius, 'K'),
      rankine: shown(celsius, 'R'),
      delisle: shown(celsius, 'De'),
      newton: shown(celsius, 'N'),
      reaumur: shown(celsius, 'Re'),
      romer: shown(celsius, 'Ro'),
      landmarks: landmarksWith(celsius),
      several,
      steps: [
        ...(from === 'C' ? [] : [step(`from${from}`, { value: { exact: value }, celsius: cell(celsius, 'C') })]),
        step('toFahrenheit', { celsius: cell(celsius, 'C'), fahrenheit: cell(celsius, 'F') }),
        step('toKelvin', { celsius: cell(celsius, 'C'), kelvin: cell(celsius, 'K') }),
      ],
    };
  },
});

/** At most ten significant digits, without trailing zeros. */
const shown = (celsius: Decimal, scale: Scale): string => plainText(significant(fromCelsius(celsius, scale), DIGITS));
const cell = (celsius: Decimal, scale: Scale) => ({ exact: shown(celsius, scale) });

const tooCold = (from: Scale, line?: number) => {
  const limit = { exact: plainText(absoluteZero(from)) };
  if (line !== undefined) return problem(from === 'De' ? 'lineTooColdDelisle' : 'lineTooCold', { line, limit }, 'list');
  return problem(from === 'De' ? 'tooColdDelisle' : 'tooCold', { limit }, 'value');
};

const SHOWN = ['C', 'F', 'K'] as const;

/** Well-known temperatures from cold to hot, with the visitor's own between them. */
function landmarksWith(celsius: Decimal) {
  const rows: { readonly celsius: Decimal; readonly cells: readonly Cell[] }[] = Object.entries(LANDMARKS).map(
    ([name, degrees]) => ({
      celsius: toCelsius(degrees, 'C'),
      cells: [term(isLandmark(name) ? name : 'yours'), ...SHOWN.map((scale) => cell(toCelsius(degrees, 'C'), scale))],
    }),
  );
  rows.push({ celsius, cells: [term('yours'), ...SHOWN.map((scale) => cell(celsius, scale))] });
  return {
    columns: [term('landmark'), '°C', '°F', 'K'],
    rows: rows.toSorted((a, b) => a.celsius.cmp(b.celsius)).map(({ cells }) => cells),
    name: 'temperatures',
  } satisfies Table;
}

const isLandmark = (name: string): name is keyof typeof LANDMARKS => name in LANDMARKS;

const UNIT_AT_END: Readonly<Record<Scale, RegExp>> = {
  // The Cyrillic letter looks the same.
  C: /\s*(?:[°º]\s?[cс]?|[cс])$/i,
  F: /\s*(?:[°º]\s?f?|f)$/i,
  K: /\s*k$/i,
  R: /\s*(?:[°º]\s?r?|r)$/i,
  De: /\s*(?:[°º]\s?(?:de)?|de)$/i,
  N: /\s*(?:[°º]\s?n?|n)$/i,
  Re: /\s*(?:[°º]\s?(?:r[eé])?|r[eé])$/i,
  Ro: /\s*(?:[°º]\s?(?:r[oø])?|r[oø])$/i,
};

/** '98.6 °F' as '98.6', if the unit is that of the scale; other text is left as it is. */
const withoutUnit = (typed: string, from: Scale): string => typed.trim().replace(UNIT_AT_END[from], '');

/** One value per line, in every scale; undefined without values. */
function tableOf(list: string, from: Scale, lang: Lang) {
  const lines = list.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const rows: Cell[][] = [];
  for (const [index, typed] of lines.entries()) {
    if (typed.trim() === '') continue;
    const value = parseDecimal(withoutUnit(typed, from), lang);
    if (value === undefined) return problem('notNumber', { line: index + 1, text: typed.trim() }, 'list');
    if (isTooCold(value, from)) return tooCold(from, index + 1);
    rows.push(
      SCALES.map((scale) => ({
        exact: quickly(value, from, scale, DIGITS) ?? shown(toCelsius(value, from), scale),
      })),
    );
  }
  if (rows.length === 0) return undefined;
  return {
    columns: ['°C', '°F', 'K', '°R', '°De', '°N', '°Ré', '°Rø'],
    rows,
    name: 'temperatures-list',
  } satisfies Table;
}
