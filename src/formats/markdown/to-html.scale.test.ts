import { expect, test } from 'vitest';
import { readMarkdown } from './to-html';

test('takes linear, not quadratic time', { timeout: 60_000 }, async () => {
  const time = async (times: number) => {
    const source = '## Title\n\nSome *text* here.\n\n- a\n- b\n\n'.repeat(times);
    const start = performance.now();
    const { headings } = await readMarkdown(source, { gfm: true, rawHtml: true });
    expect(headings).toHaveLength(times);
    return performance.now() - start;
  };
  await time(200);
  const [short, long] = [await time(500), await time(4_000)];
  expect(long / short).toBeLessThan(30);
});
