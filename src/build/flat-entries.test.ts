import { expect, test } from 'vitest';
import { handedOn, hasDefault, withDefault } from './flat-entries.ts';

test('finds a file that only re-exports its default export', () => {
  expect(handedOn('export{t as default}from"./react.a-1.js";')).toEqual({ name: 't', file: 'react.a-1.js' });
  expect(handedOn('import"./a.js";export{t as default}from"./react.js";')).toBeUndefined();
  expect(handedOn('export{t}from"./react.js";')).toBeUndefined();
});

test('gives the default export, once, to the file that defines it', () => {
  const code = 'const a=1,b=2;export{b as n,a as t,c};\n';
  const flat = withDefault(code, 't');
  expect(flat).toBe('const a=1,b=2;export{b as n,a as t,c};export{a as default};\n');
  expect(hasDefault(flat)).toBe(true);
  expect(hasDefault(code)).toBe(false);
  expect(withDefault(flat, 't')).toBe(flat);
  expect(withDefault(code, 'x')).toBe(code);
});
