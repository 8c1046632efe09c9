import type { Lang } from '../../../i18n/languages';
import type { Names } from './names/names';

const LOADERS: Readonly<Partial<Record<Lang, () => Promise<{ default: Names }>>>> = {
  es: () => import('./names/es'),
  it: () => import('./names/it'),
  pt: () => import('./names/pt'),
  ru: () => import('./names/ru'),
};

/** The style names in a page's language; English if the tool has no page in it. */
export async function namesIn(lang: Lang): Promise<Names> {
  const { default: names } = await (LOADERS[lang] ?? (() => import('./names/en')))();
  return names;
}
