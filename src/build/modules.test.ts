import { expect, test } from 'vitest';
import {
  chosenByPreset,
  closureOf,
  fileOf,
  firstAnswerOf,
  moduleGraph,
  reachOf,
  stringsOf,
  workerFilesOf,
} from './modules.ts';

const FILES: Record<string, string> = {
  '_astro/island.js': `import{a}from"./react.js";import"./shared.js";const lazy=()=>import("./codec.js");
    const w=new Worker(new URL("/tools/_astro/worker-1.js",""+import.meta.url),{type:"module"});export default a`,
  '_astro/react.js': 'import"./shared.js";export const a=1',
  '_astro/shared.js': 'import"./react.js";import"left-pad";import"https://cdn.example/x.js"',
  '_astro/codec.js': 'import("./dictionary.js");export default 1',
  '_astro/dictionary.js': `export default "${'x'.repeat(2_000)}"`,
  '_astro/worker-1.js': `import"./w-shared.js";const t={"../tools/text/a/tool.ts":()=>import("./a.js"),"../tools/text/ab/tool.ts":()=>import("./ab.js")};new URL("./data.json",import.meta.url)`,
  '_astro/w-shared.js': '',
  '_astro/a.js': 'import"./a-logic.js"',
  '_astro/a-logic.js': 'import"./worker-1.js"',
  '_astro/ab.js': '',
};

const module = await moduleGraph((file) => FILES[file], '/tools/');

test('lists a script with all that loads with it, each once, even in a circle', () => {
  expect(closureOf(['_astro/island.js'], module)).toEqual(['_astro/island.js', '_astro/react.js', '_astro/shared.js']);
  expect(closureOf(['_astro/missing.js'], module)).toEqual([]);
});

test('omits what loads later, other sites and bare names', () => {
  expect(closureOf(['_astro/island.js'], module)).not.toContain('_astro/codec.js');
  expect(module('_astro/island.js')?.lazy.map(({ file }) => file)).toEqual(['_astro/codec.js']);
});

const page = { tool: 'text/a', lang: 'pl' };
const graph = (files: Record<string, string>) => moduleGraph((file) => files[file], '/tools/');

test('reaches what loads later too, unless it is large or the page never loads it', async () => {
  expect(reachOf(['_astro/island.js'], module, page)).toContain('_astro/dictionary.js');
  const small = reachOf(['_astro/island.js'], module, page, () => true, 1_000);
  expect(small).toContain('_astro/codec.js');
  expect(small).not.toContain('_astro/dictionary.js');
  expect(reachOf(['_astro/island.js'], module, page, (file) => !file.includes('codec'))).not.toContain(
    '_astro/codec.js',
  );
});

test('from a table of languages the page gets its own, from a choice among many none', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `font${n}`);
  const many = await graph({
    'words.js':
      'const t={"../i18n/en.ts":()=>e(()=>import("./en.js"),[]),"../i18n/pl.ts":()=>e(()=>import("./pl.js"),[])}',
    'en.js': '',
    'pl.js': '',
    'fonts.js': `const f={${names.map((name) => `"/figlet/${name}.js":()=>import("./${name}.js")`).join()}}`,
    'code.js': `const l={${names.map((name) => `${name}:async()=>(await e(async()=>{let{a:e}=await import("./${name}.js");return{a:e}}))()`).join()}}`,
    'form.js': names.map((name) => `x(()=>import("./${name}.js"))`).join(';'),
    ...Object.fromEntries(names.map((name) => [`${name}.js`, ''])),
  });
  expect(reachOf(['words.js'], many, page)).toEqual(['words.js', 'pl.js']);
  expect(reachOf(['fonts.js', 'code.js'], many, page)).toEqual(['fonts.js', 'code.js']);
  expect(reachOf(['form.js'], many, page)).toHaveLength(1 + names.length);
});

test('the first result includes the component that an island loads on hydration, unless it is large', async () => {
  const island = (component: string) =>
    graph({ 'island.js': 'import"./react.js";lazy(()=>import("./Own.js"))', 'react.js': '', 'Own.js': component });
  const files = ['island.js', 'react.js'];
  expect(firstAnswerOf([files], await island('1'))).toEqual([...files, 'Own.js']);
  expect(firstAnswerOf([files], await island(`"${'x'.repeat(70_000)}"`))).toEqual(files);
  expect(firstAnswerOf([files], await graph({ 'island.js': 'import("./a.js");import("./b.js")' }))).toEqual(files);
});

test("an island's strings are those of the page's tool and language, and no component of its own", async () => {
  const table =
    '{"../src/tools/text/a/strings/en.ts":()=>import("./en.js"),"../src/tools/text/a/strings/pl.ts":()=>import("./pl.js")}';
  const files = await graph({
    'island.js': `import"./react.js";lazy(()=>import("./Own.js"));table(${table})`,
    'react.js': '',
    'Own.js': '1',
  });
  expect(stringsOf('island.js', files, page)).toBe('pl.js');
  expect(stringsOf('island.js', files, { ...page, tool: 'text/b' })).toBeUndefined();
  expect(firstAnswerOf([['island.js', 'react.js']], files)).toEqual(['island.js', 'react.js', 'Own.js']);
});

test('a preset chooses its list from a table, of the page’s language if there is one for each', async () => {
  const words = ['en/noun', 'en/word', 'it/word'];
  const table = words.map((name) => `"./words/${name}.json":()=>import("./${name}.js")`).join(',');
  const files = await graph({
    'island.js': 'import"./words.js";import("./word.js")',
    'words.js': `table({${table}})`,
    ...Object.fromEntries([...words, 'word'].map((name) => [`${name}.js`, ''])),
  });
  const chosen = (value: string, lang: string) =>
    chosenByPreset(['island.js', 'words.js'], files, { values: new Set(['list', value]), lang });
  expect(chosen('noun', 'en')).toEqual(['en/noun.js']);
  expect(chosen('word', 'it')).toEqual(['it/word.js']);
  expect(chosen('noun', 'it')).toEqual([]);
  expect(chosen('verb', 'en')).toEqual([]);
});

test("a worker comes with only the page's tool, even if the tool imports the worker", () => {
  const files = closureOf(['_astro/island.js'], module);
  const of = (tool: string | undefined) => workerFilesOf(files, module, { ...page, tool });
  expect(of('text/a')).toEqual(['_astro/worker-1.js', '_astro/w-shared.js', '_astro/a.js', '_astro/a-logic.js']);
  expect(of('text/ab')).toContain('_astro/ab.js');
  expect(of('text/none')).toEqual(['_astro/worker-1.js', '_astro/w-shared.js']);
  expect(of(undefined)).toEqual(['_astro/worker-1.js', '_astro/w-shared.js']);
});

test.for([
  ['/tools/_astro/a.js', '', '_astro/a.js'],
  ['/_astro/a.js', '', undefined],
  ['./b.js', '_astro/a.js', '_astro/b.js'],
  ['b.js', '_astro/a.js', '_astro/b.js'],
  ['../c.js', '_astro/a.js', 'c.js'],
  ['//other.example/a.js', '', undefined],
  ['https://other.example/a.js', '', undefined],
  ['/tools/a%20b.js?x#y', '', 'a b.js'],
] as const)('%s in %j is the file %s', ([address, from, file]) => {
  expect(fileOf(address, from, '/tools/')).toBe(file);
});
