import type { Plugin } from 'vite';
import type { SimpleIcon } from 'simple-icons';
import type { BrandName, Logo } from '../core/icons/logo.ts';
import facts from '../data/icon-categories.json' with { type: 'json' };

/** The longest part, as JSON: about 60 kB with gzip. */
const LONGEST = 140_000;

const NAMES = 'virtual:brand-names';
// The end of an identifier becomes the name of its file.
const NAMES_FILE = '\0virtual:brand-names/brand-names';
const LOGOS = /^virtual:brand-logos\/(\d+)\/brand-logos$/;

/** The logos of npm's simple-icons as modules: a list of the names, and files of about the same size with the logos. */
export function brandIcons(): Plugin {
  let brands: ReturnType<typeof readBrands> | undefined;
  const read = () => (brands ??= readBrands());
  return {
    name: 'smallkit-brand-icons',
    resolveId: (id) => (id === NAMES ? NAMES_FILE : LOGOS.test(id) ? `\0${id}` : undefined),
    load: async (id) => {
      if (id === NAMES_FILE) {
        const { names, parts } = await read();
        const files = parts.map(
          (part, index) =>
            `{ first: ${JSON.stringify(part[0]?.[0])}, load: () => import('virtual:brand-logos/${index}/brand-logos') }`,
        );
        return `export const names = ${parsed(names)};\nexport const files = [${files.join(',\n')}];\n`;
      }
      const [, index] = LOGOS.exec(id.replace(/^\0/, '')) ?? [];
      if (index === undefined) return undefined;
      const { parts } = await read();
      return `export default ${parsed(Object.fromEntries(parts[Number(index)] ?? []))};\n`;
    },
  };
}

/** Browsers read JSON faster than the same object in a script. */
const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** All brands by name: what each is found by, and the logos in parts. */
export async function readBrands(): Promise<{
  readonly names: readonly BrandName[];
  readonly parts: readonly (readonly (readonly [name: string, logo: Logo])[])[];
}> {
  const [icons, { default: listed }, { default: lines }] = await Promise.all([
    import('simple-icons'),
    import('simple-icons/icons.json', { with: { type: 'json' } }),
    import('lucide-static/icon-nodes.json', { with: { type: 'json' } }),
  ]);
  // Lucide's icons had their names first: 'x' and 'apple' are theirs.
  const isTaken = (name: string) => Object.hasOwn(lines, name) || Object.hasOwn(facts.aliases, name);
  const others = new Map(listed.map(({ title, aliases }) => [title, otherNames(aliases)]));
  const brands = (Object.values(icons) as SimpleIcon[])
    .map((icon) => ({ name: isTaken(icon.slug) ? `${icon.slug}-brand` : icon.slug, icon }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const parts: [string, Logo][][] = [];
  let length = Infinity;
  for (const { name, icon } of brands) {
    const logo = logoOf(icon);
    length += JSON.stringify(logo).length;
    if (length > LONGEST) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push([name, logo]);
  }
  return { names: brands.map(({ name, icon }) => [name, icon.title, ...(others.get(icon.title) ?? [])]), parts };
}

const logoOf = ({ path, hex, source, guidelines, license }: SimpleIcon): Logo => ({
  path,
  hex,
  source,
  ...(guidelines !== undefined && { guidelines }),
  ...(license && { license: { type: license.type, url: license.url } }),
});

interface Aliases {
  readonly aka?: readonly string[];
  readonly old?: readonly string[];
  readonly loc?: Readonly<Record<string, string>>;
  readonly dup?: readonly { readonly title: string }[];
}

/** Other names, former names, names in other languages, and other brands with the same logo. */
const otherNames = ({ aka = [], old = [], loc = {}, dup = [] }: Aliases = {}): readonly string[] => [
  ...new Set([...aka, ...old, ...Object.values(loc), ...dup.map(({ title }) => title)]),
];
