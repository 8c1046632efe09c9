import { LOCALES, type Lang } from '../../../i18n/languages';
import type { Span } from '../../../core/dates/calendar-date';

/**
 * An age in words, with the plural forms of the language: '36 years, 5 months, 6 days', '36 ans, 5 mois et 6 jours'.
 */
export function ageInWords({ years, months, days }: Span, lang: Lang): string {
  const locale = LOCALES[lang];
  const part = (count: number, unit: 'year' | 'month' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(count);
  const parts = [part(years, 'year'), part(months, 'month'), part(days, 'day')];
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
}
