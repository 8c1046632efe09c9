import { LANGS, type Lang } from '../i18n/languages';

/** The static paths of a page `[...lang]/…` that exists in every language, English without a path segment. */
export const allLanguages = (): { params: { lang: string | undefined }; props: { lang: Lang } }[] =>
  LANGS.map((lang) => ({ params: { lang: lang === 'en' ? undefined : lang }, props: { lang } }));
