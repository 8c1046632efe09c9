import type { Interface } from '../../i18n/en';
import type { Lang } from '../../i18n/languages';

const tables = import.meta.glob<Interface>('../../i18n/{en,es,fr,id,it,pl,pt,ru}.ts', { import: 'default' });

/** Loads all interface strings of a language. Pages contain only the most frequent ones (ui-strings.ts). */
export async function allUiStrings(lang: Lang): Promise<Interface> {
  const load = tables[`../../i18n/${lang}.ts`];
  if (!load) throw new Error(`src/i18n/${lang}.ts does not exist`);
  return load();
}
