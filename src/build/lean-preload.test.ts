import { expect, test } from 'vitest';
import { withHelper, withoutLists } from './lean-preload.ts';

const chunk = (files: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files}])))=>i.map(i=>d[i]);\nimport{t as e}from"./p.js";e(()=>import("./a.js"),__vite__mapDeps([0,12]));e(()=>import("./b.js"),__vite__mapDeps([]))`;

test('removes the list of dependencies from dynamic imports', () => {
  expect(withoutLists(chunk('"_astro/a.js","_astro/b.js"'), 'x')).toBe(
    'import{t as e}from"./p.js";e(()=>import("./a.js"),[]);e(()=>import("./b.js"),[])',
  );
});

test('a chunk without a list is unchanged', () => {
  expect(withoutLists('const a="__vite__mapDeps([0])"', 'x')).toBe('const a="__vite__mapDeps([0])"');
});

test('refuses styles that would load later, because nothing would load them', () => {
  expect(() => withoutLists(chunk('"_astro/a.js","_astro/a.css"'), 'site.js')).toThrow(
    'site.js loads _astro/a.css later',
  );
});

test('includes the wrapper in the script itself', () => {
  const helper = '_astro/preload-helper.a-1.js';
  const file = './preload-helper.a-1.js';
  expect(withHelper(`import{a}from"./b.js";import{t as e}from"${file}";e(()=>x)`, helper, 'x')).toMatch(
    /^import\{a\}from"\.\/b\.js";const e=l=>l\(\)\.catch\(.*\);e\(\(\)=>x\)$/,
  );
  expect(withHelper(`import{t}from"${file}";t()`, helper, 'x')).toMatch(/^const t=l=>/);
  expect(withHelper(`import"${file}";a()`, helper, 'x')).toBe('a()');
  expect(withHelper('a()', helper, 'x')).toBe('a()');
  expect(() => withHelper(`export*from"${file}";`, helper, 'site.js')).toThrow('site.js imports preload-helper.a-1.js');
});
