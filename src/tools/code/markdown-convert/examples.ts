import type { Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '# Hi\n\n* a', to: 'html' },
    gives: '<h1>Hi</h1>\n<ul>\n<li>a</li>\n</ul>',
    source: 'CommonMark 0.31.2',
  },
  {
    values: { input: '| a | b |\n| - | -: |\n| 1 | ~~2~~ |', to: 'html' },
    gives:
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="right"><del>2</del></td>\n</tr>\n</tbody>\n</table>',
    source: 'GFM 0.29, tables and strikethrough',
  },
  {
    values: { input: '[a](javascript:alert(1)) <b>x</b>', rawHtml: false, to: 'html' },
    gives: '<p><a href="">a</a> &lt;b&gt;x&lt;/b&gt;</p>',
    source: 'micromark’s README: safe by default',
  },
  {
    values: { input: '## Set up\n\n## Set up', headingIds: true, to: 'html' },
    gives: '<h2 id="set-up">Set up</h2>\n<h2 id="set-up-1">Set up</h2>',
    source: 'github-slugger’s README',
  },
  {
    values: { input: '<h1>Hi</h1><ul><li>snake_case<li><b>b</b></ul>', to: 'markdown' },
    gives: '# Hi\n\n- snake_case\n- **b**',
    source: 'CommonMark 0.31.2: an underscore inside a word is text',
  },
  {
    values: { input: '<table><tr><td>1</td><td>2<p>3</td></tr></table>', to: 'markdown' },
    gives: '|   |        |\n| - | ------ |\n| 1 | 2<br>3 |',
    source: 'GFM 0.29, tables: the header row is needed',
  },
  {
    values: { input: '<p><a href="/a">b</a><br>c</p>', to: 'markdown', links: 'reference' },
    gives: '[b][1]\\\nc\n\n[1]: /a',
    source: 'CommonMark 0.31.2, reference links and hard line breaks',
  },
] satisfies Examples<typeof tool>;
