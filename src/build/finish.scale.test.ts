import { expect, test } from 'vitest';
import { page, island, finished } from './finish.fixture';

test('finishes two thousand pages', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, n) => [
      `p${n}/index.html`,
      page(`/p${n}/`, `<style>${'a{b:c}'.repeat(3_000)}</style>`).replace('</body>', `${island}</body>`),
    ]),
  );
  const { pages } = await finished(many);
  expect(pages).toBe(2_005);
});
