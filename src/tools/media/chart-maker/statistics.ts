import Big from 'big.js';
import type { ChartData } from './read-data';

export interface Statistics {
  readonly min: number;
  readonly max: number;
  /** Exact, in canonical form: the decimals add up as on paper. */
  readonly total: string;
}

/** Over all numbers of all series. */
export function statisticsOf({ series }: Pick<ChartData, 'series'>): Statistics {
  let min = Infinity;
  let max = -Infinity;
  let total = new Big(0);
  for (const { values } of series) {
    for (const value of values) {
      if (value === null) continue;
      if (value < min) min = value;
      if (value > max) max = value;
      total = total.plus(value);
    }
  }
  return { min, max, total: total.toFixed() };
}
