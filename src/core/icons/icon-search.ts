/** The parts of an icon: elements with their attributes, as Lucide's package lists them. */
export type IconNodes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

export interface Icons {
  readonly nodes: Readonly<Record<string, IconNodes>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** The names of the icons in each category. */
  readonly categories: Readonly<Record<string, ReadonlySet<string>>>;
  /** Former names, with today's. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** Lucide's icons, tags, categories, and former names. */
export async function loadIcons(): Promise<Icons> {
  const [{ default: nodes }, { default: tags }, { default: facts }] = await Promise.all([
    import('lucide-static/icon-nodes.json'),
    import('lucide-static/tags.json'),
    import('../../data/icon-categories.json'),
  ]);
  const categories = Object.fromEntries(
    Object.entries(facts.categories).map(([category, names]) => [category, new Set(names.split(' '))]),
  );
  return { nodes: nodes as unknown as Icons['nodes'], tags, categories, aliases: facts.aliases };
}

/** Without case and accents. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What an icon is found by. */
export interface Entry {
  readonly name: string;
  /** Names that put the icon first when one of them is the whole search, folded. */
  readonly names: readonly string[];
  /** A word is found if one of these contains it, folded. */
  readonly texts: readonly string[];
  /** Words that it is also found by, but only when they are whole. */
  readonly kinds?: readonly string[];
}

/** Lucide's icons of a category ('' is all) that the search finds. */
export function search(icons: Icons, typed: string, category: string): string[] {
  return searchEntries(entriesOf(icons, category), typed);
}

/** Lucide's icons of a category ('' is all). */
export function entriesOf({ nodes, tags, categories, aliases }: Icons, category: string): Entry[] {
  const former = new Map<string, string[]>();
  for (const [old, name] of Object.entries(aliases)) former.set(name, [...(former.get(name) ?? []), old]);
  return Object.keys(nodes)
    .filter((name) => category === '' || categories[category]?.has(name))
    .map((name) => {
      const names = [name, ...(former.get(name) ?? [])];
      const groups = Object.keys(categories).filter((one) => categories[one]?.has(name));
      return { name, names, texts: [...names, ...(tags[name] ?? []), ...groups].map(folded) };
    });
}

/**
 * The names of the icons that contain every word in their name, another name, a tag or a category. The exact name is first,
 * then names that begin with the search, names that contain it, and the others; each by name.
 */
export function searchEntries(entries: readonly Entry[], typed: string): string[] {
  const wanted = folded(typed).trim();
  const words = wanted.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return entries.map(({ name }) => name).toSorted();
  const joined = words.join('-');
  const ranked = entries.flatMap(({ name, names, texts, kinds = [] }) => {
    if (!words.every((word) => kinds.includes(word) || texts.some((text) => text.includes(word)))) return [];
    const rank =
      names.includes(wanted) || names.includes(joined)
        ? 0
        : name.startsWith(joined)
          ? 1
          : words.every((word) => name.includes(word))
            ? 2
            : 3;
    return [{ name, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}
