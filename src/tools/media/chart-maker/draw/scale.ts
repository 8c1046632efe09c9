/** The range of the values on an axis, and the round numbers at its grid lines. */
export interface ValueAxis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest of 1, 2, 2.5, 5 × 10ⁿ that is at least `least`. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power;
}

/** An axis that includes the range, and 0 if `zero`; ends at round numbers, with about `count` grid lines. */
export function linearAxis(
  least: number,
  greatest: number,
  { zero, count }: { zero: boolean; count: number },
): ValueAxis {
  let [low, high] = zero ? [Math.min(0, least), Math.max(0, greatest)] : [least, greatest];
  if (low === high) [low, high] = low === 0 ? [0, 1] : [low - Math.abs(low) / 2, high + Math.abs(high) / 2];
  const step = roundStep((high - low) / Math.max(1, count));
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => rounded((first + index) * step));
  return { from: ticks[0] ?? low, to: ticks.at(-1) ?? high, ticks };
}

/** An axis of powers of ten around positive values; within less than two decades also their doubles and fives. */
export function logAxis(least: number, greatest: number): ValueAxis {
  const first = Math.floor(Math.log10(least) + 1e-9);
  const last = Math.max(first + 1, Math.ceil(Math.log10(greatest) - 1e-9));
  const parts = last - first <= 2 ? [1, 2, 5] : [1];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index)).flatMap((power) =>
    parts.map((part) => rounded(part * power)),
  );
  const to = 10 ** last;
  return { from: 10 ** first, to, ticks: ticks.filter((tick) => tick <= to * (1 + 1e-9)) };
}

/** Without the errors of binary fractions: 0.30000000000000004 is 0.3. */
const rounded = (value: number): number => Number(value.toPrecision(12));
