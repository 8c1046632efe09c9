import type { Interface } from '../../i18n/en';
import type { Lang } from '../../i18n/languages';

const tables = import.meta.glob<Interface>('../../i18n/{en,es,fr,id,it,pl,pt,ru}.ts', { import: 'default' });

/** All of the interface in one language: for what is seldom said, so that no page carries it. */
export async function moreWords(lang: Lang): Promise<Interface> {
  const load = tables[`../../i18n/${lang}.ts`];
  if (!load) throw new Error(`There are no words in '${lang}'`);
  return load();
}
