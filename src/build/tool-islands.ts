import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Where the modules are written: Astro's own folder for generated files. */
const OUT = '.astro/tools';

/**
 * Writes the two modules that put a tool on a page, for each tool that does not bring its own: `island.ts` makes the
 * standard form from `tool.ts`, and `index.astro` mounts the island with `client:intent`. Astro finds components to
 * hydrate by the imports in `.astro` files, so they must be files; they need not be in the repository. Returns their
 * paths, from the root.
 */
export function writeToolIslands(root: string): readonly string[] {
  rmSync(join(root, OUT), { recursive: true, force: true });
  const tools = globSync('src/tools/*/*/tool.ts', { cwd: root }).map((file) => dirname(file));
  return tools.toSorted().flatMap((folder) => {
    const out = folder.replace(/^src\/tools/, OUT);
    const write = (name: string, text: string): string => {
      mkdirSync(join(root, out), { recursive: true });
      writeFileSync(join(root, out, name), text);
      return `${out}/${name}`;
    };
    const from = (path: string) => relative(out, path).replaceAll('\\', '/');
    const own = ['island.tsx', 'island.ts'].find((name) => existsSync(join(root, folder, name)));
    const island = own
      ? []
      : [
          write(
            'island.ts',
            `import { island } from '${from('src/kinds/form/island')}';\nimport tool from '${from(`${folder}/tool`)}';\n\nexport default island(tool);\n`,
          ),
        ];
    if (existsSync(join(root, folder, 'index.astro'))) return island;
    const component = own ? from(`${folder}/island`) : './island';
    return [
      ...island,
      write('index.astro', `---\nimport Tool from '${component}';\n---\n\n<Tool client:intent {...Astro.props} />\n`),
    ];
  });
}
