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

test('arrows that go along the chain pass', () => {
  expect(
    check({
      'pages/index.astro': "---\nimport Base from '../layouts/Base.astro';\nimport { x } from '../lib/x';\n---",
      'layouts/Base.astro':
        "import Header from '../components/Header.astro';\nimport '../styles/base.css';\nimport script from './colour.js?raw';",
      'components/Header.astro': "import Search from '../islands/Search';\nimport { SITE } from '../config';",
      'tools/text/a/tool.ts':
        "import { textTool } from '../../../kinds';\nimport { b } from './b';\nimport { words } from '../../../data/words';",
      'tools/text/a/names/en.ts': "import type { Names } from '../names';",
      'kinds/tool.ts': "import type { Lang } from '../i18n/languages';",
      'lib/chart.ts': "import type { Lang } from '../i18n/languages';",
      'lib/chart.test.ts': "import { tool } from '../kinds/tool';",
    }),
  ).toEqual([]);
});

test.for([
  ['kinds/a.ts', "import tool from '../tools/text/a/tool';", 'kinds may import i18n, lib'],
  ['lib/a.ts', "import { x } from '../kinds/x';", 'lib may import i18n, data, config'],
  ['components/A.astro', "---\nimport Base from '../pages/index.astro';\n---", 'components may import'],
  ['islands/a.ts', "const a = () => import('../tools/text/a/island');", 'islands may import'],
  ['data/a.ts', "import { x } from '../lib/x';", 'data may import i18n'],
  ['tools/text/a/tool.ts', "import { b } from '../b/logic';", 'what two tools need is in kinds, lib or data'],
  ['tools/text/a/tool.ts', "import { b } from '../../code/b/logic';", 'what two tools need is in kinds, lib or data'],
  ['tools/text/a/a.test.ts', "import { b } from '../b/logic';", 'what two tools need is in kinds, lib or data'],
  [
    'tools/text/a/index.astro',
    "import Card from '../../../components/Card.astro';",
    'tools may import kinds, i18n, lib, data',
  ],
])('%s with %s fails', ([file, source, remedy]) => {
  const [failure] = check({ [file]: source });
  expect(failure).toContain(`src/${file}: imports '`);
  expect(failure).toContain(remedy);
});
