import { expect, test } from 'vitest';
import { wordLists } from './word-lists';

const GAP = `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;\n</span>`;

/** A list paragraph as Word's desktop app writes it. */
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level}\nlfo1'>` +
  `<!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}${GAP}</span></span>` +
  `<!--[endif]-->${text}<o:p></o:p></p>`;

/** The tags that matter: no attributes of paragraphs, no comments, no white space between tags. */
const bare = (html: string) =>
  html
    .replace(/<!--[^]*?-->|<\/?o:p>/g, '')
    .replace(/<p\s[^>]*>/g, '<p>')
    .replace(/>\s+</g, '><');

const paper = (...parts: string[]) => bare(wordLists(`<!--StartFragment-->${parts.join('\n\n')}<!--EndFragment-->`));

test.for([
  ['bullets', [item(1, '·', 'a'), item(1, '·', 'b')], '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['numbers', [item(1, '1.', 'a'), item(1, '2.', 'b')], '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
  ['letters', [item(1, 'a)', 'a'), item(1, 'b)', 'b')], '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
  ['another start', [item(1, '3.', 'a'), item(1, '4.', 'b')], '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
  [
    'nesting and back out',
    [item(1, '1.', 'a'), item(2, 'o', 'b'), item(3, '§', 'c'), item(1, '2.', 'd')],
    '<ol><li><p>a</p><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul></li><li><p>d</p></li></ol>',
  ],
  [
    'numbers of several levels',
    [item(1, '1.', 'a'), item(2, '1.1.', 'b'), item(2, '1.2', 'c')],
    '<ol><li><p>a</p><ol><li><p>b</p></li><li><p>c</p></li></ol></li></ol>',
  ],
  [
    'a skipped level, and a list that begins with an inner level',
    [item(2, 'o', 'a'), item(1, '·', 'b'), item(3, '·', 'c')],
    '<ul><li><p>a</p></li></ul><ul><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
  ],
  [
    'an interrupted list',
    [item(1, '1.', 'a'), '<p class=MsoNormal>x</p>', item(1, '2.', 'b')],
    '<ol><li><p>a</p></li></ol><p>x</p><ol start="2"><li><p>b</p></li></ol>',
  ],
  [
    'numbers that begin again, and another kind',
    [item(1, '1.', 'a'), item(1, '1.', 'b'), item(1, '·', 'c')],
    '<ol><li><p>a</p></li></ol><ol><li><p>b</p></li></ol><ul><li><p>c</p></li></ul>',
  ],
  [
    'a paragraph of an item',
    [item(1, '1.', 'a'), '<p class=MsoListParagraphCxSpMiddle>more</p>', item(1, '2.', 'b')],
    '<ol><li><p>a</p><p>more</p></li><li><p>b</p></li></ol>',
  ],
  [
    'an item without a marker',
    [item(1, '1.', 'a'), "<p style='mso-list:l0 level1 lfo1'>b</p>", "<p style='mso-list:l0 level2 lfo1'>c</p>"],
    '<ol><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ol>',
  ],
  ['a picture as the bullet', [item(1, '<img src="file:///b.png" alt="*">', 'a')], '<ul><li><p>a</p></li></ul>'],
  [
    'lists in two cells',
    ['<table><tr><td>', item(1, '·', 'a'), '</td><td>', item(1, '·', 'b'), '</td></tr></table>'],
    '<table><tr><td><ul><li><p>a</p></li></ul></td><td><ul><li><p>b</p></li></ul></td></tr></table>',
  ],
] as const)('reads %s', ([, parts, gives]) => expect(paper(...parts)).toBe(gives));

test('reads a marker without conditional comments, and with those of older versions', () => {
  const span = `<span style='mso-list:Ignore'>2.${GAP}</span>`;
  const inner = (content: string) => bare(wordLists(`<p style="mso-list: l3 level1 lfo2">${content}</p>`));
  const gives = '<ol start="2"><li><p><b>$& a</b></p></li></ol>';
  expect(inner(`${span}<b>$& a</b>`)).toBe(gives);
  expect(inner(`<![if !supportLists]>${span}<![endif]><b>$& a</b>`)).toBe(gives);
});

test.for([
  '<ul><li style="mso-list:none">a</li></ul>',
  '<p class=MsoListParagraph>a</p>',
  "<h1 style='mso-list:l0 level1 lfo1'>1. a</h1>",
  "<p style='mso-list:l0 level1 lfo1'>no end tag",
  '',
])('leaves %j as it is', (html) => expect(wordLists(html)).toBe(html));
