import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '**a** 👩‍👩‍👧' },
    gives: { result: '<p><strong>a</strong> 👩‍👩‍👧</p>', characters: 3, words: 1, readingTime: 1 },
    source: 'UAX #29: a family is one grapheme cluster; emoji are no word',
  },
  {
    values: { input: '# foo\n## foo\n### foo' },
    gives: { result: '<h1>foo</h1>\n<h2>foo</h2>\n<h3>foo</h3>', words: 3, characters: 9 },
    source: 'CommonMark 0.31.2, ATX headings',
  },
  {
    values: { input: '> # Foo\n> bar\n> baz' },
    gives: '<blockquote>\n<h1>Foo</h1>\n<p>bar\nbaz</p>\n</blockquote>',
    source: 'CommonMark 0.31.2, block quotes',
  },
  {
    values: { input: '[link](/uri "title")' },
    gives: { result: '<p><a href="/uri" title="title">link</a></p>', words: 1, characters: 4 },
    source: 'CommonMark 0.31.2, links',
  },
  {
    values: { input: '| foo | bar |\n| --- | --- |\n| baz | bim |' },
    gives: {
      result:
        '<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>',
      words: 4,
    },
    source: 'GitHub Flavored Markdown 0.29, tables',
  },
  {
    values: { input: '~~Hi~~ Hello, ~there~ world!', gfm: false },
    gives: '<p>~~Hi~~ Hello, ~there~ world!</p>',
    source: 'CommonMark 0.31.2 knows no strikethrough',
  },
  {
    values: { input: '~~Hi~~ Hello, ~there~ world!', gfm: true },
    gives: '<p><del>Hi</del> Hello, <del>there</del> world!</p>',
    source: 'GitHub Flavored Markdown 0.29, strikethrough',
  },
] satisfies Examples<typeof tool>;
