import type { CronField } from './cron-field';
import type { Schedule } from './cron-schedule';

/**
 * Describes a schedule in an English sentence with cRonstrue, which is loaded on first use; '' for a schedule that it
 * can't describe.
 */
export async function describe(schedule: Schedule): Promise<string> {
  const { toString } = (await import('cronstrue')).default;
  const { fields, dialect } = schedule;
  const { dayOfMonth, dayOfWeek } = fields;
  // It takes L and # for the whole field: 'MON,WED#2' would be the second Wednesday alone.
  const isMixed = ({ text, specials }: CronField) =>
    text.includes(',') && (specials.length > 0 || /(?:^|,)L\b/i.test(text));
  if (isMixed(dayOfMonth) || isMixed(dayOfWeek)) return '';
  try {
    return toString(describable(schedule), {
      dayOfWeekStartIndexZero: dialect === 'unix',
      logicalAndDayFields: dayOfMonth.star || dayOfWeek.star,
    });
  } catch {
    // cRonstrue can't describe some of Quartz: L-3W, or L in a list.
    return '';
  }
}

/**
 * A step larger than its field leaves one value: every 61st minute is only minute 0, but cRonstrue would describe it
 * as every 61 minutes.
 */
function describable({ text, written, dialect }: Schedule): string {
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
