import {
  calculatorTool,
  choice,
  decimal,
  give,
  line,
  problem,
  step,
  term,
  type Cell,
  type Table,
} from '../../../kinds/contract';
import { decimalOf, plainText, rounded, significant, type Decimal } from '../../../core/numbers/decimal';
import { COMMON_RATIOS } from '../../../data/common-ratios';
import { formatPercent } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import {
  fitted,
  heightFor,
  nearestRatio,
  readRatio,
  roundedLength,
  simplified,
  widthFor,
  type Ratio,
  type Rounding,
} from './ratio';

const SIDE = { tier: 'input', min: '0', max: '1000000', optional: true, unit: 'px' } as const;

export default calculatorTool({
  worker: 'never',
  fields: {
    width: decimal('1920', SIDE),
    height: decimal('1080', SIDE),
    newWidth: decimal('', SIDE),
    newHeight: decimal('', SIDE),
    ratio: line({ tier: 'input', autocomplete: 'off' }),
    round: choice(['nearest', 'down', 'up', 'even']),
  },
  outputs: {
    simplified: give.word({ lead: true }),
    outWidth: give.integer({ lead: true }),
    outHeight: give.integer({ lead: true }),
    decimal: give.decimal(),
    megapixels: give.decimal({ maxDigits: 4 }),
    nearest: give.word(),
    fits: give.table(),
  },
  run({ width, height, ratio: typed, newWidth, newHeight, round }, { lang }) {
    const zero = Object.entries({ width, height, newWidth, newHeight }).find(([, side]) => side !== '' && isZero(side));
    if (zero) return problem('notPositive', {}, zero[0]);
    const picture = width === '' || height === '' ? undefined : { width: decimalOf(width), height: decimalOf(height) };
    const target = typed.trim() === '' ? undefined : readRatio(typed, lang);
    if (typed.trim() !== '' && !target) return problem('badRatio', { text: typed.trim() }, 'ratio');
    const ratio = target ?? picture;
    if (!ratio) return { empty: true };
    const simple = simplified(ratio);
    const { name, off } = nearestRatio(ratio);
    const size = newSize(ratio, newWidth, newHeight, round);
    const shape = simple.join(':');
    return {
      simplified: shape,
      decimal: plainText(significant(ratio.width.div(ratio.height), 10)),
      nearest: off.eq(0) ? name : `${name} (${signed(off, lang)})`,
      ...(size && {
        outWidth: size.width,
        outHeight: size.height,
        megapixels: plainText(decimalOf(size.width).times(size.height).div(1_000_000)),
      }),
      ...(picture && { fits: fitsTable(picture, target && { name: shape, ratio: target }, round) }),
      steps: [
        step('ratio', { width: exact(ratio.width), height: exact(ratio.height), shape }),
        ...(size ? [step(size.from, { given: exact(size.given), shape, exact: exact(rounded(size.found, 4)) })] : []),
      ],
    };
  },
});

const isZero = (side: string): boolean => decimalOf(side).lte(0);
const exact = (value: Decimal) => ({ exact: plainText(value) });
const signed = (percent: Decimal, lang: Lang): string =>
  `${percent.gt(0) ? '+' : ''}${formatPercent(plainText(significant(percent, 2)), lang)}`;

/** The new size from the side that was given; of two, the width. */
function newSize(ratio: Ratio, newWidth: string, newHeight: string, round: Rounding) {
  if (newWidth !== '') {
    const [given, found] = [decimalOf(newWidth), heightFor(ratio, decimalOf(newWidth))];
    return { width: Number(newWidth), height: roundedLength(found, round), given, found, from: 'fromWidth' } as const;
  }
  if (newHeight === '') return undefined;
  const [given, found] = [decimalOf(newHeight), widthFor(ratio, decimalOf(newHeight))];
  return { width: roundedLength(found, round), height: Number(newHeight), given, found, from: 'fromHeight' } as const;
}

/** How the picture is cropped to each ratio, or put on a canvas of that ratio; the typed one first. */
function fitsTable(
  picture: Ratio,
  typed: { readonly name: string; readonly ratio: Ratio } | undefined,
  round: Rounding,
) {
  const common = COMMON_RATIOS.filter((name) => name !== typed?.name);
  const rows = [
    ...(typed ? [typed] : []),
    ...common.flatMap((name) => {
      const ratio = readRatio(name);
      return ratio ? [{ name, ratio }] : [];
    }),
  ];
  return {
    columns: [term('ratio'), term('crop'), term('canvas')],
    rows: rows.map(({ name, ratio }): Cell[] => {
      const { crop, canvas } = fitted(picture, ratio, round);
      return [name, `${crop.width} × ${crop.height}`, `${canvas.width} × ${canvas.height}`];
    }),
    name: 'aspect-ratios',
  } satisfies Table;
}
