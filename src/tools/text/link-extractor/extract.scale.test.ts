import { expect, test } from 'vitest';
import { extract, type Options } from './extract';

const OPTIONS: Options = { kind: 'web', base: '', unique: true, sort: false, domains: false, strip: false };
const run = (text: string, options: Partial<Options> = {}) => extract(text, { ...OPTIONS, ...options }, () => {});

test('extracts from ten megabytes', async () => {
  const page =
    '<p>See <a href="https://example.com/a?b=c&amp;d">this page</a>, https://example.org/x_(y) or write to a@example.org.</p>\n';
  expect((await run(page.repeat(100_000), { unique: false })).lines).toHaveLength(200_000);
  expect((await run(page.repeat(100_000), { kind: 'all' })).lines).toHaveLength(3);
});
