import {
  choice,
  generatorTool,
  give,
  isProblem,
  line,
  note,
  problem,
  term,
  text,
  type Context,
  type Values,
} from '../../../kinds/contract';
import { arrange, byText, listFields, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { VIN_MAKERS, type Wmi } from '../../../data/vin-makers';
import {
  checkDigit,
  FIRST_YEAR,
  isNorthAmerican,
  LAST_YEAR,
  makeVins,
  modelYears,
  readVin,
  readYears,
  type Refused,
} from './vin';
import { MAKERS } from './choices';

const MAKE = { mode: ['make'] };
const list = listFields({ count: 5, unique: true, when: MAKE });

const fields = {
  mode: choice(['make', 'check'], { tier: 'main', look: 'buttons' }),
  maker: choice(['any', ...MAKERS], { tier: 'main', when: MAKE }),
  count: list.count,
  year: line({ tier: 'input', autocomplete: 'off', when: MAKE }),
  input: text({ mono: true, rows: 4, when: { mode: ['check'] } }),
  unique: list.unique,
  sort: list.sort,
  as: list.as,
  seed: list.seed,
};

type Form = Values<typeof fields>;

/** A longer list to check would block the main thread. */
const LONG_INPUT = 50_000;

export default generatorTool({
  buttonWith: 'count',
  worker: ({ input }) => String(input).length > LONG_INPUT,
  fields,
  outputs: {
    result: give.items({ mono: true }),
    valid: give.word(),
    checkDigit: give.code(),
    year: give.word(),
    maker: give.word(),
    seedUsed: give.code(),
    parts: give.table(),
    checked: give.table(),
  },
  run: async (values, context) => (values.mode === 'check' ? check(values, context) : make(values, context)),
});

async function make({ maker, year, count, unique, sort, as, seed }: Form, context: Context) {
  const years = readYears(year);
  if (!years)
    return problem('badYear', { year: year.trim(), first: String(FIRST_YEAR), last: String(LAST_YEAR) }, 'year');
  const random = await openDraw(seed, context.random);
  if (isProblem(random)) return random;
  const makers = maker === 'any' ? MAKERS : [maker];
  const vins = arrange(makeVins(random, { makers, years, count, unique }), sort, byText('en'));
  const first = vins[0];
  return {
    ...writeList(vins, as),
    seedUsed: random.seed,
    parts: count === 1 && first !== undefined ? partsOf(first) : undefined,
  };
}

/** Checks one VIN per line and skips empty lines. The readable ones are shown, and the first other one is reported. */
function check({ input, as }: Form, { today }: Context) {
  // Cars of the next model year are already sold.
  const yearsOf = (vin: string) => modelYears(vin, Number(today.slice(0, 4)) + 1);
  const vins: string[] = [];
  let bad: ReturnType<typeof refusal> | undefined;
  for (const [index, typed] of input.split(/\r\n|\n|\r/).entries()) {
    if (typed.trim() === '') continue;
    const read = readVin(typed);
    if (typeof read === 'string') vins.push(read);
    else bad ??= refusal(read, index + 1);
  }
  const first = vins[0];
  if (first === undefined) return bad ?? { empty: true };
  const single = vins.length === 1;
  const { result, notes } = writeList(vins, as);
  return {
    result,
    valid: single ? validity(first) : undefined,
    checkDigit: single ? checkDigit(first) : undefined,
    year: single ? yearsText(yearsOf(first)) : undefined,
    maker: single ? makerOf(first) : undefined,
    parts: single ? partsOf(first) : undefined,
    checked: single ? undefined : tableOf(vins, yearsOf),
    problem: bad,
    notes: [
      ...notes,
      vins.some((vin) => validity(vin).code === 'notChecked') && note('notBinding'),
      vins.some((vin) => yearsOf(vin).length > 1) && note('twoYears'),
    ],
  };
}

const refusal = (read: Refused, lineNumber: number) =>
  'characters' in read
    ? problem('wrongLength', { line: lineNumber, characters: read.characters }, 'input')
    : /^[IOQ]$/i.test(read.character)
      ? problem('notUsed', { line: lineNumber, column: read.column, character: read.character }, 'input')
      : problem('notVin', { line: lineNumber, column: read.column, character: read.character }, 'input');

/** A character that doesn't fit is wrong only where the check digit is required. */
const validity = (vin: string) =>
  vin.charAt(8) === checkDigit(vin) ? term('yes') : isNorthAmerican(vin) ? term('no') : term('notChecked');

const yearsText = (years: readonly number[]): string => years.join(' / ');

const isWmi = (text: string): text is Wmi => text in VIN_MAKERS;

function makerOf(vin: string) {
  const wmi = vin.slice(0, 3);
  return isWmi(wmi) ? VIN_MAKERS[wmi] : term('unknownMaker', { wmi });
}

/** The meaning of each position (ISO 3779). */
const partsOf = (vin: string) => ({
  columns: [term('positions'), term('characters'), term('meaning')],
  rows: [
    ['1–3', vin.slice(0, 3), term('wmi')],
    ['4–8', vin.slice(3, 8), term('attributes')],
    ['9', vin.slice(8, 9), term('check')],
    ['10', vin.slice(9, 10), term('modelYear')],
    ['11', vin.slice(10, 11), term('plant')],
    ['12–17', vin.slice(11), term('serial')],
  ],
});

const tableOf = (vins: readonly string[], yearsOf: (vin: string) => readonly number[]) => ({
  columns: [term('vin'), term('validColumn'), term('rightColumn'), term('yearColumn'), term('makerColumn')],
  rows: vins.map((vin) => [vin, validity(vin), checkDigit(vin), yearsText(yearsOf(vin)), makerOf(vin)]),
});
