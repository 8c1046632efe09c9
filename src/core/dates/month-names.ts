import { LOCALES, type Lang } from '../../i18n/languages';

const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthNames = new Map<Lang, readonly string[]>();

/** 1 to 12 for a month's name, or its first three letters or more, in the page's language or English; 0 for another word. */
export function monthOf(typed: string, lang: Lang): number {
  const name = typed.toLowerCase();
  let names = monthNames.get(lang);
  if (!names) monthNames.set(lang, (names = ENGLISH.map((_, month) => monthName(month, lang))));
  const own = names.findIndex((known) => known.startsWith(name));
  if (own >= 0) return own + 1;
  if (lang === 'id' && (name === 'agt' || name === 'ags')) return 8;
  return ENGLISH.indexOf(name.slice(0, 3)) + 1;
}

/** As it is written after a day, which in Polish and Russian isn't the nominative. */
function monthName(month: number, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const name = format.formatToParts(Date.UTC(2026, month, 2)).find(({ type }) => type === 'month');
  return (name?.value ?? '').toLowerCase();
}
