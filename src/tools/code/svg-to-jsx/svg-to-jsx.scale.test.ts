import { expect, test } from 'vitest';
import { problem } from '../../../kinds/contract';
import { run, jsx } from './svg-to-jsx.fixture';

test('refuses text that is too long or nested too deeply, and reads two megabytes', async () => {
  expect(await run('x'.repeat(5_000_001))).toMatchObject({ code: 'tooLong' });
  const deep = `<svg>${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}</svg>`;
  expect(await run(deep)).toEqual(problem('tooDeep', {}, 'input'));
  // A regular expression for what precedes a `{` would search for one again from each of these letters.
  const letters = 'a'.repeat(1_000_000);
  expect(await jsx(`<svg id="a"><style>${letters}</style></svg>`, { idPrefix: 'p-' })).toBe(
    `<svg id="p-a">\n  <style>{\`${letters}\`}</style>\n</svg>`,
  );
  const many = await jsx(`<svg>${'<path stroke-width="2" d="M0 0"/>'.repeat(60_000)}</svg>`);
  expect(many.split('\n')).toHaveLength(60_002);
});
