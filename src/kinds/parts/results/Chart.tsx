import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import { chart as geometry, chartNumber } from './chart';
import type { Table, TableOutput } from '../../contract/outputs';
import { columnIndex } from '../../contract/table-columns';
import type { Form } from '../../form/form';
import { cellText } from './table/table-cells';
import { download } from '../parts';
import { svgToPng } from './svg-to-png';

export interface ChartProps {
  form: Form;
  table: Table;
  chart: NonNullable<TableOutput['chart']>;
  /** The table's column headings, in the page's language. */
  columns: readonly string[];
  title: string;
}

/** A chart of a table's rows. Screen readers get a summary in words; all of its data is in the table below it. */
export default function Chart({ form, table, chart, columns, title }: ChartProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const { lang } = form.props;
  const HEIGHT = 260;
  const { rows, series } = dataOf(table, chart, columns, form);
  const drawn = geometry({ type: chart.type, rows, series, width: width || 640, height: HEIGHT, lang });
  const { plot } = drawn;
  const summary = inWords(chart.type, drawn, rows, lang);
  const savePng = async () => {
    const svg = box.current?.querySelector('svg');
    if (svg) download(`${table.name ?? form.props.slug}.png`, await svgToPng(svg));
  };
  return (
    <figure className="chart" ref={box}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`${title}. ${summary.join('. ')}`}
        >
          {drawn.yTicks.map(({ at, label }) => (
            <g key={label}>
              <line x1={plot.left} x2={plot.right} y1={at} y2={at} className="grid" />
              <text x={plot.left - 6} y={at + 4} textAnchor="end">
                {label}
              </text>
            </g>
          ))}
          {drawn.xTicks.map(({ at, label }) => (
            <text key={`${at}`} x={at} y={HEIGHT - 6} textAnchor="middle">
              {label}
            </text>
          ))}
          <g transform={`translate(${drawn.origin.x} ${drawn.origin.y})`}>
            {drawn.marks.map(({ path, paint, series: index, row }) => (
              <path key={`${index}-${row ?? ''}`} d={path} className={`${paint} series-${index % 6}`} />
            ))}
          </g>
        </svg>
      )}
      <figcaption>
        {drawn.legend.map(({ series: index, name, share }) => (
          <span key={index} className={`key series-${index % 6}`}>
            {name} {share}
          </span>
        ))}
        <button
          type="button"
          className="quiet"
          aria-label={`${form.props.words['action.download']} PNG`}
          onClick={() => void savePng()}
        >
          PNG
        </button>
      </figcaption>
    </figure>
  );
}

/** Bars beyond these are only in the table: a longer name is tiring to listen to. */
const MOST_SPOKEN = 12;

/** A chart in a few words: the share of each part, the height of each bar, or where each line starts and ends. */
function inWords(
  type: ChartProps['chart']['type'],
  { legend, facts }: ReturnType<typeof geometry>,
  rows: ReturnType<typeof dataOf>['rows'],
  lang: Lang,
): readonly string[] {
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, lang, value % 1 === 0 ? 0 : 2));
  if (type === 'donut') return legend.map(({ name, share }) => `${name}: ${share ?? ''}`);
  if (type === 'bar')
    return rows.slice(0, MOST_SPOKEN).map(({ x, values }) => `${x}: ${values.map(number).join(', ')}`);
  return facts.map(
    ({ name, first, last }) => `${name}: ${formatNumber(first, lang, 2)} → ${formatNumber(last, lang, 2)}`,
  );
}

/** The numbers of a chart's columns, and the names of its series. */
function dataOf(table: Table, chart: ChartProps['chart'], columns: readonly string[], form: Form) {
  const xColumn = columnIndex(table, chart.x);
  const yColumns = chart.y.map((key) => columnIndex(table, key));
  const rows = table.rows.map((row) => {
    const x = row[xColumn];
    return {
      x: typeof x === 'number' ? x : cellText(x ?? null, form.props, undefined),
      values: yColumns.map((column) => chartNumber(row[column])),
    };
  });
  return { rows, series: yColumns.map((column) => columns[column] ?? '') };
}
