import { pageLang } from '../../browser/page-lang';
import type { Lang } from '../../i18n/languages';
import type { SettingsWords } from './settings-words';

/** The strings of the settings and the language that they are in. */
export interface SettingsText {
  readonly words: SettingsWords;
  readonly lang: Lang;
}

/** Reads the page's strings from `data-words` of `element` or what contains it, which the build has written. */
export function settingsText(element: HTMLElement): SettingsText {
  const json = element.closest<HTMLElement>('[data-words]')?.dataset.words;
  if (json === undefined) throw new Error('data-words is missing');
  return { words: JSON.parse(json) as SettingsWords, lang: pageLang() };
}
