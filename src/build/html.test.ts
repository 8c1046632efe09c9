import { expect, test } from 'vitest';
import { attributeText, edit, isDataBlock, joinedScripts, readPage, singleQuoted } from './html.ts';

const page = `<!doctype html><html lang="pl"><head><meta charset="utf-8"><title>A &amp; B</title>
<meta name="description" content="&quot;Zażółć&quot;"><meta name="robots" content="noindex, follow">
<link rel="canonical" href="https://x.example/pl/"><link rel="alternate" hreflang="en" href="https://x.example/">
<link rel="alternate" type="application/rss+xml" href="/rss.xml">
<script>let a = "</p>";\r\n</script><script type="application/ld+json">{"a":1}</script><script type="module" src="/_astro/a.js"></script>
<style>a{b:url(/x.png)}</style></head>
<body><main id="content"><h1>One <em>two</em>
 three</h1><svg><title>not the title</title></svg><a href="/pl/?a=1&amp;b=2#c" onclick="x()">a</a>
<img src="/a.png" srcset="/a.png 1x, /b.png 2x"><h2 id="how">How</h2></main>
<astro-island component-url="/_astro/i.js" renderer-url="/_astro/r.js" props="{&quot;id&quot;:[0,&quot;text/reverse-text&quot;]}"></astro-island>
<template id="e500"><h1>Error</h1><a href="/home/">Home</a><p id="hidden"></p></template></body></html>`;

const facts = readPage(page);

test('reads the head, with entities decoded', () => {
  expect(facts).toMatchObject({
    lang: 'pl',
    title: 'A & B',
    description: '"Zażółć"',
    canonical: 'https://x.example/pl/',
    noindex: true,
    alternates: [{ lang: 'en', href: 'https://x.example/' }],
  });
});

test('reads headings with their text, except in a template', () => {
  expect(facts.headings).toEqual([
    { depth: 1, text: 'One two three' },
    { depth: 2, text: 'How', id: 'how' },
  ]);
  expect(facts.ids).toEqual(['content', 'how', 'e500']);
});

test('reads scripts with line endings as in a browser, and distinguishes data from code', () => {
  expect(facts.scripts.map(({ text }) => text)).toEqual(['let a = "</p>";\n', '{"a":1}', '']);
  expect(facts.scripts.map(isDataBlock)).toEqual([false, true, false]);
});

test.for(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules', 'MODULE'])(
  'the browser runs or obeys a script of type %j',
  (type) => expect(isDataBlock({ type })).toBe(false),
);
test.for(['application/json', 'application/ld+json', 'text/template'])('%j is data', (type) =>
  expect(isDataBlock({ type })).toBe(true),
);

test('reads every address, including those of srcset and of templates', () => {
  const values = facts.references.map(({ element, value }) => `${element} ${value}`);
  expect(values).toContain('a /pl/?a=1&b=2#c');
  expect(values).toContain('img /b.png');
  expect(values).toContain('a /home/');
  expect(facts.handlers).toEqual(['<a onclick>']);
});

test('distinguishes the styles in the head from those in the body', () => {
  const html = '<html><head><style>a</style></head><body><p>x</p><style>b</style></body></html>';
  const { styles, headEnd = 0 } = readPage(html);
  expect(styles.map(({ text, inHead, start, end }) => [text, inHead, html.slice(start, end)])).toEqual([
    ['a', true, '<style>a</style>'],
    ['b', false, '<style>b</style>'],
  ]);
  expect(html.slice(headEnd)).toMatch(/^<\/head><body>/);
});

test('finds islands, their modules, their tool, and where to add an attribute', () => {
  const [island] = facts.islands;
  expect(island).toMatchObject({ modules: ['/_astro/i.js', '/_astro/r.js'], tool: 'text/reverse-text' });
  const at = island?.attributesEnd ?? 0;
  expect(readPage(edit(page, [{ start: at, end: at, text: ' data-preload="/x.js"' }])).islands).toHaveLength(1);
  expect(page.slice(at)).toMatch(/^><\/astro-island>/);
});

test('a tool in an article is not needed when the page is shown', () => {
  const tool = '<astro-island component-url="/i.js"></astro-island>';
  const later = (html: string) => readPage(html).islands.map((island) => island.later);
  expect(later(`${tool}<article>${tool}</article>${tool}`)).toEqual([false, true, false]);
});

test('inserts a policy right after the charset', () => {
  const { headStart = 0 } = facts;
  expect(page.slice(0, headStart)).toMatch(/<meta charset="utf-8">$/);
  expect(readPage('<html><head><title>x</title></head></html>').headStart).toBe('<html><head>'.length);
});

test('accepts edits in any order', () => {
  expect(
    edit('abcdef', [
      { start: 4, end: 6, text: '!' },
      { start: 1, end: 1, text: '-' },
      { start: 2, end: 3, text: '' },
    ]),
  ).toBe('a-bd!');
});

test.for(['', '"quoted"', 'a&b', '<', "it's", 'ż'])('%j survives an attribute', (text) => {
  expect(readPage(`<title>x</title><meta name="x" content="${attributeText(text)}">`).metas[0]?.content).toBe(text);
});

test('puts the JSON of islands between single quotes, and keeps what it says', () => {
  const html = `<astro-island props="{&quot;a&quot;:[0,&quot;it's &amp;quot; &lt;b&quot;]}" title="&quot;x&quot;" opts="{}">`;
  const quoted = `<astro-island props='{"a":[0,"it&#39;s &amp;quot; &lt;b"]}' title="&quot;x&quot;" opts="{}">`;
  expect(singleQuoted(html)).toBe(quoted);
});

test.for([
  ['<script>a()\n</script> <script>(b)()</script><p>', '<script>a();(b)()</script><p>'],
  ['<script>a();</script>\n<script>b()</script><script>c()</script>', '<script>a();b();c()</script>'],
  ['<script>a()</script><p><script>b()</script>', '<script>a()</script><p><script>b()</script>'],
  ['<script type="module">a()</script><script>b()</script>', '<script type="module">a()</script><script>b()</script>'],
  ['<script>a()</script><script src="/b.js"></script>', '<script>a()</script><script src="/b.js"></script>'],
] as const)('of the inline scripts of %j, neighbors become one', ([html, joined]) =>
  expect(joinedScripts(html)).toBe(joined),
);
