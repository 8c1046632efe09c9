import { expect, test } from 'vitest';
import { mailboxes, sourcesOf, withoutTracking } from './addresses';
import { extract, type Options } from './extract';

const OPTIONS: Options = { kind: 'web', base: '', unique: true, sort: false, domains: false, strip: false };
const run = (text: string, options: Partial<Options> = {}) => extract(text, { ...OPTIONS, ...options }, () => {});
const lines = async (text: string, options: Partial<Options> = {}) => (await run(text, options)).lines;

const PAGE = `<!doctype html>
<head><base href="/docs/"><link rel=icon href=/icon.png><script src="app.js">var x = "https://in.script.example";</script></head>
<p>See <a href="https://a.example/?x=1&amp;y=2">the <b>first</b> page</a> and https://b.example/c&amp;d.
<a href="#top">up</a> <a href="javascript:x()">x</a> <a href=" guide.html ">guide</a> <a href="tel:+123">call</a>
<img src="cat.jpg" srcset="cat-2.jpg 2x, https://cdn.example/cat,3.jpg 3x" alt="A cat"><img src="data:image/png;base64,AA">
<picture><source srcset="dog.webp 100w,dog-2.webp"></picture>
<video src="film.mp4"></video><form action="/search"><area href="map.html"></form>
<a href="mailto:Info@Example.org,b@example.org?subject=x">mail</a> <!-- https://comment.example -->
<a href="//cdn.example/x"><img src="i.svg" alt="logo"></a></p>`;

test('lists the links of a page in the order of its source', async () => {
  expect(await lines(PAGE)).toEqual([
    '/icon.png',
    'app.js',
    'https://a.example/?x=1&y=2',
    'https://b.example/c&d',
    'guide.html',
    'cat.jpg',
    'cat-2.jpg',
    'https://cdn.example/cat,3.jpg',
    'dog.webp',
    'dog-2.webp',
    'film.mp4',
    '/search',
    'map.html',
    '//cdn.example/x',
    'i.svg',
  ]);
});

test('lists a link’s visible text and its host', async () => {
  const { links, relative } = await run(PAGE);
  expect(links.find(({ address }) => address.startsWith('https://a'))).toEqual({
    address: 'https://a.example/?x=1&y=2',
    text: 'the first page',
    host: 'a.example',
  });
  expect(links.find(({ address }) => address === 'cat.jpg')?.text).toBe('A cat');
  expect(links.find(({ address }) => address === '//cdn.example/x')?.text).toBe('logo');
  expect(relative).toBe(12);
});

test('lists images, mailboxes, or everything', async () => {
  expect(await lines(PAGE, { kind: 'images' })).toEqual([
    '/icon.png',
    'cat.jpg',
    'cat-2.jpg',
    'https://cdn.example/cat,3.jpg',
    'dog.webp',
    'dog-2.webp',
    'i.svg',
  ]);
  expect(await lines(PAGE, { kind: 'email' })).toEqual(['Info@Example.org', 'b@example.org']);
  const all = await lines(PAGE, { kind: 'all' });
  expect(all).toContain('tel:+123');
  expect(all).toHaveLength(18);
});

test('completes relative links from the page’s URL and its own base', async () => {
  const whole = await lines(PAGE, { base: 'https://site.example/en/page.html' });
  expect(whole.slice(0, 2)).toEqual(['https://site.example/icon.png', 'https://site.example/docs/app.js']);
  expect(whole).toContain('https://site.example/docs/guide.html');
  expect(whole).toContain('https://cdn.example/x');
  expect(await lines('<a href="../b?c">x</a>', { base: 'http://a.example/d/e/' })).toEqual(['http://a.example/d/b?c']);
  expect(await lines('<base href="https://a.example/d/"><a href="b">x</a>')).toEqual(['https://a.example/d/b']);
  expect(await lines('<base href="/d/"><a href="b">x</a>')).toEqual(['b']);
});

test('lists a link once, whatever its spelling; or as often as it occurs', async () => {
  const text = 'https://A.example https://a.example/ https://a.example:443/ https://a.example/x';
  expect(await lines(text)).toEqual(['https://A.example', 'https://a.example/x']);
  expect(await lines(text, { unique: false })).toHaveLength(4);
  expect(await lines('A@x.example A@X.example', { kind: 'email' })).toEqual(['A@x.example']);
});

test('lists hosts, sorts, and removes tracking', async () => {
  const text =
    'https://b.example/2?utm_source=x&id=1#y https://a.example/ https://B.example/1?fbclid=z ftp://a.example/x';
  expect(await lines(text, { domains: true })).toEqual(['b.example', 'a.example']);
  expect(await lines(text, { domains: true, unique: false, sort: true })).toEqual([
    'a.example',
    'a.example',
    'b.example',
    'b.example',
  ]);
  expect(await lines(text, { strip: true, sort: true })).toEqual([
    'ftp://a.example/x',
    'https://B.example/1',
    'https://a.example/',
    'https://b.example/2?id=1#y',
  ]);
  expect(await lines('a@X.example', { kind: 'email', domains: true })).toEqual(['x.example']);
});

test('reads Markdown and code as text', async () => {
  expect((await run('A [link](https://a.example/b_(c)) and <https://b.example>.')).links).toEqual([
    { address: 'https://a.example/b_(c)', text: 'link', host: 'a.example' },
    { address: 'https://b.example', text: '', host: 'b.example' },
  ]);
  expect(await lines('Map<string, "https://a.example"> x = <T>https://b.example')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(await lines('<p>In HTML <https://a.example/x> and <b@c.example> too</p>', { kind: 'all' })).toEqual([
    'https://a.example/x',
    'b@c.example',
  ]);
});

test.for([
  ['a.png', ['a.png']],
  ['a.png, b.png 2x', ['a.png', 'b.png']],
  ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
  ['a.png,b.png', ['a.png,b.png']],
  [' , a.png 100w (x, y), b.png ,', ['a.png', 'b.png']],
  ['data:image/png;base64,AA 1x, b.png 2x', ['data:image/png;base64,AA', 'b.png']],
  ['', []],
] as const)('the sources of %j are %j', ([srcset, sources]) => {
  expect(sourcesOf(srcset)).toEqual(sources);
});

test.for([
  ['mailto:a@b.example', ['a@b.example']],
  ['mailto:a%2Bc@b.example,%20d@e.example?cc=f@g.example', ['a+c@b.example', 'd@e.example']],
  ['mailto:?subject=x', []],
  ['mailto:%ZZ@b.example', ['%ZZ@b.example']],
] as const)('%j leads to %j', ([address, boxes]) => {
  expect(mailboxes(address)).toEqual(boxes);
});

test.for([
  ['https://a.example/?utm_source=x', 'https://a.example/'],
  ['/b?a=1&UTM_Medium=y&gclid=z&b=2#utm_source=w', '/b?a=1&b=2#utm_source=w'],
  ['/b#c?fbclid=1', '/b#c?fbclid=1'],
  ['/b?utm_=1&utmost=2', '/b?utmost=2'],
  ['/b?', '/b?'],
] as const)('%j without tracking is %j', ([address, clean]) => {
  expect(withoutTracking(address)).toBe(clean);
});
