/** The site's languages, in the order of menus. English has no path segment. */
export const LANGS = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const;

export type Lang = (typeof LANGS)[number];

/** The locale for number and date formats of each language. Portuguese is Brazilian Portuguese. */
export const LOCALES: Record<Lang, string> = {
  en: 'en-US',
  es: 'es',
  fr: 'fr-FR',
  id: 'id-ID',
  it: 'it-IT',
  pl: 'pl-PL',
  pt: 'pt-BR',
  ru: 'ru-RU',
};

export const isLang = (text: string | undefined): text is Lang => LANGS.some((lang) => lang === text);

/** The language of a path (without the base path), from its first segment. */
export function langOfPath(path: string): Lang {
  const first = path.split('/')[1];
  return isLang(first) && first !== 'en' ? first : 'en';
}
