import { expect, test } from 'vitest';
import { namespaceExport, withNamespaces } from './namespaces.ts';

/** The functions that rolldown's minified runtime exports: one that wraps CommonJS, one that makes a namespace. */
const runtime =
  'var t=Object.defineProperty,s=(e,t)=>()=>t.exports,c=(e,n)=>{let r={};for(var i in e)t(r,i,{get:e[i],enumerable:!0});return r};export{s as t,c as r};';

test('finds the function that makes a namespace, by what it does', () => {
  expect(namespaceExport(runtime)).toBe('r');
  expect(() => namespaceExport('export{a as r};')).toThrow('The bundler’s runtime has changed');
});

test('a chunk makes its namespaces itself', async () => {
  const code =
    'import{r as e}from"./runtime.a-1.js";var n=e({count:()=>i,default:()=>f});let i=1;function f(){i++}export{n as t};';
  const written = withNamespaces(code, '_astro/runtime.a-1.js', 'r');
  expect(written).not.toContain('import');
  const { t: namespace } = await import(`data:text/javascript,${encodeURIComponent(written)}`);
  namespace.default();
  // A namespace has the current values, and can be told from other objects.
  expect([Object.keys(namespace), namespace.count]).toEqual([['count', 'default'], 2]);
  expect(String(namespace)).toBe('[object Module]');
});

test('a chunk that needs more of the runtime keeps importing it', () => {
  const code = 'import{r as e,t as n}from"./runtime.a-1.js";n(()=>{})';
  expect(withNamespaces(code, '_astro/runtime.a-1.js', 'r')).toBe(code);
});
