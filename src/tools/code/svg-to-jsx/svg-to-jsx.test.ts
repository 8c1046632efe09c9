import { runInNewContext } from 'node:vm';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { note, problem } from '../../../kinds/contract';
import { run, given, jsx } from './svg-to-jsx.fixture';

/** Renders JSX with React: a compiler and renderer that are independent of this tool. */
async function rendered(source: string): Promise<string> {
  const { code } = await transformWithOxc(`export const icon = ${source}`, 'icon.jsx', { jsx: { runtime: 'classic' } });
  const make: unknown = runInNewContext(code.replace('export const icon =', 'const icon =').concat('\nicon'), {
    React,
  });
  if (!React.isValidElement(make)) throw new Error(code);
  return renderToStaticMarkup(make);
}

test.for(['', ' \n', '\uFEFF\n'])('%j gives nothing', async (input) => expect(await run(input)).toBe(''));

test.for([
  '<svg viewBox="0 0 2 2" width="1.50" height="2em"><path d="M0 0" stroke-linecap="round" stroke-width=".5" fill-opacity="0.5"></path></svg>',
  '<svg><text x="007">Hello <tspan dy="1">you</tspan> {there} a &lt; b &amp; &quot;c&quot;</text></svg>',
  '<svg><use xlink:href="#a"></use><a tabindex="0" aria-label="x y" data-a-b="1"></a></svg>',
  '<svg><text xml:space="preserve">  a\n  b </text></svg>',
  '<svg><path transform-origin="1 1" paint-order="stroke" vector-effect="none" nav-up="a" mask-type="alpha"></path></svg>',
  '<svg><style>.a{fill:red}</style><title>&quot;a&quot;</title></svg>',
  '<svg><path id="a&quot;b" d="M0 0"></path><feFuncR type="linear" tableValues="0 1"></feFuncR></svg>',
  '<svg><path d="\\n\\"></path></svg>',
])('React renders %s the same', async (svg) => {
  const plain = (text: string) => text.replaceAll('&quot;', '"');
  expect(plain(await rendered(await jsx(svg)))).toBe(plain(svg));
});

test('styles become objects', async () => {
  const svg = `<svg style="fill : url(&quot;a;b&quot;) ; -ms-x:1;/* no */--my-Var: 0;float:left;opacity:.5;;"/>`;
  expect(await jsx(svg)).toBe(
    '<svg style={{ fill: "url(\\"a;b\\")", msX: "1", "--my-Var": "0", cssFloat: "left", opacity: ".5" }} />',
  );
});

test.for(['constructor', '__proto__', 'toString'])('an attribute named %s stays as it is', async (name) => {
  expect(await run(`<svg ${name}="a"/>`)).toMatchObject({ result: `<svg ${name}="a" />` });
});

test('removes declarations, editor metadata and scripts, and notes which scripts', async () => {
  const svg =
    '<?xml version="1.0"?>\n<!-- out -->\n<!DOCTYPE svg [<!ENTITY c "red"> <!ENTITY b "&c;&c;">]>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="i" xmlns:x="x" inkscape:v="1" onload="a()" fill="&c;" x:y="1"><sodipodi:namedview/><script>a()</script><a href=" java&#10;script:a()"/><x:z/>&b;</svg>';
  const { result, notes } = await given(svg);
  expect(result).toBe('<svg xmlns="http://www.w3.org/2000/svg" fill="red"><a />&amp;b;</svg>');
  expect(notes).toEqual([
    note('scripts', { names: 'onload, <script>, href' }),
    note('foreign', { names: 'x:y, <x:z>' }),
    note('outerComments', { count: 1 }),
    note('unknownEntities', { names: 'b' }),
  ]);
});

test('adds a prefix to IDs and everything that refers to them', async () => {
  const svg =
    '<svg aria-labelledby="t u"><style>#a, .b{fill:url(#a)} #fff{color:#fff}</style><title id="t"/><path id="a" style="fill:url(\'#a\')" fill="url(#zzz)"/><animate begin="a.click; 2s"/></svg>';
  const result = await jsx(svg, { idPrefix: 'p-' });
  expect(result).toContain('<svg aria-labelledby="p-t u">');
  expect(result).toContain('{`#p-a, .b{fill:url(#p-a)} #fff{color:#fff}`}');
  expect(result).toContain('<path id="p-a" style={{ fill: "url(\'#p-a\')" }} fill="url(#zzz)" />');
  expect(result).toContain('begin="p-a.click; 2s"');
});

test('writes components for React Native and TypeScript', async () => {
  const svg = '<svg width="2"><title>a</title><g class="b"><tspan/></g></svg>';
  const { result, notes } = await given(svg, { output: 'component', native: true, typescript: true, name: 'A1' });
  expect(result).toBe(
    'import Svg, { G, TSpan, type SvgProps } from "react-native-svg";\n\nconst A1 = (props: SvgProps) => (\n  <Svg width={2} {...props}>\n    <G>\n      <TSpan />\n    </G>\n  </Svg>\n);\nexport default A1;',
  );
  expect(notes).toEqual([note('notNative', { names: '<title>, class' })]);
  expect(await jsx('<svg/>', { output: 'component' })).toBe(
    'const Icon = (props) => (\n  <svg {...props} />\n);\nexport default Icon;',
  );
});

test('React shows a title with characters that must be escaped, and one with a comment in it', async () => {
  for (const [title, shown] of [
    ['a &lt; b', 'a &lt; b'],
    ['{a}<!-- b --> c', '{a} c'],
    ['\n  a &amp;\n  b\n', 'a &amp; b'],
    ['a', 'a'],
  ] as const) {
    expect(await rendered(await jsx(`<svg><title>${title}</title></svg>`))).toBe(`<svg><title>${shown}</title></svg>`);
  }
  expect(await jsx('<svg><title>a &lt; b</title></svg>')).toContain('<title>{"a < b"}</title>');
});

test('SVGO runs only if requested, and colors can follow the text color', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><g><rect width="1" height="1" fill="red" stroke="none"/></g></svg>';
  expect(await jsx(svg)).toContain('<rect');
  expect(await jsx(svg, { optimise: true })).toMatch(/<path fill="red" d="M0 0h1v1H0z" \/>/);
  expect(await jsx(svg, { currentColor: true })).toContain('fill="currentColor" stroke="none"');
});

test.for(['icon', '', 'A-b', '1A', 'A b'])('refuses the name %j', async (name) => {
  expect(await run('<svg/>', { output: 'component', name })).toEqual(problem('name', {}, 'name'));
});
