import { expect, test } from 'vitest';
import './edit-map';
import { newMemory, readMarkdown, type Memory } from './to-html';

const OPTIONS = { gfm: true, rawHtml: true };

/** Sections that differ; some contain constructs that affect distant text. */
const section = (number: number) =>
  `## Heading ${number}\n\nSome *text* of ${number}, and [a link][far].\n\n\`\`\`\n# no heading ${number}\n\`\`\`\n\n- [ ] task ${number}\n\n`;
const long = (count: number) => `${Array.from({ length: count }, (_, index) => section(index)).join('')}[far]: /far\n`;

test.for(['>', '- ', '1. ', '[^a]: > '])('%j nests at most to column 200, whatever follows', async (marker) => {
  const { html, tooDeep } = await readMarkdown(`a\n\n${marker.repeat(20_000)}b`, OPTIONS);
  expect(html.match(/<(?:blockquote|ul|ol)\b/g)?.length ?? 0).toBeLessThanOrEqual(200);
  expect(tooDeep).toBe(3);
  expect((await readMarkdown(marker.repeat(20), OPTIONS)).tooDeep).toBeUndefined();
  // The reported line is that of the chunk, whatever else is read.
  const deep = `${long(200)}${marker.repeat(2_000)}b\n\n${long(200)}`;
  expect((await readMarkdown(deep, OPTIONS)).tooDeep).toBe(200 * 10 + 2);
});

test('takes linear time', { timeout: 120_000 }, async () => {
  const time = async (count: number) => {
    const markdown = Array.from({ length: count }, (_, index) => `## Heading ${index}\n\nText ${index}.\n`).join('\n');
    const start = process.cpuUsage();
    expect((await readMarkdown(markdown, OPTIONS)).headings).toHaveLength(count);
    return process.cpuUsage(start).user;
  };
  await time(2_000);
  const [short, double] = [await time(5_000), await time(10_000)];
  expect(double / short).toBeLessThan(3);
});

/** The number of chunks that were parsed, not cached. */
async function readCount(markdown: string, memory: Memory): Promise<number> {
  let count = 0;
  await readMarkdown(markdown, OPTIONS, { memory, afterChunk: (part) => void (part > 0 && count++) });
  return count;
}

test('parses only the changed places of a slightly changed text', async () => {
  const memory = newMemory();
  const before = long(1_000);
  const all = await readCount(before, memory);
  expect(all).toBeGreaterThan(8);
  expect(await readCount(before, memory)).toBe(0);
  const after = before.replace('text* of 500,', 'text* of five hundred,');
  expect(await readCount(after, memory)).toBeLessThanOrEqual(3);
  const { html } = await readMarkdown(after, OPTIONS, { memory });
  expect(html).toBe((await readMarkdown(after, OPTIONS)).html);
  // Chunks with references depend on the definition.
  const elsewhere = after.replace('/far\n', '/farther\n');
  const { html: moved } = await readMarkdown(elsewhere, OPTIONS, { memory });
  expect(moved.match(/href="\/farther"/g)).toHaveLength(1_000);
});

test('delivers the beginning before the end, and can be aborted', async () => {
  const markdown = long(1_000);
  const heads: string[] = [];
  const { html } = await readMarkdown(markdown, OPTIONS, { onHead: (head) => heads.push(head) });
  expect(heads.length).toBeGreaterThan(0);
  for (const head of heads) expect(html.startsWith(head.trimEnd())).toBe(true);
  const memory = newMemory();
  const given = readMarkdown(markdown, OPTIONS, {
    memory,
    afterChunk: (part) => {
      if (part > 0.5) throw new Error('enough');
    },
  });
  await expect(given).rejects.toThrow('enough');
  expect(memory.chunks.size).toBeGreaterThan(4);
});
