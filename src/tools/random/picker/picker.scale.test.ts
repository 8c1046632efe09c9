import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

const FORM = {
  ...{ count: 1, by: 'number', groups: 2, unique: true, weights: false, dedupe: false, keepEmpty: false },
  ...{ split: 'lines', column: '', as: 'lines', seed: 'million' },
  input: Array.from({ length: 1_000_000 }, (_, index) => `Entry ${index + 1}`).join('\r\n'),
} as const;

async function linesOf(form: Parameters<typeof tool.run>[0]): Promise<ReadonlySet<string>> {
  const given = await tool.run(form, exampleContext());
  const result = 'result' in given && given.result;
  return new Set(typeof result === 'object' && 'text' in result ? result.text.split('\n') : []);
}

test('a million lines are shuffled, each once', async () =>
  expect((await linesOf({ ...FORM, mode: 'shuffle' })).size).toBe(1_000_000));

test('half of a million weighted lines are picked without repeats', async () =>
  expect((await linesOf({ ...FORM, mode: 'pick', weights: true, dedupe: true, count: 500_000 })).size).toBe(500_000));
