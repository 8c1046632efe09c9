import { describe, expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import { countShown } from './counts';
import { outline } from './headings';
import { followed, lastAbove } from './scroll';
import { shownText } from './shown-text';
import { fileName } from './file-name';
import { toggleTask } from './tasks';
import tool from './tool';

const run = (input: string, gfm = true) => tool.run({ input, view: 'split', gfm }, exampleContext());

describe('shown text', () => {
  test.for([
    ['<p><strong>a</strong> b</p>', 'a b'],
    ['<p>a<br />b</p>\n<p>c &amp; d &lt;e&gt; &copy;</p>', 'a\nb\nc & d <e> ©'],
    ['<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>', 'a\nb'],
    ['<pre><code>a  b\n\n c\n</code></pre>', 'a  b\n c'],
    ['<p>a<script>alert(1)</script> b<!-- c --></p><style>p{}</style>', 'a b'],
    ['<p>soft\nbreak  two</p>', 'soft break two'],
    ['<table><tr><th>a</th><td>b</td></tr></table>', 'a\nb'],
    ['<p><img src="x" alt="not seen" />seen</p>', 'seen'],
    ['', ''],
  ])('%s shows %j', ([html, text]) => expect(shownText(html ?? '').text).toBe(text));

  test('a footnote’s number and its back-reference are not text', async () => {
    expect(await run('a[^1]\n\n[^1]: b')).toMatchObject({ words: 2, characters: 2 });
  });
});

describe('counts', () => {
  test.for([
    ['a 👩‍👩‍👧', 1, 3],
    ['1️⃣ 👍🏽 🇫🇷', 0, 5],
    ['don’t stop', 2, 10],
    ['a\nb', 2, 2],
    ['', 0, 0],
  ] as const)('%j: %i words, %i characters', ([text, words, characters]) =>
    expect(countShown(text)).toMatchObject({ words, characters }),
  );
  test.for([
    [0, 0],
    [1, 1],
    [238, 1],
    [239, 2],
  ] as const)('%i words take %i minutes', ([words, minutes]) =>
    expect(countShown('a '.repeat(words)).readingTime).toBe(minutes),
  );
});

describe('outline', () => {
  test('lists the visible headings with their lines in the source', async () => {
    const given = await run('# One *two*\n\n<h2>raw</h2>\n\n```\n# no\n```\n\nThree\n---\n\n[^1]\n\n[^1]: note');
    expect(given.outline.rows).toEqual([
      ['One two', 1, 1],
      ['raw', 2, null],
      ['Three', 2, 9],
    ]);
  });
  test('an HTML heading of the same level affects only its own line', () => {
    const shown = [
      { level: 1, text: 'a' },
      { level: 3, text: 'raw' },
      { level: 2, text: 'b' },
    ];
    const source = [
      { level: 1, line: 1, source: '# *a*' },
      { level: 2, line: 5, source: '## b' },
    ];
    expect(outline(shown, source).map(({ line }) => line)).toEqual([1, null, 5]);
  });
});

describe('task boxes', () => {
  test('toggles the nth one and keeps the rest', async () => {
    const source = '- [ ] a\n\n```\n- [ ] no\n```\n\n1. [x] b\n   > - [X] c\n';
    expect((await toggleTask(source, 0))?.text).toBe(source.replace('[ ] a', '[x] a'));
    expect((await toggleTask(source, 1))?.text).toBe(source.replace('[x] b', '[ ] b'));
    expect((await toggleTask(source, 2))?.text).toBe(source.replace('[X] c', '[ ] c'));
    expect(await toggleTask(source, 3)).toBeUndefined();
  });
});

describe('run', () => {
  test('white space only is empty', async () => {
    expect(await run(' \n\t')).toMatchObject({ result: '', words: 0, empty: true });
  });
  test('removes a byte order mark with a note; a lone surrogate becomes U+FFFD', async () => {
    const given = await run('\uFEFF# a\uD800');
    expect(given.result).toBe('<h1>a\uFFFD</h1>');
    expect(given.notes.filter((one) => one !== false)).toMatchObject([{ code: 'bom' }]);
  });
  test('cuts off endless nesting, with a note', async () => {
    expect((await run(`a\n${'>'.repeat(20_000)} b`)).notes.filter((one) => one !== false)).toMatchObject([
      { code: 'tooDeep', with: { line: 2, column: 200 } },
    ]);
  });
  test('CRLF, CR and NUL', async () => {
    expect((await run('a\r\n\r\nb\rc\0')).result).toBe('<p>a</p>\r\n<p>b\rc\uFFFD</p>');
  });
});

describe('scrolling in sync', () => {
  const most = [1000, 2000] as const;
  test('begins and ends together, and follows the headings in between', () => {
    expect(followed(0, [], most)).toBe(0);
    expect(followed(500, [], most)).toBe(1000);
    expect(followed(1000, [[500, 400]], most)).toBe(2000);
    expect(followed(250, [[500, 400]], most)).toBe(200);
    expect(followed(750, [[500, 400]], most)).toBe(1200);
  });
  test('skips anchors that run backwards', () => {
    expect(
      followed(
        500,
        [
          [400, 900],
          [500, 100],
        ],
        most,
      ),
    ).toBeCloseTo(900 + (100 / 600) * 1100);
  });
});

test('finds the last position above the edge', () => {
  const at = (top: number) => lastAbove([10, 20, 20, 30], top, (place) => place);
  expect([at(0), at(10), at(19), at(20), at(29), at(30), at(99)]).toEqual([0, 0, 0, 2, 2, 3, 3]);
  expect(lastAbove([], 5, () => 0)).toBe(0);
});

test.for([
  ['Hello, World!', 'hello-world'],
  ['Zażółć gęślą', 'zażółć-gęślą'],
  ['…', 'markdown-editor'],
  ['../etc/passwd', 'etc-passwd'],
])('the file for the heading %s is named %s', ([heading, name]) =>
  expect(fileName(heading ?? '', 'markdown-editor')).toBe(name),
);
