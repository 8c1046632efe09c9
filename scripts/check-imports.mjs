#!/usr/bin/env node
/**
 * Every imported package is declared in package.json; what the build reaches uses no development dependency; no
 * declared dependency is unused, or used by tests only. `npm start` installs only the dependencies, so a wrong
 * declaration would first fail on a machine that only runs the site.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readImports } from './check-imports/read-imports.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Packages that no source file names, and why they are declared. */
const USED_OTHERWISE = {
  node: 'the Node that npm’s scripts run on',
  'oxlint-tsgolint': 'oxlint --type-aware runs it',
};

const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx|astro|mdx)$/;
const TEST = /\.(test|e2e|bench)\.[a-z]+$|\.fixture\.[a-z]+$/;
/** Configuration of tests and editors, and the scripts that `npm start` does not run. */
const DEVELOPMENT = /^(scripts\/|(vitest|playwright)\.)/;
const ENTRIES = ['scripts/start.mjs', 'scripts/serve.mjs'];

/** 'react-dom/client' → 'react-dom'; undefined for files, built-in modules and the framework's own names. */
export function packageOf(specifier) {
  if (/^[./#]|^[a-z]+:/.test(specifier) || isBuiltin(specifier)) return undefined;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}

const globPattern = (glob) =>
  new RegExp(
    `^${glob
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)
      .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`,
  );

/** The existing files that an import resolves to. */
function targetsOf(file, { specifier, glob }, files) {
  if (!specifier.startsWith('.')) return [];
  const path = posix.normalize(posix.join(posix.dirname(file), specifier));
  if (glob) {
    const pattern = globPattern(path);
    return [...files.keys()].filter((name) => pattern.test(name));
  }
  const names = [
    path,
    ...['ts', 'tsx', 'mts', 'mjs', 'js'].flatMap((end) => [`${path}.${end}`, `${path}/index.${end}`]),
  ];
  return names.filter((name) => files.has(name)).slice(0, 1);
}

/**
 * The files that only tests and development use: tests, and files that only they import.
 * @param {ReadonlyMap<string, import('./check-imports/read-imports.mjs').Import[]>} imports by file
 */
export function developmentFiles(imports) {
  const importers = new Map([...imports.keys()].map((file) => [file, new Set()]));
  for (const [file, list] of imports)
    for (const one of list) for (const target of targetsOf(file, one, imports)) importers.get(target)?.add(file);
  const build = new Set();
  const reach = (file) => {
    if (build.has(file)) return;
    build.add(file);
    for (const one of imports.get(file) ?? []) for (const target of targetsOf(file, one, imports)) reach(target);
  };
  for (const [file, from] of importers) {
    const development = TEST.test(file) || DEVELOPMENT.test(file);
    if (ENTRIES.includes(file) || (!development && from.size === 0)) reach(file);
  }
  return new Set([...imports.keys()].filter((file) => !build.has(file)));
}

/**
 * What is wrong between the imports and package.json.
 * @param {ReadonlyMap<string, string>} sources by path from the root
 * @param {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, scripts?: Record<string,
 * string> }} manifest
 * @param {string} [texts] other files that may name a package: style sheets, settings
 */
export function wrongImports(sources, manifest, texts = '') {
  const imports = new Map([...sources].map(([file, source]) => [file, readImports(file, source)]));
  const development = developmentFiles(imports);
  const dependencies = new Set(Object.keys(manifest.dependencies ?? {}));
  const devDependencies = new Set(Object.keys(manifest.devDependencies ?? {}));
  const has = (name) => dependencies.has(name) || devDependencies.has(name);
  /** @type {Map<string, 'build' | 'development'>} */
  const used = new Map();
  const wrong = [];
  for (const [file, list] of imports) {
    for (const { specifier, types } of list) {
      const name = packageOf(specifier);
      if (name === undefined) continue;
      const built = !development.has(file);
      if (used.get(name) !== 'build') used.set(name, built ? 'build' : 'development');
      const typesOf = `@types/${name.replace(/^@(.*)\//, '$1__')}`;
      if (!has(name) && !(types && has(typesOf)))
        wrong.push(
          `${file}: imports '${specifier}', which package.json does not declare: npm install ${built && !types ? '' : '--save-dev '}${types ? `${name} or ${typesOf}` : name}`,
        );
      else if (built && !types && !dependencies.has(name))
        wrong.push(`${file}: the build needs '${name}', a development dependency: npm install --save-prod ${name}`);
    }
  }
  const commands = Object.values(manifest.scripts ?? {}).join('\n');
  const isNamed = (name, text) => new RegExp(`["'(/]${RegExp.escape(name)}["'/]`).test(text);
  const built = [...sources].filter(([file]) => !development.has(file)).map(([, source]) => source);
  for (const name of dependencies) {
    if (name in USED_OTHERWISE || used.get(name) === 'build' || isNamed(name, `${built.join('\n')}${texts}`)) continue;
    wrong.push(
      used.has(name)
        ? `package.json: only tests and development use '${name}': npm install --save-dev ${name}`
        : `package.json: nothing uses '${name}': npm uninstall ${name}`,
    );
  }
  const program = { typescript: 'tsc' };
  const all = `${[...sources.values()].join('\n')}${texts}`;
  for (const name of devDependencies) {
    const typed = /^@types\/(.*)$/.exec(name)?.[1]?.replace(/^(.*)__/, '@$1/');
    const isUsed =
      name in USED_OTHERWISE ||
      used.has(name) ||
      (typed !== undefined && (typed === 'node' || used.has(typed))) ||
      new RegExp(`\\b${program[name] ?? RegExp.escape(name)}\\b`).test(commands) ||
      isNamed(name, all);
    if (!isUsed) wrong.push(`package.json: nothing uses '${name}': npm uninstall ${name}`);
  }
  return wrong;
}

/** The files under some folders, with forward slashes, relative to the root. */
function filesIn(folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).split(sep).join('/'))
      .filter((name) => !name.includes('node_modules/')),
  );
}

/** The files of this project that the check reads. */
export function project() {
  const read = (file) => readFileSync(join(ROOT, file), 'utf8');
  const top = readdirSync(ROOT).filter((name) => /\.config\.[a-z]+$/.test(name));
  const all = [...filesIn(['src', 'scripts', 'content']), ...top];
  return {
    sources: new Map(all.filter((name) => SOURCE.test(name)).map((name) => [name, read(name)])),
    manifest: JSON.parse(read('package.json')),
    texts: ['.prettierrc.json', '.oxlintrc.json', ...all.filter((name) => name.endsWith('.css'))].map(read).join('\n'),
  };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { sources, manifest, texts } = project();
  const wrong = wrongImports(sources, manifest, texts);
  for (const line of wrong) console.log(line);
  console.log(
    wrong.length === 0
      ? `The imports of ${sources.size} files are declared`
      : `${wrong.length} imports or declarations are wrong`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
