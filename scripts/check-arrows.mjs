#!/usr/bin/env node
/**
 * Imports go one way: pages → layouts → components, islands, tools → kinds → i18n, lib; tools → data. A kind names no
 * tool, and a tool no other tool's folder. Tests may import what they test with, but for another tool.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a folder of src may import, itself aside. `config` is src/config.ts. */
export const ARROWS = {
  pages: ['layouts', 'components', 'islands', 'tools', 'kinds', 'i18n', 'lib', 'data', 'config', 'styles', 'build'],
  layouts: ['components', 'islands', 'tools', 'kinds', 'i18n', 'lib', 'data', 'config', 'styles'],
  // Whole-page components stand in a layout and ask it for their facts: the two are one layer.
  components: ['layouts', 'islands', 'kinds', 'i18n', 'lib', 'data', 'config', 'styles'],
  islands: ['kinds', 'i18n', 'lib', 'data', 'config', 'styles'],
  tools: ['kinds', 'i18n', 'lib', 'data'],
  kinds: ['i18n', 'lib'],
  i18n: ['lib'],
  lib: ['i18n', 'data', 'config'],
  // The languages' names alone: words are listed by language.
  data: ['i18n'],
  styles: [],
  build: ['i18n', 'lib', 'config'],
  config: ['lib'],
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

/**
 * The imports that go the wrong way.
 * @param {ReadonlyMap<string, string>} files sources by path under src
 */
export function wrongArrows(files) {
  const wrong = [];
  for (const [file, source] of files) {
    const part = partOf(file);
    const isTest = /\.(test|e2e)\.tsx?$/.test(file);
    for (const specifier of importsOf(source)) {
      const target = posix.normalize(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')));
      if (target.startsWith('..')) continue;
      const to = partOf(target);
      const say = (remedy) => wrong.push(`src/${file}: imports '${specifier}' of ${to}; ${remedy}`);
      const tool = toolOf(file);
      const other = toolOf(`${target}/`);
      if (tool && other && tool !== other) say('what two tools need is in kinds, lib or data');
      else if (!isTest && to !== part && ARROWS[part] && !ARROWS[part].includes(to)) {
        say(ARROWS[part].length > 0 ? `${part} may import ${ARROWS[part].join(', ')}` : `${part} imports nothing`);
      }
    }
  }
  return wrong;
}

function sourcesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.split(sep).join('/'));
  return new Map(
    names
      .filter((name) => /\.(ts|tsx|mjs|astro)$/.test(name))
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
