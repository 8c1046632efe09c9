import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { run, pug } from './html-to-pug.fixture';

function codes(html: string): unknown[] {
  const outcome = run(html);
  if (typeof outcome === 'string' || isProblem(outcome)) return [outcome];
  return outcome.notes.filter((one) => one !== false).map(({ code, with: blanks }) => [code, blanks]);
}

test.for(['', ' \n', '\uFEFF\n'])('%j gives nothing', (html) => expect(run(html)).toBe(''));

// Each form follows from Pug's documentation and its lexer (pug-lexer 5).
test.for([
  ['a fragment stays a fragment', '<li>a<li>b', 'li a\nli b'],
  ['table cells are a fragment too', '<tr><td>1</td></tr>', 'tr\n  td 1'],
  ['removes white space between blocks', '<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>', 'ul\n  li a\n  li b'],
  ['keeps a space between inline elements', '<b>a</b>\n<i>b</i>', 'b a\n|  \ni b'],
  ['a comment does not join words', 'a <!-- c --> b', '| a \n// c \n|  b'],
  ['removes white space next to br', 'a<br>\n b', '| a\nbr\n| b'],
  // HTML Standard §15.3.1: these elements have no box, so the spaces around them are adjacent.
  ['a hidden block does not join words', 'a <div hidden>b</div> c', '| a \ndiv(hidden) b\n|  c'],
  ['a link element does not join words', '<p>a <link rel="x"> b</p>', "p\n  | a \n  link(rel='x')\n  |  b"],
  ['a hidden input does not join words', 'a <input type="hidden"> b', "| a \ninput(type='hidden')\n|  b"],
  ['a dialog does not join words', 'a <dialog>b</dialog> c', '| a \ndialog b\n|  c'],
  [
    'a block hidden until found keeps its box',
    'a <p hidden="until-found">b</p> c',
    "| a\np(hidden='until-found') b\n| c",
  ],
  ['removes white space between blocks around a hidden element', '<p>a</p> <link> <p>b</p>', 'p a\nlink\np b'],
  ['lines of a text', '<p>\n   one\n   two\n</p>', 'p\n  | one\n  | two'],
  ['a space at the start of an inline element', 'a<b> c</b>', '| a\nb  c'],
  ['div without attributes', '<div></div><div class="a"></div>', 'div\n.a'],
  ['the order of classes', '<i class="a w-1/2 b"></i>', "i.a(class='w-1/2 b')"],
  ['an ID that isn’t a name', '<div id="1a"></div>', "div(id='1a')"],
  [
    'names with special characters',
    '<a @click="go()" [x]="1" :y="2" v-on:z.once="3"></a>',
    "a(@click='go()', '[x]'='1', :y='2', v-on:z.once='3')",
  ],
  ['a quote in a name', `<a b'c="1" d"'e="2"></a>`, `a("b'c"='1')&attributes({'d"\\'e': '2'})`],
  ['line breaks in a value', '<a title="b\nc\\d"></a>', "a(title='b\\nc\\\\d')"],
  [
    'empty values',
    '<img alt="" src=a><input required="required" disabled>',
    "img(alt='', src='a')\ninput(required, disabled)",
  ],
  ['hidden may have a value', '<p hidden="until-found">a</p>', "p(hidden='until-found') a"],
  ['character references in text', '<p>a &lt; b &amp;amp; c &amp; d&nbsp;e</p>', 'p a &lt; b &amp;amp; c & d&nbsp;e'],
  ['interpolation', '<p>#{a} !{b} #[c] \\#{d}</p>', 'p \\#{a} \\!{b} \\#[c] \\\\#{d}'],
  ['a comment that begins with a hyphen', '<!--- a -->', '//\n  - a'],
  ['a comment with several lines', '<!--\n  a\n    b\n-->', '//\n  a\n    b'],
  [
    'pre with elements',
    '<pre>a\n <b>b</b>\n</pre>',
    'pre\n  | a\n  |  \n  b b\n  | \n  |'.replace('| \n  |', '|\n  |'),
  ],
  ['pre that begins with a line break', '<pre>\n\na</pre>', 'pre\n  |\n  |\n  | a'],
  ['pre that begins with spaces', '<pre>  a\n b</pre>', 'pre\n  |   a\n  |  b'],
  ['a text area', '<textarea>a\n  &lt;b</textarea>', 'textarea.\n  a\n    &lt;b'],
  [
    'a template string keeps its lines',
    '<script>\n  let a = `b\n  c`;\n</script>',
    'script\n  |   let a = `b\n  |   c`;',
  ],
  ['a style', '<style>\n\n\ta{}\n\n\tb{}\n</style>', 'style.\n  a{}\n\n  b{}'],
  ['a script without text', '<script src="a.js"></script>', "script(src='a.js')"],
  ['svg', '<svg viewBox="0 0 1 1">\n <use xlink:href="#a"/>\n</svg>', "svg(viewBox='0 0 1 1')\n  use(xlink:href='#a')"],
  ['a template', '<template><p>a</p></template>', 'template\n  p a'],
  ['noscript has elements', '<noscript><img src="a"></noscript>', "noscript\n  img(src='a')"],
  ['names that are Pug keywords', '<each>a</each><my-é>b</my-é>', "#{'each'} a\n#{'my-é'} b"],
  [
    'an old doctype',
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://a"><p>x',
    'doctype html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://a"\np x',
  ],
  ['only a body', '<body class="a"><p>x</body>', 'body.a\n  p x'],
  ['html inside a comment isn’t a document', '<!-- <html> --><td>1</td>', '// <html> \ntd 1'],
  ['writes a carriage return as a character reference', '<p>a&#13;b</p>', 'p a&#13;b'],
  ['CRLF', '<pre>a\r\nb</pre>', 'pre.\n  a\n  b'],
] as const)('%s', ([, html, expected]) => expect(pug(html)).toBe(expected));

test('indents with tabs, and prints only the body', () => {
  expect(pug('<ul><li><b>a</b></li></ul>', { margin: '\t' })).toBe('ul\n\tli\n\t\tb a');
  expect(pug('<title>t</title><body><p>a</p>', { bodyOnly: true })).toBe('p a');
  expect(pug('<p>a</p>', { bodyOnly: true })).toBe('p a');
});

test('notes what the parser moved, ignored or closed', () => {
  expect(codes('<table>\n <div>x</div><tr><td>1</td></tr></table>')).toEqual([
    ['moved', { name: 'div', count: 1, line: 2, column: 2 }],
  ]);
  expect(codes('<p>a</p><tr></b>')).toEqual([
    ['dropped', { name: 'tr', count: 1, line: 1, column: 9 }],
    ['droppedEnd', { name: 'b', count: 1, line: 1, column: 13 }],
  ]);
  expect(codes('<div><span>a')).toEqual([['unclosed', { name: 'div', count: 2, line: 1, column: 1 }]]);
  expect(codes('<a b=1 b=2></a>')).toMatchObject([['repeatedAttribute', { count: 1, line: 1 }]]);
  expect(codes('<ul><li>a<li>b</ul><br><svg><path/></svg>')).toEqual([]);
});
