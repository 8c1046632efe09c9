import { expect, test } from 'vitest';
import { destination, safeNext } from './navigate';

const HERE = 'https://x.example/tools/a/?q=1';

test.for([
  ['/tools/b/', 'https://x.example/tools/b/'],
  ['../c/#d', 'https://x.example/tools/c/#d'],
  ['https://x.example/other/', 'https://x.example/other/'],
] as const)('navigates to %s', ([to, address]) => expect(destination(to, HERE).href).toBe(address));

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
])('refuses %j, opt-in or not', (to) => {
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
  ['/tools/user/dashboard/?next=%2Ftools%2F', '/tools/user/dashboard/?next=%2Ftools%2F'],
  ['/tools/caf%C3%A9/', '/tools/caf%C3%A9/'],
  ['/%2Fy.example/', undefined],
  ['/%252Fy.example/', undefined],
  ['/%5Cy.example/', undefined],
  ['/tools/%5c%5cy.example/', undefined],
  ['/tools/%255Cy.example/', undefined],
  ['/tools/%0d%0aSet-Cookie:a=b', undefined],
  ['/tools/%00', undefined],
  ['/tools/%E0%A4%A', undefined],
  ['%2F%2Fy.example/', undefined],
  [' /tools/', undefined],
  ['\u0001/tools/', undefined],
  ['', undefined],
  [null, undefined],
] as const)('%j as `next` is %j', ([next, safe]) => expect(safeNext(next, HERE, '/tools/')).toBe(safe));

// At the root of a host, the parser would turn each of these into another host's address.
test.for(['/.//y.example/', '/a/..//y.example/', '/%2e//y.example/', '/./%2e//y.example/', '/a/%2e%2e//y.example/'])(
  '%s does not become //y.example/',
  (next) => expect(safeNext(next, 'https://x.example/a/', '/')).toBeUndefined(),
);
