import type { Schedule } from './cron-schedule';

/** A schedule in an English sentence, by cRonstrue, which loads here; '' for one that it has no words for. */
export async function describe(schedule: Schedule): Promise<string> {
  const { toString } = (await import('cronstrue')).default;
  const { fields, dialect } = schedule;
  const { dayOfMonth, dayOfWeek } = fields;
  try {
    return toString(sayable(schedule), {
      dayOfWeekStartIndexZero: dialect === 'unix',
      logicalAndDayFields: dayOfMonth.star || dayOfWeek.star,
    });
  } catch {
    // It has no words for some of Quartz: L-3W, or L in a list.
    return '';
  }
}

/** A step that leads beyond its field at once leaves one value: minute 0 for every 61 minutes, which cRonstrue would say. */
function sayable({ text, written, dialect }: Schedule): string {
  const words = text.split(' ');
  return written
    .map(({ name, values }, index) => {
      const word = words[index] ?? '';
      const [value = 0, second] = values;
      if (second !== undefined || !/^\*\/\d+$/.test(word)) return word;
      return String(name === 'dayOfWeek' && dialect === 'quartz' ? value + 1 : value);
    })
    .join(' ');
}
