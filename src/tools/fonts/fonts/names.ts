import type { Lang } from '../../../i18n/languages';
import type { Names } from './names/names';

const LOADERS: Readonly<Record<Lang, () => Promise<{ default: Names }>>> = {
  en: () => import('./names/en'),
  es: () => import('./names/es'),
  fr: () => import('./names/fr'),
  id: () => import('./names/id'),
  it: () => import('./names/it'),
  pl: () => import('./names/pl'),
  pt: () => import('./names/pt'),
  ru: () => import('./names/ru'),
};

/** The style names in a page's language, which are also the samples before something is typed. */
export const namesIn = async (lang: Lang): Promise<Names> => (await LOADERS[lang]()).default;
