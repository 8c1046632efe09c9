import { arc, pie } from 'd3-shape';
import { formatNumber, formatPercent } from '../../../../i18n/format';
import { factsOf, GAP, isNumber } from './chart-numbers';
import type { Chart, ChartInput, ChartRow, Mark } from './chart-types';

/** The radius of the hole, as a fraction of the outer radius. */
const HOLE = 0.6;

/** A donut chart: one ring with a slice for each row of the first series. */
export function donut({ type, rows, series, width, height, lang, ...rest }: ChartInput): Chart {
  const amounts = rows.map(({ values: [value] }) => (isNumber(value) ? Math.max(0, value) : 0));
  const whole = amounts.reduce((total, amount) => total + amount, 0);
  const radius = Math.max(0, Math.min(width, height) / 2 - GAP);
  const slice = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * HOLE)
    .outerRadius(radius);
  const slices = whole > 0 ? pie<number>().sort(null)(amounts) : [];
  const name = (row: ChartRow) => (typeof row.x === 'number' ? formatNumber(row.x, lang) : row.x);
  return {
    type,
    width,
    height,
    plot: {
      left: width / 2 - radius,
      top: height / 2 - radius,
      right: width / 2 + radius,
      bottom: height / 2 + radius,
    },
    origin: { x: width / 2, y: height / 2 },
    marks: slices.flatMap((angles, row) => {
      const path = angles.value > 0 ? slice(angles) : null;
      return path ? [{ path, paint: 'fill', series: row, row } satisfies Mark] : [];
    }),
    xTicks: [],
    yTicks: [],
    legend: rows.map((row, index) => ({
      series: index,
      name: name(row),
      share: formatPercent(whole > 0 ? (100 * (amounts[index] ?? 0)) / whole : 0, lang, 1),
    })),
    columns: [],
    facts: factsOf({ type, rows, series, width, height, lang, ...rest }),
  };
}
