import { isEvery, RANGES, type CronField } from './cron-field';

/** This many values in a row are written as a range, and this many at equal distances as a step. */
const MIN_RUN = 3;

/**
 * Writes a field in its shortest and clearest form: names as numbers, Sunday as 0, sorted, ranges for three or more in
 * a row, `*` for all, and a step if the values are every n-th from the first to the end. A day field gets a step only if
 * it was typed, and `*` only if it was typed or the other day field is unrestricted (`free`): a leading `*` changes the
 * meaning from 'either day matches' to 'both days match'.
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
  const whole = first === min && by >= 2 && values.length >= MIN_RUN && (values.at(-1) ?? 0) + by > max;
  return whole && values.every((value, index) => value === min + index * by) ? `*/${by}` : undefined;
}

function ranges(values: readonly number[]): string {
  const parts: string[] = [];
  for (let from = 0; from < values.length;) {
    let to = from;
    while (values[to + 1] === (values[to] ?? 0) + 1) to++;
    if (to - from + 1 >= MIN_RUN) parts.push(`${values[from]}-${values[to]}`);
    else parts.push(...values.slice(from, to + 1).map(String));
    from = to + 1;
  }
  return parts.join(',');
}
