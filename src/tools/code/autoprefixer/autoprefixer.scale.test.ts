import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

const options = { query: 'safari 14', grid: false, cascade: true, remove: true, note: true };

test('accepts 1 MB', async () => {
  const outcome = await tool.run({ ...options, input: '.a{color:red}\n'.repeat(70_000) }, exampleContext());
  if (typeof outcome === 'string' || !('result' in outcome)) throw new Error(JSON.stringify(outcome));
  expect(outcome.result.length).toBe(980_000 - 1);
});
