import type { ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';
import { figureText } from '../../../kinds/parts/results/figure';

const FIVE = ['min', 'q1', 'median', 'q3', 'max'] as const;
/** Percent of the width left and right, for the thickness of the lines. */
const EDGE = 1;

/** The five-number summary: a box around the middle half of the numbers, and lines to the smallest and the largest. */
export function BoxPlot({ form }: { form: Form }): ReactNode {
  const values = form.outcome?.values ?? {};
  const numbers = FIVE.map((name) => Number(values[name] ?? Number.NaN));
  const [least = 0, , , , most = 0] = numbers;
  if (!numbers.every(Number.isFinite) || least === most) return null;
  const x = (value: number) => EDGE + ((value - least) / (most - least)) * (100 - 2 * EDGE);
  const [min = 0, q1 = 0, median = 0, q3 = 0, max = 0] = numbers.map(x);
  const text = (name: (typeof FIVE)[number]) => figureText({ type: 'decimal' }, values[name], form.props, undefined);
  const { labels, own } = form.props.strings;
  const line = (from: number, to: number, top: number, bottom: number, series = 0) => (
    <line x1={`${from}%`} x2={`${to}%`} y1={top} y2={bottom} className={`stroke series-${series}`} />
  );
  return (
    <figure className="chart box-plot">
      <svg
        width="100%"
        height="72"
        role="img"
        aria-label={`${own?.boxPlot}. ${FIVE.map((name) => `${labels[name]}: ${text(name)}`).join(', ')}`}
      >
        {line(min, q1, 28, 28)}
        {line(q3, max, 28, 28)}
        {line(min, min, 16, 40)}
        {line(max, max, 16, 40)}
        <rect x={`${q1}%`} width={`${q3 - q1}%`} y="8" height="40" className="fill series-0" />
        {line(median, median, 8, 48, 1)}
        <text x="0" y="66">
          {text('min')}
        </text>
        <text x="100%" y="66" textAnchor="end">
          {text('max')}
        </text>
      </svg>
      <figcaption className="hint">{own?.boxPlotParts}</figcaption>
    </figure>
  );
}
