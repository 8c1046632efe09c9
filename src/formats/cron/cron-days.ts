import { daysInMonth } from '../../core/dates/calendar-date';
import type { CronField, Special } from './cron-field';
import type { Schedule } from './cron-schedule';

/** Whether a schedule runs on a day, at any time: `date` is that day's midnight in UTC. */
export function fitsDay({ fields, dialect }: Pick<Schedule, 'fields' | 'dialect'>, date: Date): boolean {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  if (!fields.year.values.includes(year) && fields.year.text !== '*') return false;
  if (!fields.month.values.includes(month)) return false;
  const day = fitsField(fields.dayOfMonth, date);
  const weekday = fitsField(fields.dayOfWeek, date);
  // Vixie cron: if both day fields are restricted, either may match; a field that begins with * restricts too, but then
  // both must match.
  const both = dialect === 'quartz' || fields.dayOfMonth.star || fields.dayOfWeek.star;
  return both ? day && weekday : day || weekday;
}

function fitsField(field: CronField, date: Date): boolean {
  const value = field.name === 'dayOfMonth' ? date.getUTCDate() : date.getUTCDay();
  return field.values.includes(value) || field.specials.some((special) => fitsSpecial(special, date));
}

function fitsSpecial({ beforeLast, nearest, weekday }: Special, date: Date): boolean {
  const day = date.getUTCDate();
  const last = daysInMonth(date.getUTCFullYear(), date.getUTCMonth() + 1);
  if (weekday) {
    if (date.getUTCDay() !== weekday.day) return false;
    return weekday.nth === 'last' ? day + 7 > last : Math.ceil(day / 7) === weekday.nth;
  }
  const wanted = nearest === undefined || nearest === 'last' ? last - (beforeLast ?? 0) : nearest;
  if (wanted < 1 || wanted > last) return false;
  return day === (nearest === undefined ? wanted : nearestWeekday(wanted, date, last));
}

/** The nearest day from Monday to Friday within the same month. */
function nearestWeekday(day: number, date: Date, last: number): number {
  const weekday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day)).getUTCDay();
  if (weekday === 6) return day > 1 ? day - 1 : day + 2;
  if (weekday === 0) return day < last ? day + 1 : day - 2;
  return day;
}
