import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

export default [
  {
    values: { input: '<p>Hello <b>world</b></p>', mode: 'layout' },
    gives: 'Hello world',
    source: 'HTML Standard: innerText',
  },
  {
    values: { input: '<h2>To do</h2><ul><li>a</li><li>b</li></ul>', mode: 'layout' },
    gives: 'To do\n\n- a\n- b',
    source: 'CommonMark 0.31: read as Markdown, it is that list again',
  },
  {
    values: {
      input: '<table><tr><th>City</th><th>Day</th></tr><tr><td>Porto</td><td>Monday</td></tr></table>',
      mode: 'layout',
    },
    gives: 'City\tDay\nPorto\tMonday',
    source: 'HTML Standard: innerText, a tab between cells',
  },
  {
    values: {
      input: '<p>Read <a href="https://example.org/a?b&amp;c">this</a>.</p>',
      mode: 'layout',
      links: 'footnotes',
    },
    gives: 'Read this [1].\n\n[1] https://example.org/a?b&c',
    source: 'Python: html.unescape for the address; numbered by hand',
  },
  {
    values: { input: 'x &lt; y &amp; z', mode: 'strip' },
    gives: 'x < y & z',
    source: 'Python: html.unescape',
  },
  {
    values: { input: '<p title="a > b">One<script>if (1 < 2) alert()</script></p><p>Two</p>', mode: 'strip' },
    gives: 'One\nTwo',
    source: 'HTML Standard §13.2, tokenization; the break by hand',
  },
  {
    values: { input: '<p>Hello <b class="x">world</b></p>', mode: 'strip', keepTags: 'b, i' },
    gives: 'Hello <b>world</b>',
    source: 'Python: html.parser, writing out b alone',
  },
  {
    values: { input: '<h1>Menu</h1>\n<ul>\n  <li>Soup</li>\n  <li>Fish &amp; chips</li>\n</ul>', mode: 'lines' },
    gives: 'Menu\nSoup\nFish & chips',
    source: 'Python: html.parser, the data of each element stripped',
  },
  {
    values: { input: '<p>one two three</p>', mode: 'layout', wrap: 10 },
    gives: problem('tooNarrow', { min: 20, max: 200 }, 'wrap'),
    source: 'the field’s own range',
  },
] satisfies Examples<typeof tool>;
