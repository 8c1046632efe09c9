#!/usr/bin/env node
/**
 * Checks the architecture: imports, including type imports and those of `.astro` files, go down the layers and never in
 * a circle; no tool imports another tool; a helper that only one tool uses is in that tool's folder; strings import those
 * of their own language. Tests may import what they test with, except another tool.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The layers, top first. A layer may import itself and those in the lines below its own; one line is one level. */
const LEVELS = [
  ['pages'],
  // A page's layout and the whole-page components inside it use facts from each other: one level, which may import
  // itself.
  ['layouts', 'components'],
  ['islands', 'tools'],
  ['kinds'],
  ['features'],
  ['ui'],
  ['storage'],
  ['browser'],
  ['formats'],
  ['core'],
  ['data'],
  ['i18n'],
];

/** Folders outside the layers: what each may import. `config` and `operator` are files. */
const OTHER_FOLDERS = {
  build: ['islands', 'features', 'formats', 'core', 'data', 'i18n', 'config', 'operator'],
  config: ['features', 'operator'],
  operator: [],
  styles: [],
};

/** May be imported from this level and those above; below, configuration arrives as an argument. */
const CONFIG_FROM = 'features';

const allowedFor = (part) => {
  if (OTHER_FOLDERS[part]) return OTHER_FOLDERS[part];
  const level = LEVELS.findIndex((names) => names.includes(part));
  if (level < 0) return undefined;
  const below = LEVELS.slice(level + 1).flat();
  const configured = level <= LEVELS.findIndex((names) => names.includes(CONFIG_FROM));
  const page = level <= 1 ? ['tools', 'styles', 'build'] : level === 2 ? ['styles'] : [];
  return [...new Set([...(level === 1 ? LEVELS[1] : []), ...below, ...(configured ? ['config'] : []), ...page])];
};

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|[\s;}])import\s*['"]([^'"]+)['"]/g;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The relative specifiers that a file imports, types included. */
export const importsOf = (source) =>
  source
    .replace(COMMENT, '')
    .matchAll(IMPORT)
    .map(([, from, lazy, bare]) => from ?? lazy ?? bare)
    .filter((specifier) => specifier.startsWith('.'))
    .toArray();

const partOf = (file) => (file.includes('/') ? file.split('/')[0] : file.replace(/\.[a-z]+$/, ''));
const toolOf = (file) => /^tools\/([^/]+\/[^/]+)\//.exec(file)?.[1];
const isTest = (file) => /(\.(test|e2e|fixture)|-e2e)\.(tsx?|mjs)$/.test(file) || /^(testing|tour)\//.test(file);

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];

/** Each file's imports, resolved: `{ specifier, target }`; the target has no extension if no such file is known. */
function resolvedImports(files) {
  return new Map(
    [...files].map(([file, source]) => [
      file,
      importsOf(source).map((specifier) => {
        const path = posix.normalize(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')));
        return { specifier, target: ENDINGS.map((ending) => path + ending).find((name) => files.has(name)) ?? path };
      }),
    ]),
  );
}

/**
 * What is wrong with the imports, one line each.
 * @param {ReadonlyMap<string, string>} files sources by path under src
 */
export function wrongArrows(files) {
  const imports = resolvedImports(files);
  return [
    ...upwardArrows(imports),
    ...circles(imports),
    ...misplacedHelpers(imports),
    ...otherLanguages(imports),
    ...sharedNames(files),
  ];
}

function upwardArrows(imports) {
  const wrong = [];
  for (const [file, targets] of imports) {
    const part = partOf(file);
    const tool = toolOf(file);
    const allowed = allowedFor(part);
    for (const { specifier, target } of targets) {
      if (target.startsWith('..')) {
        // The islands of tools are generated (src/build/tool-islands.ts).
        if (part !== 'build' && !/^\.\.\/(content|\.astro\/tools)\//.test(target) && !isTest(file))
          wrong.push(`src/${file}: imports '${specifier}' from outside src`);
        continue;
      }
      const to = partOf(target);
      const report = (remedy) => wrong.push(`src/${file}: imports '${specifier}' from ${to}; ${remedy}`);
      const other = toolOf(`${target}/`);
      if (tool && other && tool !== other) report('move what two tools need to kinds, formats, core or data');
      else if (!isTest(file) && to !== part && allowed && !allowed.includes(to)) {
        report(allowed.length > 0 ? `${part} may import ${allowed.join(', ')}` : `${part} may import nothing`);
      }
    }
  }
  return wrong;
}

/** Circles of imports: the files of each strongly connected group (Tarjan 1972). */
export function circles(imports) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const { target } of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      if (target === file) found.push(`src/${file}: imports itself`);
      if (!order.has(target)) {
        visit(target);
        low.set(file, Math.min(low.get(file), low.get(target)));
      } else if (stack.includes(target)) low.set(file, Math.min(low.get(file), order.get(target)));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) {
      found.push(
        `src/${group.join(' ↔ src/')}: import each other in a circle; move what they share to a separate file`,
      );
    }
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** Layers whose files are shared by definition: files with one tool as their only user belong in that tool. */
const SHARED_LAYERS = ['ui', 'storage', 'browser', 'core'];

function misplacedHelpers(imports) {
  const users = new Map();
  for (const [file, targets] of imports) {
    for (const { target } of targets) {
      // A test next to a helper does not count as a user of it.
      if (isTest(file) && posix.dirname(file) === posix.dirname(target)) continue;
      users.set(target, (users.get(target) ?? new Set()).add(file));
    }
  }
  return (
    [...imports.keys()]
      .filter((file) => SHARED_LAYERS.includes(partOf(file)) && !isTest(file) && !file.endsWith('/index.ts'))
      // The strings of a language are beside those of English, even if only one tool has that language.
      .filter((file) => (languageOf(file) ?? 'en') === 'en')
      .flatMap((file) => {
        const tools = new Set([...(users.get(file) ?? [])].map((user) => toolOf(user)));
        const [tool] = tools;
        return tools.size === 1 && tool ? [`src/${file}: only ${tool} uses it; move it to src/tools/${tool}`] : [];
      })
  );
}

/** The language of a file of strings: 'strings/es.ts' of a tool, 'json-fault-strings/es.ts' that several tools share. */
const languageOf = (file) => /[/-]strings\/([a-z]{2})\.ts$/.exec(file)?.[1];

/** A tool's strings in one language import no words of another: a page would load both. */
function otherLanguages(imports) {
  return [...imports].flatMap(([file, targets]) =>
    targets
      .filter(({ target }) => posix.dirname(file) !== posix.dirname(target))
      .filter(({ target }) => [file, target].every(languageOf) && languageOf(file) !== languageOf(target))
      .map(({ specifier }) => `src/${file}: imports '${specifier}', the words of another language`),
  );
}

/** Files of the same name are hard to distinguish in a search; those of pages, indexes and languages have fixed names. */
function sharedNames(files) {
  const byName = Map.groupBy(
    [...files.keys()].filter(
      (file) => !/^(pages|tools)\//.test(file) && posix.basename(file) !== 'index.ts' && !languageOf(file),
    ),
    (file) => posix.basename(file),
  );
  return [...byName.values()]
    .filter((group) => group.length > 1)
    .map((group) => `src/${group.join(', src/')}: have the same name; name each after what it is about`);
}

function sourcesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.split(sep).join('/'));
  return new Map(
    names
      .filter((name) => /\.(ts|tsx|mjs|js|astro)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const files = sourcesIn(fileURLToPath(new URL('../src', import.meta.url)));
  const wrong = wrongArrows(files);
  for (const line of wrong) console.log(line);
  console.log(
    wrong.length === 0 ? `The imports of ${files.size} files go one way` : `${wrong.length} imports go the wrong way`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
