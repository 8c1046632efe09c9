import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Where the modules are written: Astro's own folder for generated files. */
const OUT = '.astro/tools';

/**
 * Writes the two modules that put each tool on a page. `island.ts` has the tool's own component, or the standard form for
 * `tool.ts`, and the table of its strings, so that a page loads a message without a table of all tools. `index.astro`
 * mounts the island with `client:intent`, unless the tool brings that file. Astro finds components to hydrate by the
 * imports in `.astro` files, so they must be files; they need not be in the repository. Returns their paths, from the root.
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
    const strings = `import.meta.glob('${from(`${folder}/strings`)}/*.ts')`;
    const island = write(
      'island.ts',
      [
        `import { ${own ? 'withStrings' : 'island'} } from '${from('src/kinds/form/island')}';`,
        `import tool from '${from(own ? `${folder}/island` : `${folder}/tool`)}';`,
        '',
        `export default ${own ? `withStrings(tool, ${strings})` : `island(tool, ${strings})`};`,
        '',
      ].join('\n'),
    );
    if (existsSync(join(root, folder, 'index.astro'))) return [island];
    return [
      island,
      write('index.astro', "---\nimport Tool from './island';\n---\n\n<Tool client:intent {...Astro.props} />\n"),
    ];
  });
}
