import type { MarkupEffect, StyleId } from '../../../data/fonts';
import type { Lang } from '../../../i18n/languages';

/** The styles' names in one language: they head the cards, and an empty form shows each name in its own style. */
export interface Names {
  readonly styles: Readonly<Record<StyleId, string>>;
  /** A word in which an app's own formatting is shown while nothing is typed. */
  readonly samples: Readonly<Record<MarkupEffect, string>>;
}

const LOADERS: Readonly<Partial<Record<Lang, () => Promise<{ default: Names }>>>> = {
  es: () => import('./names/es'),
  it: () => import('./names/it'),
  pt: () => import('./names/pt'),
  ru: () => import('./names/ru'),
};

/** The names in a page's language; English where the tool has no page. */
export async function namesIn(lang: Lang): Promise<Names> {
  const { default: names } = await (LOADERS[lang] ?? (() => import('./names/en')))();
  return names;
}
