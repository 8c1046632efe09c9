/** What a change can break: tools, by their imports, and the tests next to what changed. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'yaml';
import { importsOf } from '../check-arrows.mjs';

/** If more tools than this are affected, one of each kind is tested instead of all. */
const MAX_TOOLS = 8;

const sorted = (names) => names.toSorted((a, b) => (a < b ? -1 : 1));

const toolOf = (file) => /^src\/tools\/([^/]+\/[^/]+)\//.exec(file)?.[1];

/**
 * The files that import the given files, directly or indirectly, and those files themselves.
 * @param {readonly string[]} changed paths in the project
 * @param {ReadonlyMap<string, readonly string[]>} imports by file
 */
export function dependents(changed, imports) {
  const importers = new Map();
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/**
 * @param {readonly string[]} changed paths in the project
 * @param {{ imports: ReadonlyMap<string, readonly string[]>, kindOf: (tool: string) => string, toolOfPage: (file:
 * string) => string | undefined }} project
 * @returns {{ tools: readonly string[], all: boolean }} `all`: too many tools are affected, and these are one of each
 * kind
 */
export function affectedTools(changed, { imports, kindOf, toolOfPage }) {
  const own = changed.map((file) => toolOf(file) ?? toolOfPage(file)).filter(Boolean);
  const reached = [...dependents(changed, imports)].map(toolOf).filter(Boolean);
  const affected = [...new Set([...own, ...reached])];
  if (affected.length <= MAX_TOOLS) return { tools: sorted(affected), all: false };
  const byKind = new Map(sorted(affected).map((tool) => [kindOf(tool), tool]));
  return { tools: sorted([...new Set([...own, ...byKind.values()])]), all: true };
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.astro', '/index.ts', '/index.tsx'];

/** The imports of every source file, as paths in the project. */
export function readImports() {
  const files = globSync('{src,scripts}/**/*.{ts,tsx,mjs,astro}').map((file) => file.replaceAll('\\', '/'));
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
        const path = posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
        const found = ENDINGS.map((ending) => path + ending).find((name) => known.has(name));
        return found ?? [];
      }),
    ]),
  );
}

/** The kind in a tool's definition: 'text' of `textTool(…)`. */
export const kindOf = (tool) => /\b(\w+)Tool\(/.exec(readFileSync(`src/tools/${tool}/tool.ts`, 'utf8'))?.[1] ?? 'own';

/** The tool in a page's front matter. */
export function toolOfPage(file) {
  if (!/^content\/tools\/.*\.md$/.test(file) || !existsSync(file)) return undefined;
  return parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '')?.tool;
}
