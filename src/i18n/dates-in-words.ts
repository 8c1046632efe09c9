/** Dates and spans in words. Apart from `format.ts`, which every page loads. */
import { formatDay } from './format';
import { LOCALES, type Lang } from './languages';

/** The weekday of an ISO date: 'Saturday'. */
export const formatWeekday = (iso: string, lang: Lang): string => formatDay(iso, lang, { weekday: 'long' });

/** The month and year of an ISO date: 'November 2026'. */
export const formatMonth = (iso: string, lang: Lang): string =>
  formatDay(iso, lang, { month: 'long', year: 'numeric' });

/** Years, months, and days with the plural forms of the language: '36 years, 5 months, 6 days', '36 ans, 5 mois et 6 jours'. */
export function formatSpan(
  { years, months, days }: Readonly<Record<'years' | 'months' | 'days', number>>,
  lang: Lang,
): string {
  const part = (count: number, unit: 'year' | 'month' | 'day') =>
    new Intl.NumberFormat(LOCALES[lang], { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(
      count,
    );
  const parts = [part(years, 'year'), part(months, 'month'), part(days, 'day')];
  return new Intl.ListFormat(LOCALES[lang], { type: 'unit', style: 'long' }).format(parts);
}
