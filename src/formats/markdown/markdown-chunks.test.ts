import fc from 'fast-check';
import { compile, parse, postprocess, preprocess } from 'micromark';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { correct } from './corrections';
import './edit-map';
import { htmlExtensionsOf, loadMicromark } from './markdown-parser';
import { newMemory, readMarkdown, taskBoxes, type Memory } from './to-html';

const OPTIONS = { gfm: true, rawHtml: true };
/** As many chunks as possible. */
const SHORT = { least: 1, most: 30 };

/** Lines that begin, continue or end every construct that can extend over others. */
const LINES =
  '# h|text|||- a|- b|  c|1. x|+|> q|>> r|```|~~~ js|- ```|[^1]: ```|<div>|</div>|> <div>|<!-- c|-->|- <!--|<script>|</script>|  <?php|?>|<b>x|[a]: /u "t"|[A]|[b][a] ![x][a]|[a]:|/v|\'title|more\'|[^1]|[^1]: note|[^2]: other [^1]|[^1] and [^2] [a]|    in|\tcode|| a | b ||| - | - ||| 1 | 2 ||---|===|***|* * *|- [ ] t|*a|b* **c**|\\|`a|a  |#|\0'.split(
    '|',
  );

test('reading a text in chunks gives the same result as in one piece', { timeout: 60_000 }, async () => {
  const micromark = await loadMicromark(true);
  const whole = (markdown: string) => {
    const parser = parse({ extensions: [gfm()] });
    correct(parser);
    return compile({ allowDangerousHtml: true, htmlExtensions: htmlExtensionsOf(micromark) })(
      postprocess(parser.document().write(preprocess()(markdown, undefined, true))),
    ).replace(/\n$/, '');
  };
  const line = fc.tuple(fc.constantFrom(...LINES), fc.constantFrom('\n', '\n', '\n', '\r\n', '\r'));
  const text = fc.array(line, { minLength: 10, maxLength: 80 }).map((lines) => lines.flat().join(''));
  await fc.assert(
    fc.asyncProperty(text, async (markdown) => {
      const { html } = await readMarkdown(markdown, OPTIONS, { size: SHORT });
      expect(html).toBe(whole(markdown));
    }),
    { numRuns: 300 },
  );
});

/* Expected by CommonMark 0.31.2: 4.4, 4.5 and 4.6 keep the lines of code and HTML as they are. */
test.for([
  ['[a]: b\n\n```\nx\ny\n```', '<pre><code>x\ny\n</code></pre>'],
  ['[a]: b\n\n```\n\nx\n```', '<pre><code>\nx\n</code></pre>'],
  ['[a]: b\n\n    x\n    y', '<pre><code>x\ny\n</code></pre>'],
  ['[a]: b\n\n<pre>\nx\ny\n</pre>', '<pre>\nx\ny\n</pre>'],
])('%j: code and HTML after a definition keep their lines', async ([markdown = '', html]) =>
  expect((await readMarkdown(markdown, OPTIONS)).html).toBe(html),
);

/** Sections that differ; some contain constructs that affect distant text. */
const section = (number: number) =>
  `## Heading ${number}\n\nSome *text* of ${number}, and [a link][far].\n\n\`\`\`\n# no heading ${number}\n\`\`\`\n\n- [ ] task ${number}\n\n`;
const long = (count: number) => `${Array.from({ length: count }, (_, index) => section(index)).join('')}[far]: /far\n`;

/** Chunks of a few sections; those of the default size are in markdown-chunks.scale.test.ts. */
const SMALL = { least: 500, most: 1_500 };

/** The number of chunks that were parsed, not cached. */
async function readCount(markdown: string, memory: Memory): Promise<number> {
  let count = 0;
  await readMarkdown(markdown, OPTIONS, { size: SMALL, memory, afterChunk: (part) => void (part > 0 && count++) });
  return count;
}

test('parses only the changed places of a slightly changed text', async () => {
  const memory = newMemory();
  const before = long(100);
  const all = await readCount(before, memory);
  expect(all).toBeGreaterThan(8);
  expect(await readCount(before, memory)).toBe(0);
  const after = before.replace('text* of 50,', 'text* of fifty,');
  expect(await readCount(after, memory)).toBeLessThanOrEqual(3);
  const { html } = await readMarkdown(after, OPTIONS, { size: SMALL, memory });
  expect(html).toBe((await readMarkdown(after, OPTIONS)).html);
  // Chunks with references depend on the definition.
  const elsewhere = after.replace('/far\n', '/farther\n');
  const { html: moved } = await readMarkdown(elsewhere, OPTIONS, { size: SMALL, memory });
  expect(moved.match(/href="\/farther"/g)).toHaveLength(100);
});

test('can be aborted between two chunks', async () => {
  const markdown = long(100);
  const memory = newMemory();
  const given = readMarkdown(markdown, OPTIONS, {
    size: SMALL,
    memory,
    afterChunk: (part) => {
      if (part > 0.5) throw new Error('enough');
    },
  });
  await expect(given).rejects.toThrow('enough');
  expect(memory.chunks.size).toBeGreaterThan(4);
});

test('counts lines and checkboxes across all chunks', async () => {
  const markdown = long(100).replaceAll('\n', '\r\n');
  const { headings } = await readMarkdown(markdown, OPTIONS);
  expect(headings).toHaveLength(100);
  expect(headings[99]?.line).toBe(99 * 10 + 1);
  const expected = Array.from(markdown.matchAll(/\[ \] task/g), ({ index }) => index + 1);
  expect(await taskBoxes(markdown)).toEqual(expected);
});
