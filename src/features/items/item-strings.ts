import type { Interface } from '../../i18n/en';
import { formatMoment } from '../../i18n/format';
import { isLang } from '../../i18n/languages';

/** Each language is a separate chunk, loaded when a copy needs a name. */
const tables = import.meta.glob<Interface>('../../i18n/{en,es,fr,id,it,pl,pt,ru}.ts', { import: 'default' });

/** '{title} (copy of Nov 21, 2026, 10:42 AM)', in the page's language. */
export async function copyOf(when: Date): Promise<string> {
  const { lang: named } = document.documentElement;
  const lang = isLang(named) ? named : 'en';
  const words = await tables[`../../i18n/${lang}.ts`]?.();
  return (words?.['save.copyOf'] ?? '{title} ({date})').replace('{date}', () => formatMoment(when, lang));
}
