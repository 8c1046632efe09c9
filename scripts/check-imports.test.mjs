import { expect, test } from 'vitest';
import { developmentFiles, packageOf, project, wrongImports } from './check-imports.mjs';
import { readImports } from './check-imports/read-imports.mjs';

const check = (files, manifest, texts) => wrongImports(new Map(Object.entries(files)), manifest, texts);

test('every imported package is declared, and every dependency is used', () => {
  const { sources, manifest, texts } = project();
  expect(sources.size).toBeGreaterThan(1000);
  expect(wrongImports(sources, manifest, texts)).toEqual([]);
});

test('finds every way to import, and nothing in strings and comments', () => {
  const source = `import a from './a';
import type { B } from "b/types";
export * from './d';
import './e.css';
const f = () => import('f');
type G = import('g').G;
const h = new URL('./h.ts?worker', import.meta.url);
const i = import.meta.resolve('i');
const j = import.meta.glob('./*/j.ts');
const k = require('k');
// import x from 'x';
/* import y from 'y'; */
const text = "import z from 'z'";`;
  expect(readImports('a.ts', source)).toEqual([
    { specifier: './a', types: false },
    { specifier: 'b/types', types: true },
    { specifier: './d', types: false },
    { specifier: './e.css', types: false },
    { specifier: 'f', types: false },
    { specifier: 'g', types: true },
    { specifier: './h.ts', types: false },
    { specifier: 'i', types: false },
    { specifier: './*/j.ts', types: false, glob: true },
    { specifier: 'k', types: false },
  ]);
});

test('reads the front matter and the scripts of an Astro file, and a post’s imports', () => {
  const page = `---
import A from 'a';
if (!A) return Astro.redirect('/');
---
<script is:inline set:html={(() => 'x')()} />
<p>import x from 'x'</p>
<script>import('b');</script>`;
  expect(readImports('page.astro', page).map(({ specifier }) => specifier)).toEqual(['a', 'b']);
  expect(readImports('post.mdx', `---\ntitle: A\n---\nimport C from 'c';\n\nText, it's <C />.`)).toEqual([
    { specifier: 'c', types: false },
  ]);
});

test('names a file that cannot be parsed', () => {
  expect(() => readImports('src/a.ts', 'import {')).toThrow(/^src\/a\.ts: cannot be parsed/);
});

test.for([
  ['react-dom/client', 'react-dom'],
  ['@codemirror/view', '@codemirror/view'],
  ['./a', undefined],
  ['/a', undefined],
  ['node:fs', undefined],
  ['fs', undefined],
  ['astro:content', undefined],
  ['https://example.com/a.js', undefined],
])('finds that %s is of package %s', ([specifier, name]) => expect(packageOf(specifier)).toBe(name));

test.for([
  [{ 'src/a.ts': "import 'x';" }, {}, ["src/a.ts: imports 'x', which package.json does not declare: npm install x"]],
  [
    { 'src/a.test.ts': "import 'x';" },
    {},
    ["src/a.test.ts: imports 'x', which package.json does not declare: npm install --save-dev x"],
  ],
  [
    { 'src/a.ts': "import type { X } from '@a/x';" },
    {},
    ["src/a.ts: imports '@a/x', which package.json does not declare: npm install --save-dev @a/x or @types/a__x"],
  ],
  [{ 'src/a.ts': "import type { X } from 'x';" }, { devDependencies: { '@types/x': '1' } }, []],
  [
    { 'src/a.ts': "import { X } from 'x';" },
    { devDependencies: { x: '1' } },
    ["src/a.ts: the build needs 'x', a development dependency: npm install --save-prod x"],
  ],
  [
    { 'src/a.test.ts': "import { X } from 'x';" },
    { dependencies: { x: '1' } },
    ["package.json: only tests and development use 'x': npm install --save-dev x"],
  ],
  [{}, { dependencies: { x: '1' } }, ["package.json: nothing uses 'x': npm uninstall x"]],
  [{}, { devDependencies: { x: '1' } }, ["package.json: nothing uses 'x': npm uninstall x"]],
  [{}, { devDependencies: { '@types/x': '1' } }, ["package.json: nothing uses '@types/x': npm uninstall @types/x"]],
  [{}, { devDependencies: { oxlint: '1', typescript: '7' }, scripts: { lint: 'oxlint && tsc' } }, []],
  // Files that only tests import may use what tests use.
  [{ 'src/support.ts': "import 'x';", 'src/a.test.ts': "import './support';" }, { devDependencies: { x: '1' } }, []],
  // A tool's files are found by a pattern, whatever its tests import.
  [
    {
      'src/registry.ts': "import.meta.glob('./tools/*/tool.ts');",
      'src/tools/a/tool.ts': "import 'x';",
      'src/tools/a/tool.test.ts': "import './tool';",
    },
    { devDependencies: { x: '1' } },
    ["src/tools/a/tool.ts: the build needs 'x', a development dependency: npm install --save-prod x"],
  ],
])('%j with %j', ([files, manifest, wrong]) => expect(check(files, manifest)).toEqual(wrong));

test('accepts a package that only a style sheet names', () => {
  expect(check({}, { dependencies: { '@a/font': '1' } }, "src: url('@a/font/files/a.woff2')")).toEqual([]);
});

test('what `npm start` runs needs no development dependency; other scripts may', () => {
  const imports = new Map([
    ['scripts/start.mjs', [{ specifier: './project.mjs', types: false }]],
    ['scripts/project.mjs', []],
    ['scripts/bench.mjs', [{ specifier: './project.mjs', types: false }]],
  ]);
  expect([...developmentFiles(imports)]).toEqual(['scripts/bench.mjs']);
});
