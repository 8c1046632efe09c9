import { expect, test } from 'vitest';
import { affectedTools, dependents, kindOf, readImports, toolOfPage } from './affected.mjs';

const imports = new Map([
  ['src/lib/a.ts', []],
  ['src/lib/b.ts', ['src/lib/a.ts']],
  ['src/tools/text/one/tool.ts', ['src/lib/b.ts']],
  ['src/tools/text/two/tool.ts', []],
  ...Array.from({ length: 9 }, (_, at) => [`src/tools/code/t${at}/tool.ts`, ['src/kinds/contract/index.ts']]),
]);
const project = { imports, kindOf: (tool) => (tool.endsWith('0') ? 'file' : 'text'), toolOfPage: () => undefined };

test('finds the files that import a file, over any number of steps', () => {
  expect([...dependents(['src/lib/a.ts'], imports)]).toEqual([
    'src/lib/a.ts',
    'src/lib/b.ts',
    'src/tools/text/one/tool.ts',
  ]);
});

test('a change to a library affects the tools that import it', () => {
  expect(affectedTools(['src/lib/a.ts'], project)).toEqual({ tools: ['text/one'], all: false });
});

test('a change in a tool’s folder affects that tool, whatever file it is', () => {
  expect(affectedTools(['src/tools/text/two/strings.ts'], project)).toEqual({ tools: ['text/two'], all: false });
});

test('a page affects its tool', () => {
  const toolOfPage = (file) => (file === 'content/tools/pl/suma.md' ? 'text/two' : undefined);
  expect(affectedTools(['content/tools/pl/suma.md'], { ...project, toolOfPage }).tools).toEqual(['text/two']);
});

test('a change that affects most tools runs one of each kind, and those that changed themselves', () => {
  const { tools, all } = affectedTools(['src/kinds/contract/index.ts', 'src/tools/code/t3/tool.ts'], project);
  expect(all).toBe(true);
  expect(tools).toContain('code/t3');
  expect(tools).toContain('code/t0');
  expect(tools.length).toBeLessThan(4);
});

test('reads the project’s own imports and pages', () => {
  expect(
    affectedTools(['src/formats/csv/csv-reader.ts'], { imports: readImports(), kindOf, toolOfPage }).tools.length,
  ).toBeGreaterThan(1);
  expect(kindOf('text/reverse-text')).toBe('text');
  expect(toolOfPage('content/tools/en/reverse-text.md')).toBe('text/reverse-text');
});
