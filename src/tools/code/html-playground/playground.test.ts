import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import { buildPage, partsOf, withSources } from './build-page';
import { withFrameScript } from './frame-script';
import { placeOf } from './places';
import tool from './tool';

const build = (html: string, css = '', js = '') => buildPage({ html, css, js }).page;
const run = (input: string, more = {}) =>
  tool.run({ input, css: '', js: '', auto: true, width: 'full', panes: 'html+css+js', ...more }, exampleContext());
const codes = (html: string) => buildPage({ html, css: '', js: '' }).faults.map(({ code, found }) => [code, found]);

describe('where CSS and JavaScript are inserted', () => {
  test.for([
    ['<html><body>a</body></html>', '<html><style>c{}</style><body>a<script>j()</script></body></html>'],
    ['<!doctype html>a', '<!doctype html><style>c{}</style>a<script>j()</script>'],
    ['<html><head></head>a</html>', '<html><head><style>c{}</style></head>a<script>j()</script></html>'],
    [
      '<html><head><!-- </head> --><title></head></title></head><body><script>"</body>"</script></body>',
      '<html><head><!-- </head> --><title></head></title><style>c{}</style></head><body><script>"</body>"</script><script>j()</script></body>',
    ],
    ['<HTML><HEAD></HEAD></HTML>', '<HTML><HEAD><style>c{}</style></HEAD><script>j()</script></HTML>'],
  ] as const)('%s', ([html, page]) => expect(build(html, 'c{}', 'j()')).toBe(page));

  test("a comment that mentions <html> isn't a full document", () => {
    expect(build('<!-- <html> -->a')).toContain('<body><!-- <html> -->a</body>');
  });
  test('a field with only white space adds no element', () =>
    expect(build('a', ' ', '\n')).not.toMatch(/style|script/));
});

describe('text that would close its element', () => {
  const textOf = (page: string, name: string) => {
    const waiting: Tree.ParentNode[] = [parse(page)];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if ('tagName' in node && node.tagName === name)
        return node.childNodes.map((one) => ('value' in one ? one.value : '')).join('');
      for (const child of node.childNodes) if ('childNodes' in child) waiting.push(child);
    }
    return undefined;
  };
  test.for(['"</script>"', '"</SCRIPT >"', '"<!-- <script>"', '"<!--" + "<script" + "</script>"'])(
    '%s stays a string',
    (js) => {
      const page = build('<p>after</p>', '', `x = ${js}`);
      const kept = textOf(page, 'script') ?? '';
      expect(kept).toMatch(/^x = /);
      // JavaScript reads exactly what was typed.
      expect(runInNewContext(`let x; ${kept}; x`)).toBe(runInNewContext(`let x; x = ${js}; x`));
      expect(page.endsWith('</script></body></html>')).toBe(true);
    },
  );
  test('CSS cannot close its element', () => {
    expect(textOf(build('a', 'a::after{content:"</style><script>alert(1)</script>"}'), 'style')).toContain('alert');
  });
  test('any CSS stays inside one style element', () => {
    fc.assert(
      fc.property(fc.string(), (css) => {
        fc.pre(css.trim() !== '' && !/[\r\0]/.test(css));
        expect(textOf(build('', css), 'style')).toBe(css.replace(/<\/(?=style)/gi, '<\\/'));
      }),
    );
  });
});

describe('HTML errors', () => {
  test.for([
    ['<div><p>a</div>', []],
    ['<div><b>a</div>', [['unclosed', '<b>']]],
    [
      '<section>\n<div>',
      [
        ['unclosed', '<section>'],
        ['unclosed', '<div>'],
      ],
    ],
    ['<template>a</template></head>', []],
    ['<ul><li>a<li>b</ul><br><img src=x alt=y>', []],
    ['<svg><path d="M0"/></svg>', []],
    ['<template><i></template>', [['unclosed', '<i>']]],
    ['<p a=1 a=2>', [['duplicate-attribute', 'a']]],
    ['&nope;', [['unknown-named-character-reference', ';']]],
  ] as const)('%j', ([html, faults]) =>
    expect(codes(html).map(([code]) => code)).toEqual(faults.map(([code]) => code)),
  );

  test('have line and column, counted in code points', async () => {
    expect(await run('👩\n👩<div>')).toMatchObject({
      notes: [{ code: 'unclosed', with: { line: 2, column: 2, found: '<div>' } }, false, false],
    });
  });
  test('are only counted after the first few', async () => {
    const given = await run('<div>'.repeat(20));
    expect(given).toHaveProperty('notes.length', 10);
    expect(JSON.stringify(given)).toContain('"count":12');
  });
  test('accepts 100,000 nested elements', async () => {
    expect(await run('<div>'.repeat(100_000))).toHaveProperty('result');
  });
});

describe('page lines', () => {
  test('are mapped to the field they come from', () => {
    const source = { html: '<p>\na</p>', css: 'a{}\nb{}', js: '1;\n2;\n3' };
    const parts = partsOf(source);
    const lines = buildPage(source).page.split('\n');
    const at = (text: string) => placeOf(parts, lines.findIndex((line) => line.includes(text)) + 1);
    expect(at('b{}')).toEqual({ pane: 'input', line: 1 }); // the HTML begins on this line too
    expect(at('2;')).toEqual({ pane: 'js', line: 2 });
    expect(at('3<')).toEqual({ pane: 'js', line: 3 });
    expect(placeOf(parts, 99)).toBeUndefined();
  });
  test('keep their numbers after a script and a style', () => {
    const source = { html: '<html>\n<head>\n</head>\n<body>\nx\n</body>\n</html>', css: '1\n2', js: '1\n2' };
    const parts = partsOf(source);
    expect(placeOf(parts, 4)).toEqual({ pane: 'input', line: 3 });
    expect(placeOf(parts, 8)).toEqual({ pane: 'js', line: 2 });
  });
  test('name scripts by the line they begin on', () => {
    const page =
      '<p>\n<script>\n1</script>\n<script src=a></script><script type="application/json">2</script><script>3</script>';
    expect(withSources(page)).toBe(
      '<p>\n<script>\n1//# sourceURL=preview-line-2</script>\n<script src=a></script><script type="application/json">2</script><script>3//# sourceURL=preview-line-4</script>',
    );
  });
});

describe('frame script', () => {
  test.for([
    ['<!doctype html><p>', '<!doctype html>'],
    ['\n<!-- a --> <!-- b --><!DOCTYPE html>x', '\n<!-- a --> <!-- b --><!DOCTYPE html>'],
    ['<p>', ''],
    ['<!-- open <!doctype html>', ''],
    ['<!--'.repeat(50_000), ''],
  ] as const)('comes after the doctype of %.30s', ([page, before]) =>
    expect(withFrameScript(page).startsWith(`${before}\n<script>(`)).toBe(true),
  );
});

test('white space gives an empty result, and too much is refused', async () => {
  expect(await run(' \n')).toEqual({ result: '', empty: true });
  expect(await run('a'.repeat(5_000_001))).toMatchObject({ code: 'tooLong', with: { n: 5_000_001 } });
});
test('the page with one field ignores the other two', async () => {
  expect(await run('a', { panes: 'html', css: 'b{}', js: 'c' })).not.toMatchObject({
    result: expect.stringContaining('style'),
  });
});
