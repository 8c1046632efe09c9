import { expect, test } from 'vitest';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

test('validates 100,000 lines', async () => {
  const input = Array.from({ length: 100_000 }, (_, index) => (index % 4 === 0 ? '111.111.111-11' : '390.533.447-05'));
  const given = await tool.run(
    {
      doc: 'cpf',
      mode: 'validate',
      count: 1,
      input: input.join('\n'),
      format: 'numeric',
      state: 'any',
      branch: '0001',
      masked: true,
      unique: true,
      as: 'items',
      seed: '',
    },
    exampleContext(),
  );
  const { notes } = outcomeOf(given);
  expect(notes).toContainEqual(expect.objectContaining({ with: { good: 75_000, total: 100_000 } }));
});
