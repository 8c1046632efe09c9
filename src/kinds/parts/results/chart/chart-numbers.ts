import type { ChartInput, SeriesFacts } from './chart-types';

/** The distance between a plot and its labels, in pixels. */
export const GAP = 8;

/** The facts about each series that screen readers get. Series without a number are omitted. */
export const factsOf = ({ rows, series }: ChartInput): SeriesFacts[] =>
  series.flatMap((name, index) => {
    const numbers = rows.map(({ values }) => values[index]).filter(isNumber);
    const [first, last] = [numbers[0], numbers.at(-1)];
    const [least, greatest] = extent(numbers);
    const known = first !== undefined && last !== undefined && least !== undefined && greatest !== undefined;
    return known ? [{ name, first, last, least, greatest }] : [];
  });

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The least and the greatest number; empty if there are none. A loop, because spreading a long array into Math.min overflows the stack. */
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

/** Rounds to hundredths of a pixel, to keep paths short. */
export const round = (pixels: number): number => Math.round(pixels * 100) / 100;
