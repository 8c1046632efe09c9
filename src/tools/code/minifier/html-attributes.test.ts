import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { minifyHtml } from './html';

const minified = async (text: string) => (await minifyHtml(text, { keepComments: false })).text;

// By the HTML Standard, with its sections in brackets.
test.for([
  ['sets of words', '<a class=" b  c " rel="d\n e">x</a>', '<a class="b c" rel="d e">x</a>'],
  ['white space around addresses, but not inside (URL Standard)', '<a href=" b  c ">x</a>', '<a href="b  c">x</a>'],
  ['code, whose strings may contain white space', `<a onclick=" b('c  d') ">x</a>`, `<a onclick="b('c  d')">x</a>`],
  ['a style with a string in it', `<q style=" quotes: '«  ' ' »' ">x</q>`, `<q style="quotes: '«  ' ' »'">x</q>`],
  ['boolean attributes (2.3.2)', '<input checked="CHECKED" hidden="">', '<input checked hidden>'],
  ['hidden, which may have a value (6.1)', '<p hidden="until-found">x</p>', '<p hidden=until-found>x</p>'],
  ['a file name (4.6.5)', '<a download="download" href=b>x</a>', '<a download=download href=b>x</a>'],
  ['a relative size (15.3.4)', '<font size="+1">x</font>', '<font size=+1>x</font>'],
  ['numbers as typed (2.3.4)', '<img width="1e3" height="0x10">', '<img width=1e3 height=0x10>'],
  [
    'names that are not HTML attributes',
    '<p className=a htmlFor=b datafoo=c>x</p>',
    '<p classname=a htmlfor=b datafoo=c>x</p>',
  ],
  ['names that every object inherits', '<p constructor=a __proto__=b>x</p>', '<p constructor=a __proto__=b>x</p>'],
  ['names with special characters', `<p =a b"c=d [e]="f" data--g=h>x</p>`, `<p =a b"c=d [e]=f data--g=h>x</p>`],
  ['tags with special characters', '<x.y#z class=a>b</x.y#z>', '<x.y#z class=a>b</x.y#z>'],
  ['both quotes', `<p title='a "b" &#39;'>x</p>`, `<p title='a "b" &#39;'>x</p>`],
] as const)('%s: %s', async ([, source, gives]) => expect(await minified(source)).toBe(gives));

test('parse5 reads the same attributes from the result', async () => {
  const name = fc.constantFrom(
    'title',
    'value',
    'constructor',
    '__proto__',
    'classname',
    '=a',
    'b"c',
    'd&lt',
    'xlink:href',
    'data--e',
  );
  const value = fc
    .array(
      fc.constantFrom('"', "'", '<', '>', '=', '&', '&amp;', 'lt', ';', '#', '38', ' ', '\n', '&#13;', '`', '/', 'é'),
    )
    .map((parts) => parts.join('').replaceAll('"', '&quot;'));
  const start = fc
    .tuple(fc.constantFrom('p', 'svg', 'x.y'), fc.uniqueArray(fc.tuple(name, value), { selector: ([one]) => one }))
    .map(([tag, attributes]) => `<${tag} ${attributes.map(([one, text]) => `${one}="${text}"`).join(' ')}>a</${tag}>`);
  const attributesOf = (html: string) =>
    parseFragment(html).childNodes.map((node) => 'attrs' in node && [node.tagName, node.attrs]);
  await fc.assert(
    fc.asyncProperty(start, async (source) => {
      const result = await minified(source);
      expect(attributesOf(result)).toEqual(attributesOf(source));
      expect(await minified(result)).toBe(result);
    }),
    { numRuns: 500 },
  );
});

test('keeps what a server or an old browser reads as typed', async () => {
  expect(await minified('<p> a <?= $b ?> c <? d(); ?>')).toBe('<p>a <?= $b ?> c <? d(); ?></p>');
  const conditional = '<!--[if IE]><p>a<![endif]--><![if !IE]>b<![endif]><!--[if !IE]>-->c<!--<![endif]-->';
  expect(await minified(`\r\n<!-- d -->${conditional}`)).toBe(conditional);
  expect(await minified('\r\n\r\n<!DOCTYPE html\r\nSYSTEM "about:legacy-compat">a')).toBe(
    '<!DOCTYPE html SYSTEM "about:legacy-compat"><html><head></head><body>a</body></html>',
  );
});
