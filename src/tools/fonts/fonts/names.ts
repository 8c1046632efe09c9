import type { Lang } from '../../../i18n/languages';
import type { Names } from './names/names';

/** By file: a page keeps only those of its own language for use offline (src/build/modules.ts). */
const LOADERS = import.meta.glob<Names>('./names/[a-z][a-z].ts', { import: 'default' });

/** The style names in a page's language, which are also the samples before something is typed. */
export async function namesIn(lang: Lang): Promise<Names> {
  const load = LOADERS[`./names/${lang}.ts`];
  if (!load) throw new Error(`src/tools/fonts/fonts/names/${lang}.ts is missing`);
  return load();
}
