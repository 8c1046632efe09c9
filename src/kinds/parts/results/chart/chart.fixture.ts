import { type ChartInput, type ChartRow } from '.';

export const rows: ChartRow[] = [
  { x: 1, values: [10, 5] },
  { x: 2, values: [20, 10] },
  { x: 4, values: [30, 10] },
];
export const input = (change: Partial<ChartInput> = {}): ChartInput => ({
  type: 'line',
  rows,
  series: ['Interest', 'Principal'],
  width: 400,
  height: 200,
  lang: 'en',
  ...change,
});
