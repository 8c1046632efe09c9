import { expect, test } from 'vitest';
import { importsOf, wrongArrows } from './check-arrows.mjs';

const check = (files) => wrongArrows(new Map(Object.entries(files)));

test('finds every way to import', () => {
  const source = `import a from './a';
import type { B } from "../b";
import {
  c,
} from './c.ts';
export * from './d';
import './e.css';
const f = () => import('./f');
import react from 'react';
// import x from './x';
/* import y from './y'; */
const text = "it's from nowhere";`;
  expect(importsOf(source)).toEqual(['./a', '../b', './c.ts', './d', './e.css', './f']);
});

test('accepts imports that go down the layers', () => {
  expect(
    check({
      'pages/index.astro': "---\nimport Base from '../layouts/Base.astro';\nimport { x } from '../core/x';\n---",
      'layouts/Base.astro':
        "import Header from '../components/Header.astro';\nimport '../styles/base.css';\nimport script from './color.js?raw';",
      'components/Header.astro': "import Search from '../islands/Search';\nimport { SITE } from '../config';",
      'tools/text/a/tool.ts':
        "import { textTool } from '../../../kinds/contract';\nimport { b } from './b';\nimport { words } from '../../../data/words';",
      'tools/text/a/names/en.ts': "import type { Names } from '../names';",
      'kinds/contract/tool.ts': "import type { Lang } from '../../i18n/languages';",
      'features/items/items.ts': "import { FIREBASE } from '../../config';",
      'formats/csv/csv.ts': "import type { Lang } from '../../i18n/languages';",
      'formats/csv/csv.test.ts': "import { tool } from '../../kinds/contract/tool';",
    }),
  ).toEqual([]);
});

const SHARED = 'move what two tools need to kinds, formats, core or data';

test.for([
  ['kinds/a.ts', "import tool from '../tools/text/a/tool';", 'kinds may import features, ui'],
  ['core/a.ts', "import { x } from '../kinds/x';", 'core may import data, i18n'],
  ['core/a.ts', "import { x } from '../config';", 'core may import data, i18n'],
  ['formats/a.ts', "import { x } from '../browser/x';", 'formats may import core, data, i18n'],
  ['components/A.astro', "---\nimport Base from '../pages/index.astro';\n---", 'components may import'],
  ['islands/a.ts', "const a = () => import('../tools/text/a/island');", 'islands may import'],
  ['data/a.ts', "import type { X } from '../core/x';", 'data may import i18n'],
  ['tools/text/a/tool.ts', "import { b } from '../b/logic';", SHARED],
  ['tools/text/a/tool.ts', "import { b } from '../../code/b/logic';", SHARED],
  ['tools/text/a/a.test.ts', "import { b } from '../b/logic';", SHARED],
  [
    'tools/text/a/index.astro',
    "import Card from '../../../components/Card.astro';",
    'tools may import kinds, features',
  ],
])('refuses %s with %s', ([file, source, remedy]) => {
  const [failure] = check({ [file]: source });
  expect(failure).toContain(`src/${file}: imports '`);
  expect(failure).toContain(remedy);
});

test('refuses a circle, even one of types only', () => {
  const [failure, ...others] = check({
    'core/a.ts': "import type { B } from './b';",
    'core/b.ts': "import { c } from './c';",
    'core/c.ts': "import { a } from './a';",
    'core/d.ts': "import { a } from './a';",
  });
  expect(others).toEqual([]);
  expect(failure).toBe(
    'src/core/a.ts ↔ src/core/b.ts ↔ src/core/c.ts: import each other in a circle; move what they share to a separate file',
  );
});

test('refuses a shared helper that only one tool uses', () => {
  const tool = "import { b } from '../../../core/b';";
  expect(check({ 'core/b.ts': '', 'tools/text/a/tool.ts': tool })).toEqual([
    'src/core/b.ts: only text/a uses it; move it to src/tools/text/a',
  ]);
  expect(check({ 'core/b.ts': '', 'tools/text/a/tool.ts': tool, 'tools/text/c/tool.ts': tool })).toEqual([]);
});

test('refuses two files of the same name outside tools and pages', () => {
  expect(check({ 'core/store.ts': '', 'features/items/store.ts': '', 'pages/a/store.ts': '' })).toEqual([
    'src/core/store.ts, src/features/items/store.ts: have the same name; name each after what it is about',
  ]);
});

test('strings of a language are files of the same name, and import those of their language only', () => {
  const shared = {
    'i18n/es.ts': '',
    'core/a-strings/en.ts': '',
    'core/a-strings/es.ts': "import type en from './en';",
  };
  const strings = (lang, from) => ({
    [`tools/text/b/strings/${lang}.ts`]: `import a from '../../../../core/a-strings/${from}';`,
  });
  const english = {
    ...strings('en', 'en'),
    'tools/text/c/strings/en.ts': "import a from '../../../../core/a-strings/en';",
  };
  expect(check({ ...shared, ...english, ...strings('es', 'es') })).toEqual([]);
  expect(check({ ...shared, ...english, ...strings('es', 'en') })).toEqual([
    "src/tools/text/b/strings/es.ts: imports '../../../../core/a-strings/en', the words of another language",
  ]);
});
