import type { ChartInput, SeriesFacts } from './chart-types';

/** Between a plot and what stands beside it, in pixels. */
export const GAP = 8;

/** What a reader who does not see the chart is told of its series. */
export const factsOf = ({ rows, series }: ChartInput): SeriesFacts[] =>
  series.flatMap((name, index) => {
    const numbers = rows.map(({ values }) => values[index]).filter(isNumber);
    const [first, last] = [numbers[0], numbers.at(-1)];
    const [least, greatest] = extent(numbers);
    const known = first !== undefined && last !== undefined && least !== undefined && greatest !== undefined;
    return known ? [{ name, first, last, least, greatest }] : [];
  });

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Least and greatest; empty for no numbers. A loop: spreading a long list into Math.min overflows the stack. */
export function extent(numbers: readonly number[]): [] | [number, number] {
  const [first] = numbers;
  if (first === undefined) return [];
  let [least, greatest] = [first, first];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return [least, greatest];
}

/** To hundredths of a pixel: paths stay short. */
export const round = (pixels: number): number => Math.round(pixels * 100) / 100;
