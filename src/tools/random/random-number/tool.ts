import { decimal, flag, generatorTool, give, isProblem, line, number } from '../../../kinds/contract';
import { listFields, MOST_ITEMS, notEnough, openDraw, writeList } from '../../../kinds/contract/drawn-list';
import { drawNumbers, poolOf, sumAndAverage, unscale } from './number';
import { yearTable } from './years';

/** The number of faces of each die; a coin is added below. */
const DICE = [4, 6, 8, 10, 12, 20, 100];
/** The number of digits from which drawing and writing would block the main thread noticeably. */
const MANY_DIGITS = 60_000;

const list = listFields({ most: 100_000 });

export default generatorTool({
  worker: ({ count, min, max, decimals }) =>
    Number(count) * (Math.max(String(min).length, String(max).length) + Number(decimals)) > MANY_DIGITS,
  suggests: ({ asYears }, lang) =>
    asYears
      ? []
      : [
          ...DICE.map((faces) => ({ text: `${lang === 'pl' ? 'k' : 'd'}${faces}`, values: range('1', String(faces)) })),
          { text: '🪙 0/1', values: range('0', '1') },
        ],
  fields: {
    min: decimal('1', { tier: 'main' }),
    max: decimal('100', { tier: 'main' }),
    count: list.count,
    decimals: number(0, { min: 0, max: 20 }),
    exclude: line(),
    sort: list.sort,
    as: list.as,
    unique: list.unique,
    seed: list.seed,
    /** The page draws years: no sum, but what kind of year each is. */
    asYears: flag(false, { hidden: true }),
  },
  outputs: {
    result: give.items({ numeric: true }),
    sum: give.decimal(),
    average: give.decimal(),
    years: give.table(),
    seedUsed: give.code(),
  },
  run: async ({ min, max, decimals, exclude, count, unique, sort, seed, as, asYears }, context) => {
    const pool = poolOf(min, max, decimals, exclude, asYears ? String : undefined);
    if (isProblem(pool)) return pool;
    const impossible = notEnough(count, unique, pool.size);
    if (impossible) return impossible;
    const random = await openDraw(seed, context.random);
    if (isProblem(random)) return random;
    const drawn = drawNumbers(random, pool, count, unique, sort);
    const numbers = drawn.map((value) => unscale(value, decimals));
    const written = writeList(numbers, as, true);
    const { sum, average } = sumAndAverage(drawn, decimals);
    const several = count > 1 && !asYears;
    return {
      ...written,
      sum: several ? sum : undefined,
      average: several ? average : undefined,
      years: asYears && count <= MOST_ITEMS ? yearTable(numbers, context.lang) : undefined,
      seedUsed: random.seed,
    };
  },
});

const range = (min: string, max: string) => ({ min, max, decimals: '0', exclude: '' });
