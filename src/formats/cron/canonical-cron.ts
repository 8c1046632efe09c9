import { isEvery, RANGES, type CronField } from './cron-field';

/** A run of so many values is written as a range, and so many at even distances as a step. */
const FEWEST = 3;

/**
 * A field as it is shortest and clearest: names as numbers, Sunday as 0, sorted, ranges for three or more in a row, `*` for
 * all, and a step where the values are every n-th from the first to the end. Day fields get neither `*` nor a step that was not typed while
 * the other one restricts (`free`): what begins with `*` there changes either-or into both.
 */
export function canonical(field: CronField, free: boolean): string {
  const { name, values, text } = field;
  const isDay = name === 'dayOfMonth' || name === 'dayOfWeek';
  if (/^\*(?:\/\d+)?$/.test(text) || (isDay && field.star)) return /^\*\/0*1$/.test(text) ? '*' : text;
  if (isEvery(field) && (!isDay || free)) return '*';
  return (isDay ? undefined : stepOf(field)) ?? ranges(values);
}

function stepOf({ name, values }: CronField): string | undefined {
  const { min, max } = RANGES[name];
  const [first = 0, second = 0] = values;
  const by = second - first;
  const whole = first === min && by >= 2 && values.length >= FEWEST && (values.at(-1) ?? 0) + by > max;
  return whole && values.every((value, index) => value === min + index * by) ? `*/${by}` : undefined;
}

function ranges(values: readonly number[]): string {
  const parts: string[] = [];
  for (let from = 0; from < values.length;) {
    let to = from;
    while (values[to + 1] === (values[to] ?? 0) + 1) to++;
    if (to - from + 1 >= FEWEST) parts.push(`${values[from]}-${values[to]}`);
    else parts.push(...values.slice(from, to + 1).map(String));
    from = to + 1;
  }
  return parts.join(',');
}
