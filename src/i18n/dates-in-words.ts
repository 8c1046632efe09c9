/** Dates and spans in words. Apart from `format.ts`, which every page loads. */
import { formatDay } from './format';
import { LOCALES, type Lang } from './languages';

/** The weekday of an ISO date: 'Saturday'. */
export const formatWeekday = (iso: string, lang: Lang): string => formatDay(iso, lang, { weekday: 'long' });

/** The month and year of an ISO date: 'November 2026'. */
export const formatMonth = (iso: string, lang: Lang): string =>
  formatDay(iso, lang, { month: 'long', year: 'numeric' });

const UNITS = ['year', 'month', 'day'] as const;

/**
 * Years, months, and days, or those of them that are given, with the plural forms of the language: '36 years, 5 months,
 * 6 days', '36 ans, 5 mois et 6 jours'.
 */
export function formatSpan(span: Readonly<Partial<Record<`${(typeof UNITS)[number]}s`, number>>>, lang: Lang): string {
  const parts = UNITS.flatMap((unit) => {
    const count = span[`${unit}s`];
    const format = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false } as const;
    return count === undefined ? [] : [new Intl.NumberFormat(LOCALES[lang], format).format(count)];
  });
  return new Intl.ListFormat(LOCALES[lang], { type: 'unit', style: 'long' }).format(parts);
}
