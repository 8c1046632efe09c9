import { LOCALES, type Lang } from '../../i18n/languages';

/** Names that CLDR does not have: short forms, and older spellings that Indonesians still write. */
const MORE: Readonly<Partial<Record<Lang, Readonly<Record<string, number>>>>> = {
  id: { agt: 8, ags: 8, pebruari: 2, nopember: 11 },
};
const SHORTEST = 3;

/** 1 to 12 for a month's name, or its first three letters or more, in the page's language or English; 0 for another word. */
export function monthOf(typed: string, lang: Lang): number {
  const name = typed.toLowerCase();
  if (name.length < SHORTEST) return 0;
  return inLanguage(name, lang) ?? inLanguage(name, 'en') ?? 0;
}

function inLanguage(name: string, lang: Lang): number | undefined {
  const names = namesOf(lang);
  return names.get(name) ?? [...names].find(([whole]) => whole.startsWith(name))?.[1];
}

const cache = new Map<Lang, ReadonlyMap<string, number>>();

/** The names of the months in lowercase, alone and in a date ('luty', 'lutego'), long and short ('lut'), by their number. */
function namesOf(lang: Lang): ReadonlyMap<string, number> {
  const known = cache.get(lang);
  if (known) return known;
  const names = new Map(Object.entries(MORE[lang] ?? {}));
  for (const month of ['long', 'short'] as const) {
    for (const more of [{}, { day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(LOCALES[lang], { month, ...more, timeZone: 'UTC' });
      for (let at = 0; at < 12; at++) {
        const part = format.formatToParts(Date.UTC(2026, at, 1)).find(({ type }) => type === 'month');
        if (part) names.set(part.value.toLowerCase().replace(/\.$/, ''), at + 1);
      }
    }
  }
  cache.set(lang, names);
  return names;
}
