import { choice, fileTool, flag, give, line, names, note, number, problem, term, text } from '../../../kinds/contract';
import { PALETTE_NAMES, PALETTES } from '../../../data/palettes';
import { detectDelimiter } from '../../../formats/csv';
import type { Lang } from '../../../i18n/languages';
import { CHART_TYPES, type ChartType } from './chart-types';
import { readData, sorted, type ChartData } from './read-data';
import { readRows, type RowsFault } from './read-rows';
import { withOther } from './small-slices';
import { statisticsOf } from './statistics';

const SAMPLE = 'Month,Visits,Orders\nJan,320,48\nFeb,280,45\nMar,410,66\nApr,390,71\nMay,450,80\nJun,520,97\n';
/** Bars beyond this number would be thinner than a pixel. */
const MOST_BARS = 2_000;
const LEAST_RADAR = 3;

const ROUND = ['pie', 'donut'] as const;
const LOG: readonly ChartType[] = ['bar', 'hbar', 'line', 'scatter'];
const WITH_AXES = { when: { type: ['bar', 'hbar', 'stacked', 'line', 'area', 'scatter', 'histogram'] } };

export default fileTool({
  eager: true,
  worker: 'auto',
  fields: {
    type: choice(CHART_TYPES, { tier: 'main' }),
    title: line({ tier: 'main' }),
    input: text({ initial: SAMPLE, rows: 5, mono: true, accept: '.csv,.tsv,.txt,.json,text/csv,application/json' }),
    xLabel: line(WITH_AXES),
    yLabel: line(WITH_AXES),
    labels: choice(['none', 'value', 'percent'], {
      when: { type: ['bar', 'hbar', 'stacked', 'line', 'pie', 'donut', 'histogram'] },
    }),
    palette: choice(PALETTE_NAMES),
    sort: choice(['none', 'asc', 'desc']),
    other: flag(false, { when: { type: ROUND } }),
    log: flag(false, { when: { type: LOG } }),
    zero: flag(true, { when: { type: ['line', 'scatter', 'radar'] } }),
    delimiter: choice(['auto', ',', ';', 'tab', '|']),
    header: choice(['auto', 'yes', 'no']),
    decimal: choice(['auto', '.', ',']),
    width: number(800, { min: 200, max: 4000 }),
    height: number(450, { min: 150, max: 4000 }),
    transparent: flag(),
    format: names(['svg', 'png', 'pdf', 'csv']),
    pngScale: names(['2', '1', '3', '4'], { when: { format: ['png'] } }),
  },
  outputs: {
    result: give.drawing({ extensionFrom: 'format', scaleFrom: 'pngScale' }),
    rows: give.integer(),
    series: give.integer(),
    min: give.decimal(),
    max: give.decimal(),
    total: give.decimal(),
    table: give.table(),
  },
  run: async ({ input, delimiter, ...values }, { lang }) => {
    if (input.trim() === '') return { empty: true };
    const separator = delimiter === 'auto' ? detectDelimiter(input) : delimiter === 'tab' ? '\t' : delimiter;
    const rows = readRows(input, separator);
    if ('fault' in rows) return refusal(rows);
    const read = readData(rows, values);
    if (!read) return problem('noNumbers', {}, 'input');
    const wrong = unsuitable(read, values);
    if (wrong) return wrong;

    const { drawChart, histogramOf } = await import('./draw');
    const data = values.type === 'histogram' ? histogramOf(read, lang) : shaped(read, values, lang);
    // Of the plotted numbers: a pie has only the first series.
    const { min, max, total } = statisticsOf(isRound(values.type) ? { series: read.series.slice(0, 1) } : read);
    return {
      result: drawChart(data, {
        ...values,
        log: values.log && LOG.includes(values.type),
        colors: PALETTES[values.palette],
        background: values.transparent ? '' : '#ffffff',
        description: descriptionOf(read),
        lang,
      }),
      rows: read.labels.length,
      series: read.series.length,
      min,
      max,
      total,
      table: {
        columns: [
          read.labelName || term('labelColumn'),
          ...read.series.map(({ name }, index) => name || term('series', { n: index + 1 })),
        ],
        rows: read.labels.map((label, row) => [label, ...read.series.map((one) => one.values[row] ?? null)]),
      },
      notes: [
        read.gaps > 0 && note('gaps', { cells: read.gaps }),
        read.series.length > 1 && isRound(values.type) && note('firstSeries', { name: read.series[0]?.name || '1' }),
      ],
    };
  },
});

const isRound = (type: string): boolean => ROUND.some((one) => one === type);

interface Wish {
  readonly type: ChartType;
  readonly sort: 'none' | 'asc' | 'desc';
  readonly other: boolean;
  readonly log: boolean;
}

/** The data as they are drawn: sorted, with small slices together. */
function shaped(read: ChartData, { type, sort, other }: Wish, lang: Lang): ChartData {
  const ordered = sort === 'none' ? read : sorted(read, sort);
  return other && isRound(type) ? withOther(ordered, lang) : ordered;
}

/** Why these data cannot be drawn as this type. */
function unsuitable({ labels, series }: ChartData, { type, log }: Wish) {
  if (isRound(type)) {
    const place = series[0]?.values.findIndex((value) => value !== null && value < 0) ?? -1;
    if (place >= 0) return problem('negativeSlice', { label: labels[place] ?? '' }, 'type');
  }
  if (log && LOG.includes(type) && series.some(({ values }) => values.some((value) => value !== null && value <= 0))) {
    return problem('logOfZero', {}, 'log');
  }
  if (type === 'radar' && labels.length < LEAST_RADAR) return problem('fewForRadar', {}, 'type');
  const isBars = ['bar', 'hbar', 'stacked', 'pie', 'donut', 'radar'].includes(type);
  if (isBars && labels.length > MOST_BARS)
    return problem('tooManyBars', { rows: labels.length, limit: MOST_BARS }, 'type');
  return undefined;
}

/** The names of the series and of the first rows, for screen readers. */
function descriptionOf({ labels, series }: ChartData): string {
  const SHOWN = 8;
  return series
    .map(({ name, values }) => {
      const facts = labels.slice(0, SHOWN).map((label, row) => `${label} ${values[row] ?? '–'}`);
      return `${name === '' ? '' : `${name}: `}${facts.join(', ')}${labels.length > SHOWN ? ', …' : ''}`;
    })
    .join('; ');
}

function refusal(why: RowsFault) {
  switch (why.fault) {
    case 'badJson':
      return problem('badJson', {}, 'input');
    case 'ragged':
      return problem('ragged', { line: why.line, cells: why.cells, expected: why.expected }, 'input');
    default:
      return problem(why.fault, { line: why.line }, 'input');
  }
}
