import { expect, test } from 'vitest';
import { destination, safeNext } from './navigate';

const HERE = 'https://x.example/tools/a/?q=1';

test.for([
  ['/tools/b/', 'https://x.example/tools/b/'],
  ['../c/#d', 'https://x.example/tools/c/#d'],
  ['https://x.example/other/', 'https://x.example/other/'],
] as const)('goes to %s', ([to, address]) => expect(destination(to, HERE).href).toBe(address));

test.for(['https://y.example/', '//y.example/', 'http://x.example/', 'mailto:a@b.example', '\\\\y.example'])(
  '%s needs an opt-in',
  (to) => {
    expect(() => destination(to, HERE)).toThrow('Navigating to an external URL is not allowed by default');
  },
);

test('leaves the site with an opt-in', () => {
  expect(destination('https://y.example/', HERE, { external: true }).href).toBe('https://y.example/');
});

test.for([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:https://x.example/1',
  'file:///etc/passwd',
])('%j is refused, opt-in or not', (to) => {
  expect(() => destination(to, HERE)).toThrow(/protocol/);
  expect(() => destination(to, HERE, { external: true })).toThrow(/protocol/);
});

test.for([
  ['/tools/user/dashboard/?a=1#b', '/tools/user/dashboard/?a=1#b'],
  ['/tools/a/../b/', '/tools/b/'],
  ['/other/', undefined],
  ['/tools/../other/', undefined],
  ['//y.example/', undefined],
  ['/\\y.example/', undefined],
  ['/\t/y.example/', undefined],
  ['/tools/\n', undefined],
  ['https://x.example/tools/', undefined],
  ['javascript:alert(1)', undefined],
  ['tools/', undefined],
  ['', undefined],
  [null, undefined],
] as const)('%j as what comes next is %j', ([next, safe]) => expect(safeNext(next, HERE, '/tools/')).toBe(safe));
