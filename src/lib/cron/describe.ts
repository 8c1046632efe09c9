import type { Schedule } from './schedule';

/** A schedule in an English sentence, by cRonstrue, which loads here; '' for one that it has no words for. */
export async function describe({ fields, text, dialect }: Schedule): Promise<string> {
  const { toString } = (await import('cronstrue')).default;
  const { dayOfMonth, dayOfWeek } = fields;
  try {
    return toString(text, {
      dayOfWeekStartIndexZero: dialect === 'unix',
      logicalAndDayFields: dayOfMonth.star || dayOfWeek.star,
    });
  } catch {
    // It refuses a step longer than its field, which cron takes.
    return '';
  }
}
