import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countShown, escapeMarkdown, markdownToHtml, shownLines, structureOf, toggleTask, withoutFrontMatter } from '.';

const html = (markdown: string, gfm = true, rawHtml = true) => markdownToHtml(markdown, { gfm, rawHtml });

describe('Markdown to HTML', () => {
  // CommonMark 0.31.2 by number of the example, GFM 0.29 by name.
  test.for([
    ['# Hi\n\n* a', '<h1>Hi</h1>\n<ul>\n<li>a</li>\n</ul>'],
    ['> # Foo\n> bar\n> baz', '<blockquote>\n<h1>Foo</h1>\n<p>bar\nbaz</p>\n</blockquote>'],
    ['**foo [bar](/url)**', '<p><strong>foo <a href="/url">bar</a></strong></p>'],
    ['- foo\n\n      bar', '<ul>\n<li>\n<p>foo</p>\n<pre><code>  bar\n</code></pre>\n</li>\n</ul>'],
    [
      '| abc | defghi |\n:-: | -----------:\nbar | baz',
      '<table>\n<thead>\n<tr>\n<th align="center">abc</th>\n<th align="right">defghi</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center">bar</td>\n<td align="right">baz</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['~~Hi~~ Hello', '<p><del>Hi</del> Hello</p>'],
    ['- [x] foo', '<ul>\n<li><input type="checkbox" disabled="" checked="" /> foo</li>\n</ul>'],
    ['www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>'],
    ['', ''],
    ['\n\n', ''],
  ] as const)('%j', async ([markdown, gives]) => expect(await html(markdown)).toBe(gives));

  test('without GFM its marks are text', async () => {
    expect(await html('~~a~~ www.a.com', false)).toBe('<p>~~a~~ www.a.com</p>');
  });

  test('HTML in it stays or is shown as text', async () => {
    expect(await html('<b title="x">a</b> <script>1</script>')).toBe('<p><b title="x">a</b> <script>1</script></p>');
    expect(await html('<b>a</b>', true, false)).toBe('<p>&lt;b&gt;a&lt;/b&gt;</p>');
  });

  test.for([
    ['[a](javascript:alert(1))', '<p><a href="">a</a></p>'],
    ['[a](vbscript:x) ![b](data:image/svg+xml;base64,AAAA)', '<p><a href="">a</a> <img src="" alt="b" /></p>'],
    ['<javascript:alert(1)>', '<p><a href="">javascript:alert(1)</a></p>'],
    ['[a](mailto:a@b.co)', '<p><a href="mailto:a@b.co">a</a></p>'],
  ] as const)('unsafe addresses are emptied: %s', async ([markdown, gives]) =>
    expect(await html(markdown)).toBe(gives),
  );

  test('pictures inside the text stay, in links and in definitions', async () => {
    const picture = 'data:image/png;base64,iVBORw0KGgo+/A==';
    expect(await html(`![a](${picture} "t") ![b][r] ![c](<${picture}>)\n\n[r]: ${picture}`)).toBe(
      `<p><img src="${picture}" alt="a" title="t" /> <img src="${picture}" alt="b" /> <img src="${picture}" alt="c" /></p>`,
    );
    expect(await html(`\`![a](${picture})\` https://picture.invalid/0/`)).toContain(`<code>![a](${picture})</code>`);
    expect(await html(`![a](${picture}) https://picture.invalid/0/`)).toContain('href="https://picture.invalid/0/"');
  });

  test('a picture of 2 MB is no work', async () => {
    const before = performance.now();
    await html(`![a](data:image/png;base64,${'A'.repeat(2_000_000)})`);
    expect(performance.now() - before).toBeLessThan(1500);
  });

  test('short lists take time that grows with the text, not with its square', async () => {
    const before = performance.now();
    const list = '- one\n- two\n  - nested\n\ntext\n\n';
    const result = await html(list.repeat(5000));
    expect(result.match(/<ul>/g)).toHaveLength(10_000);
    // The library by itself takes 15 s and more for these 155 kB.
    expect(performance.now() - before).toBeLessThan(8_000);
  });

  test('edits of the parser give what its own code gives', async () => {
    const { EditMap } = await import('micromark-util-edit-map');
    const number = fc.nat({ max: 20 });
    fc.assert(
      fc.property(
        fc.array(number, { maxLength: 20 }),
        fc.array(fc.tuple(number, fc.nat({ max: 1 }), fc.array(number, { maxLength: 3 })), { maxLength: 5 }),
        (start, edits) => {
          const expected: number[] = [...start];
          const map = new EditMap();
          const places = new Set<number>();
          const mine: number[] = [...start];
          const used = edits
            .filter(([at, removed]) => at + removed <= start.length && !places.has(at) && places.add(at))
            .sort((a, b) => b[0] - a[0]);
          for (const [at, removed, added] of used) {
            expected.splice(at, removed, ...added);
            map.add(at, removed, added as never[]);
          }
          map.consume(mine as never[]);
          expect(mine).toEqual(expected);
        },
      ),
    );
  });
});

describe('front matter', () => {
  test.for([
    ['---\ntitle: a\n---\n\n# b', '\n# b', 3],
    ['---\r\na: 1\r\n...\r\nb', 'b', 3],
    ['---\n---\nb', 'b', 2],
    ['---\na: 1\n---', '', 3],
    ['---\nno end', '---\nno end', 0],
    ['\n---\na: 1\n---\n', '\n---\na: 1\n---\n', 0],
    ['--- x\na\n---', '--- x\na\n---', 0],
  ] as const)('%j', ([markdown, body, lines]) => expect(withoutFrontMatter(markdown)).toEqual({ body, lines }));
});

describe('the text shown', () => {
  test.for([
    ['<p>a <strong>b</strong>c</p>', ['a bc']],
    ['<p>a\n  b</p>\n<p>c<br>d</p>', ['a b', 'c', 'd']],
    ['<pre><code>  a\n\n  b\n</code></pre>', ['  a', '  b']],
    ['<table><tr><td>a</td><td>b</td></tr></table>', ['a', 'b']],
    ['a &amp; b &lt;c&gt; &#233; &#xe9; &nbsp;x &copy; &#0;', ['a & b <c> é é \u00a0x © \ufffd']],
    ['<script>let a = "</p>";</script>x<style>p{}</style><!-- <p>no</p> -->y<?php 1 ?>z', ['xyz']],
    ['<img alt="a > b" src=\'>\'>c', ['c']],
    ['1 < 2 <3 a<b', ['1 < 2 <3 a']],
    ["<p title=\"it's\">it's <a href=it's>x</a></p>", ["it's x"]],
    ['</ p>a<!doctype html>b', ['ab']],
    ['<p>unclosed <b', ['unclosed']],
    ['<SCRIPT>x</SCRIPT ><P>y</P>', ['y']],
    ['', []],
  ] as const)('of %s', ([text, lines]) => expect(shownLines(text)).toEqual(lines));

  test.for([
    ['**a** 👩‍👩‍👧', 1, 3],
    ['', 0, 0],
    ['# One *two*\n\nthree  \nfour', 4, 18 - 2],
    ['[link text](https://example.com/long "title") ![alt text](x.png)', 2, 9],
    ['`code` and ```b```', 3, 10],
    ['- [ ] do it\n- [x] done', 3, 9],
    ['a[^1]\n\n[^1]: note here', 3, 10],
    ['| a | b |\n| - | - |\n| 1 | 2 |', 4, 4],
    ['---', 0, 0],
    ['don’t state-of-the-art 3.14', 3, 27],
    ['日本語', 1, 3],
  ] as const)('%j has %i words', async ([markdown, words, characters]) => {
    expect(countShown(await html(markdown))).toEqual({ words, characters });
  });

  test('a megabyte of tags is read in a moment', () => {
    const before = performance.now();
    expect(countShown('<p>a <b>b</b></p>\n'.repeat(60_000)).words).toBe(120_000);
    expect(shownLines('<a '.repeat(300_000))).toEqual([]);
    expect(shownLines('<'.repeat(1_000_000))).toHaveLength(1);
    expect(performance.now() - before).toBeLessThan(4_000);
  });
});

describe('the structure', () => {
  test('headings, as they are shown', async () => {
    const { headings } = await structureOf(
      '# A *b* `c` [d](u "t") ![alt](x) e &amp; \\* <i>f</i> [g][r]\n\nSet\next\n---\n\n> ### quoted ##\n\n[r]: /u\n\n[^1]: # note\n\n```\n# code\n```\n\n# \n',
      true,
    );
    expect(headings).toEqual([
      { level: 1, text: 'A b c d  e & * f g', line: 1 },
      { level: 2, text: 'Set ext', line: 3 },
      { level: 3, text: 'quoted', line: 7 },
      { level: 1, text: '', line: 17 },
    ]);
  });

  test('task boxes in the order of the HTML, and ticking them', async () => {
    const picture = `![p](data:image/png;base64,${'A'.repeat(50)})`;
    const markdown = `${picture}\r\n\r\n- [ ] a\r\n- [x] b ${picture}\n  1. [X] c\n\n> * [ ] d\n\n- [ ]\n\n\`- [ ] e\``;
    const { tasks } = await structureOf(markdown, true);
    const boxes = (await html(markdown)).match(/<input[^>]*>/g) ?? [];
    expect(boxes.map((box) => box.includes('checked'))).toEqual(tasks.map(({ checked }) => checked));
    expect(tasks).toHaveLength(4);
    let ticked = markdown;
    for (const task of tasks) ticked = toggleTask(ticked, task);
    expect(ticked).toBe(
      markdown
        .replace('- [ ] a', '- [x] a')
        .replace('- [x] b', '- [ ] b')
        .replace('[X] c', '[ ] c')
        .replace('* [ ] d', '* [x] d'),
    );
    expect((await structureOf(ticked, true)).tasks.map(({ checked }) => checked)).toEqual([true, false, false, true]);
    expect((await structureOf(markdown, false)).tasks).toEqual([]);
  });

  test('blocks in the order of the elements', async () => {
    const markdown =
      '# a\n\nb\nc\n\n[r]: /u\nd\n\n- e\n\n  f\n- g\n\n    code\n***\n> q\n\n[^1]: n\n\n| t |\n| - |\n\nx[^1]';
    const { blocks } = await structureOf(markdown, true);
    expect(blocks).toEqual([1, 3, 7, 9, 15, 16, 20, 23]);
  });
});

describe('escaping', () => {
  test('any text is shown as it was', async () => {
    const text = fc
      .array(
        fc.constantFrom(
          'a',
          '1',
          ' ',
          '.',
          ')',
          '#',
          '>',
          '-',
          '+',
          '*',
          '_',
          '`',
          '[',
          ']',
          '(',
          '<',
          '/',
          '&',
          'amp;',
          '\\',
          '~',
          '!',
          '=',
          '|',
          'é',
        ),
        { minLength: 1, maxLength: 12 },
      )
      .map((parts) => parts.join('').replace(/ +/g, ' ').trim());
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        fc.pre(typed !== '');
        expect(shownLines(await html(escapeMarkdown(typed))).join('\n')).toBe(typed);
      }),
      { numRuns: 3000 },
    );
  });

  test.for(['snake_case_name', '2 * 3 = 6', 'a - b', 'C:\\dir', 'AT&T', '1.5 kg', 'a < b', '#tag', 'x!', '~ 5'])(
    '%s needs none',
    (text) => {
      expect(escapeMarkdown(text)).toBe(text);
    },
  );
});
