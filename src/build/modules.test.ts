import { expect, test } from 'vitest';
import { closureOf, fileOf, moduleGraph, reachOf, workerFilesOf } from './modules.ts';

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
  '_astro/a-logic.js': '',
  '_astro/ab.js': '',
};

const module = await moduleGraph((file) => FILES[file], '/tools/');

test('a script comes with all that loads with it, each once, circles and all', () => {
  expect(closureOf(['_astro/island.js'], module)).toEqual(['_astro/island.js', '_astro/react.js', '_astro/shared.js']);
  expect(closureOf(['_astro/missing.js'], module)).toEqual([]);
});

test('what loads later, other sites and bare names are not part of it', () => {
  expect(closureOf(['_astro/island.js'], module)).not.toContain('_astro/codec.js');
  expect(module('_astro/island.js')?.lazy.map(({ file }) => file)).toEqual(['_astro/codec.js']);
});

test('what loads later is reached too, unless it is large', () => {
  expect(reachOf(['_astro/island.js'], module)).toContain('_astro/dictionary.js');
  const small = reachOf(['_astro/island.js'], module, 1_000);
  expect(small).toContain('_astro/codec.js');
  expect(small).not.toContain('_astro/dictionary.js');
});

test('a worker comes with the one tool that the page has', () => {
  const files = closureOf(['_astro/island.js'], module);
  expect(workerFilesOf(files, 'text/a', module)).toEqual([
    '_astro/worker-1.js',
    '_astro/w-shared.js',
    '_astro/a.js',
    '_astro/a-logic.js',
  ]);
  expect(workerFilesOf(files, 'text/ab', module)).toContain('_astro/ab.js');
  expect(workerFilesOf(files, 'text/none', module)).toEqual(['_astro/worker-1.js', '_astro/w-shared.js']);
  expect(workerFilesOf(files, undefined, module)).toEqual(['_astro/worker-1.js', '_astro/w-shared.js']);
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
