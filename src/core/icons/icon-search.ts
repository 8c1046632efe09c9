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
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The names of the icons that contain every word in their name, a former name, a tag or a category. The exact name is first,
 * then names that begin with the search, names that contain it, and the others; each by name.
 */
export function search({ nodes, tags, categories, aliases }: Icons, typed: string, category: string): string[] {
  const wanted = folded(typed).trim();
  const words = wanted.split(/[\s,]+/).filter((word) => word !== '');
  const former = new Map<string, string[]>();
  for (const [old, name] of Object.entries(aliases)) former.set(name, [...(former.get(name) ?? []), old]);
  const names = Object.keys(nodes).filter((name) => category === '' || categories[category]?.has(name));
  if (words.length === 0) return names.toSorted();
  const joined = words.join('-');
  const ranked = names.flatMap((name) => {
    const own = [name, ...(former.get(name) ?? [])];
    const groups = Object.keys(categories).filter((one) => categories[one]?.has(name));
    const all = [...own, ...(tags[name] ?? []), ...groups].map(folded);
    if (!words.every((word) => all.some((text) => text.includes(word)))) return [];
    const rank =
      own.includes(wanted) || own.includes(joined)
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
