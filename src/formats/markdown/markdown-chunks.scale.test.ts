import { expect, test } from 'vitest';
import './edit-map';
import { readMarkdown } from './to-html';

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
