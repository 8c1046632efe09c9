import { folded, type Entry, type IconNodes } from '../../../core/icons/icon-search';
import type { Logo } from '../../../core/icons/logo';

/** Lucide's lines, or the filled logo of a brand. */
export type Drawing = IconNodes | Logo;

export const isLogo = (drawing: Drawing): drawing is Logo => 'path' in drawing;

/** What all brands are found by, although it isn't in their names. */
const KINDS = ['brand', 'brands', 'logo', 'logos'];

let entries: readonly Entry[] | undefined;

/** What each brand is found by. */
export async function loadBrands(): Promise<readonly Entry[]> {
  return (entries ??= await readEntries());
}

async function readEntries(): Promise<readonly Entry[]> {
  const { names } = await import('virtual:brand-names');
  return names.map(([name, title, ...others]) => {
    const slug = name.replace(/-brand$/, '');
    const said = folded(title);
    const exact = [name, slug, said, said.replaceAll(/\s+/g, '-')];
    return { name, names: exact, texts: [name, said, ...others.map(folded)], kinds: KINDS };
  });
}

/** The logos of those names that are brands; only the files that contain them are loaded. */
export async function loadLogos(names: readonly string[]): Promise<Readonly<Record<string, Logo>>> {
  const { names: all, files } = await import('virtual:brand-names');
  const known = new Set(all.map(([name]) => name));
  const wanted = names.filter((name) => known.has(name));
  const needed = new Set(wanted.map((name) => files.findLast(({ first }) => first <= name)));
  const loaded = await Promise.all(Array.from(needed, async (file) => (await file?.load())?.default ?? {}));
  const logos: Readonly<Record<string, Logo>> = Object.assign({}, ...loaded);
  return Object.fromEntries(wanted.flatMap((name) => (logos[name] ? [[name, logos[name]]] : [])));
}
