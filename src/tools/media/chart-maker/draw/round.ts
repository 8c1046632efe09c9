import { arc, pie } from 'd3-shape';
import { formatNumber, formatPercent } from '../../../../i18n/format';
import type { ChartData } from '../read-data';
import { colorOf, numbersOf, tickLabels, type Box, type DrawOptions } from './frame';
import { fitted, inkOn, px, rectAt, SIZE, SOFT, textAt, textWidth } from './parts';
import { linearAxis } from './scale';

const ROW = 26;
/** A slice narrower than this (radians) has no label inside. */
const NARROW = 0.25;

/** Slices of the first series, clockwise from the top, with a legend of names and shares beside them. */
export function drawPie(data: ChartData, options: DrawOptions, box: Box): string[] {
  const { labels: wish, lang, type } = options;
  const values = data.series[0]?.values.map((value) => value ?? 0) ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const share = (value: number) => formatPercent(total === 0 ? 0 : (value / total) * 100, lang, 1);
  const most = (box.right - box.left) * 0.4;
  const rows = Math.floor((box.bottom - box.top) / ROW);
  const names = data.labels.map((label) => fitted(label, most - 95));
  const wide = Math.min(most, Math.max(...names.map((name) => textWidth(name))) + 105);
  const radius = Math.max(10, Math.min(box.right - box.left - wide - 24, box.bottom - box.top) / 2 - 4);
  const x = box.left + (box.right - box.left - wide - 24 - 2 * radius) / 2 + radius;
  const y = (box.top + box.bottom) / 2;
  const shape = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(type === 'donut' ? radius * 0.58 : 0)
    .outerRadius(radius)
    .digits(2);
  const inside = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(radius * (type === 'donut' ? 0.79 : 0.66))
    .outerRadius(radius * (type === 'donut' ? 0.79 : 0.66));
  const slices = pie<number>().sort(null)([...values]);
  const parts = slices.flatMap((slice, row) => {
    if (slice.value === 0) return [];
    const color = colorOf(options, row);
    const path = `<path d="${shape(slice) ?? ''}" fill="${color}" stroke="#ffffff" stroke-width="1.5"/>`;
    if (wish === 'none' || slice.endAngle - slice.startAngle < NARROW) return [path];
    const [left, top] = inside.centroid(slice);
    const text = wish === 'percent' ? share(slice.value) : formatNumber(slice.value, lang);
    return [path, textAt(left, top, text, { anchor: 'middle', fill: inkOn(color) })];
  });
  const shown = names.slice(0, names.length > rows ? rows - 1 : rows);
  const first = y - (shown.length * ROW) / 2 + ROW / 2;
  const legend = shown.flatMap((name, row) => {
    const at = first + row * ROW;
    return [
      rectAt(box.right - wide, at - 6, 12, 12, colorOf(options, row)),
      textAt(box.right - wide + 18, at, name),
      textAt(box.right, at, share(values[row] ?? 0), { anchor: 'end', fill: SOFT }),
    ];
  });
  if (shown.length < names.length) legend.push(textAt(box.right - wide + 18, first + shown.length * ROW, '…'));
  return [`<g transform="translate(${px(x)} ${px(y)})">`, ...parts, '</g>', ...legend];
}

/** A polygon for each series; each row is an axis from the middle, clockwise from the top. */
export function drawRadar(data: ChartData, options: DrawOptions, box: Box): string[] {
  const values = numbersOf(data.series.map((one) => one.values));
  const axis = linearAxis(Math.min(...values), Math.max(...values), { zero: options.zero, count: 5 });
  const most = (box.right - box.left) * 0.25;
  const wide = Math.max(...data.labels.map((label) => Math.min(most, textWidth(label)))) + 12;
  const radius = Math.max(10, Math.min((box.right - box.left) / 2 - wide, (box.bottom - box.top) / 2 - SIZE - 8));
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const angle = (row: number) => (2 * Math.PI * row) / data.labels.length - Math.PI / 2;
  const far = (value: number) => (radius * (value - axis.from)) / (axis.to - axis.from);
  const at = (row: number, distance: number): [number, number] => [
    x + distance * Math.cos(angle(row)),
    y + distance * Math.sin(angle(row)),
  ];
  const polygon = (points: readonly (readonly [number, number])[], style: string) =>
    `<polygon points="${points.map(([left, top]) => `${px(left)},${px(top)}`).join(' ')}" ${style}/>`;
  const ring = (value: number) =>
    polygon(
      data.labels.map((_, row) => at(row, far(value))),
      'fill="none" stroke="#e2ded5"',
    );
  const ticks = tickLabels(axis.ticks, { ...options, log: false });
  return [
    ...axis.ticks.map(ring),
    ...data.labels.map((_, row) => {
      const [left, top] = at(row, radius);
      return `<line x1="${px(x)}" y1="${px(y)}" x2="${px(left)}" y2="${px(top)}" stroke="#e2ded5"/>`;
    }),
    ...data.series.map(({ values: list }, series) => {
      const color = colorOf(options, series);
      return polygon(
        list.map((value, row) => at(row, far(value ?? axis.from))),
        `fill="${color}" fill-opacity="0.15" stroke="${color}" stroke-width="2.5" stroke-linejoin="round"`,
      );
    }),
    ...axis.ticks
      .slice(1, -1)
      .map((tick, index) => textAt(x + 4, y - far(tick), ticks[index + 1] ?? '', { fill: SOFT })),
    ...data.labels.map((label, row) => {
      const [left, top] = at(row, radius + 12);
      const side = Math.cos(angle(row));
      const anchor = Math.abs(side) < 0.1 ? 'middle' : side > 0 ? 'start' : 'end';
      return textAt(left, top, fitted(label, most), { anchor });
    }),
  ];
}
