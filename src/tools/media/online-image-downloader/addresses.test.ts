import { expect, test } from 'vitest';
import { isOfType, isRelative, lineAddress, resolveAll } from './addresses';
import { dataFile } from './download';
import { parseSrcset, srcsetUrls } from './srcset';

// Cases of the Web Platform Tests, html/semantics/embedded-content/the-img-element/srcset/parse-a-srcset-attribute.html.
test.for<[string, string[]]>([
  ['', []],
  [',', []],
  [',,,', []],
  ['  data:,a  1x  ', ['data:,a']],
  ['data:,a 1x\t\t', ['data:,a']],
  ['data:,a', ['data:,a']],
  ['data:,a ', ['data:,a']],
  ['data:,a ,', ['data:,a']],
  ['data:,a,', ['data:,a']],
  ['data:,a, ', ['data:,a']],
  [' , data:,a 1x', ['data:,a']],
  ['data:,a ( , data:,b 1x, ), data:,c', ['data:,c']],
  ['data:,a 1w', ['data:,a']],
  ['data:,a 1w 1h', ['data:,a']],
  ['data:,a -1x', []],
  ['data:,a 1e0x', ['data:,a']],
  ['data:,a 1x, data:,b 2x', ['data:,a', 'data:,b']],
])('srcset "%s" has the candidates %o', ([srcset, urls]) => {
  expect(parseSrcset(srcset).map(({ url }) => url)).toEqual(urls);
});

test('the largest candidate is that with the most pixels', () => {
  expect(srcsetUrls('a 320w, b 1280w, c 640w', true)).toEqual(['b']);
  expect(srcsetUrls('a, b 1.5x', true)).toEqual(['b']);
  expect(srcsetUrls('a 1x, b 2x', false)).toEqual(['a', 'b']);
  expect(srcsetUrls('', true)).toEqual([]);
});

test('addresses are absolute, unique, and without fragments', () => {
  expect(
    resolveAll(
      ['a.png', 'a.png#x', '//cdn.example/b.png', 'blob:x', 'javascript:1', '#icon', 'data:image/png;base64,AA=='],
      'https://e.example/x/',
    ),
  ).toEqual({
    addresses: ['https://e.example/x/a.png', 'https://cdn.example/b.png', 'data:image/png;base64,AA=='],
    relative: 0,
  });
  expect(resolveAll(['a.png', 'https://e.example/b.png'], '')).toEqual({
    addresses: ['https://e.example/b.png'],
    relative: 1,
  });
});

test('lines are addresses with or without a scheme', () => {
  expect(lineAddress(' example.com/a.png ', '')).toBe('https://example.com/a.png');
  expect(lineAddress('/a.png', '')).toBeUndefined();
  expect(lineAddress('/a.png', 'https://example.com/x/')).toBe('https://example.com/a.png');
  expect(lineAddress('cat', '')).toBeUndefined();
});

test.for([
  ['/images/cat.jpg', true],
  ['../cat.jpg', true],
  [' images/cat.jpg ', true],
  ['//cdn.example.com/cat.jpg', true],
  ['ftp://example.com/cat.jpg', false],
  ['C:/cat.jpg', false],
  ['cats / dogs', false],
  ['cat', false],
] as const)('%j is an address without its site: %j', ([typed, expected]) => expect(isRelative(typed)).toBe(expected));

test('types are those of the path or of the data', () => {
  expect(isOfType('https://e.example/a.JPEG?x=.png', 'jpg')).toBe(true);
  expect(isOfType('https://e.example/a.jpg', 'png')).toBe(false);
  expect(isOfType('data:image/svg+xml,<svg/>', 'svg')).toBe(true);
});

test('data URLs are decoded', async () => {
  expect(await dataFile('data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E')?.text()).toBe('<svg/>');
  expect(await dataFile('data:text/plain;base64,SGk=')?.text()).toBe('Hi');
  expect(dataFile('data:image/png;base64,*')).toBeUndefined();
});
