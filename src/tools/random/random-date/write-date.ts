import { LOCALES, type Lang } from '../../../i18n/languages';
import { dayOf, timeOf } from './dates';

export type DateFormat = 'iso' | 'dmy' | 'mdy' | 'dots' | 'long' | 'weekday' | 'unix';
export type MonthForm = 'long' | 'short' | 'number';

/** A function that writes moments (seconds since 1970, UTC) in a format; `time` adds the time of day. */
export function dateWriter(format: DateFormat, time: boolean, lang: Lang): (moment: number) => string {
  if (format === 'unix') return String;
  if (format === 'long' || format === 'weekday') {
    const intl = new Intl.DateTimeFormat(LOCALES[lang], {
      dateStyle: format === 'long' ? 'long' : 'full',
      ...(time && { timeStyle: 'medium' }),
      timeZone: 'UTC',
    });
    return (moment) => intl.format(moment * 1_000);
  }
  return (moment) => {
    const iso = dayOf(moment);
    const [year, month, day] = iso.split('-');
    if (format === 'iso') return time ? `${iso}T${timeOf(moment)}` : iso;
    const date = { dmy: `${day}/${month}/${year}`, mdy: `${month}/${day}/${year}`, dots: `${day}.${month}.${year}` };
    return time ? `${date[format]} ${timeOf(moment)}` : date[format];
  };
}

/** A function that writes months, 0 to 11, as names in a language or as numbers from 1. */
export function monthWriter(form: MonthForm, lang: Lang): (month: number) => string {
  if (form === 'number') return (month) => String(month + 1);
  const intl = new Intl.DateTimeFormat(LOCALES[lang], { month: form, timeZone: 'UTC' });
  return (month) => intl.format(Date.UTC(2026, month, 15));
}

/** A function that writes the weekday of a moment in a language. */
export function weekdayWriter(lang: Lang): (moment: number) => string {
  const intl = new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'long', timeZone: 'UTC' });
  return (moment) => intl.format(moment * 1_000);
}
