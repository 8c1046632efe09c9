import { expect, test } from 'vitest';
import { run } from './convert.fixture';

test('converts ten megabytes', async () => {
  const page = '<div class="a"><p>Hello <b>world</b> &amp; <a href="/b">link</a></p><ul><li>x</li></ul></div>\n';
  for (const mode of ['layout', 'strip', 'lines'] as const) {
    expect((await run(page.repeat(110_000), { mode, wrap: 40 })).length).toBeGreaterThan(110_000 * 15);
  }
  const table = `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(200_000)}</table>`;
  expect(await run(table)).toBe('a\tb\n'.repeat(200_000).trimEnd());
});

test.for(['&', '<', '<p', '<!--', '\n', ' ', '&nbsp;', '<br>', 'a<br>', '</p>', '[', '<a href=x>', 'x'])(
  'takes linear time for a long run of %j',
  async (piece) => {
    for (const mode of ['layout', 'strip'] as const)
      await run(piece.repeat(60_000), { mode, links: 'inline', wrap: 30 });
  },
);
