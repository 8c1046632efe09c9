import { expect, test } from 'vitest';
import { exampleContext } from '../../../kinds/run/run-example';
import tool from './tool';

type Form = Parameters<typeof tool.run>[0];

const FORM: Omit<Form, 'mode'> = {
  input: Array.from({ length: 1_000_000 }, (_, index) => `Entry ${index + 1}`).join('\r\n'),
  split: 'lines',
  column: '',
  count: 1,
  unique: true,
  by: 'number',
  groups: 2,
  weights: false,
  dedupe: false,
  keepEmpty: false,
  as: 'lines',
  seed: 'million',
};

async function linesOf(form: Form): Promise<ReadonlySet<string>> {
  const given = await tool.run(form, exampleContext());
  const result = 'result' in given && given.result;
  return new Set(typeof result === 'object' && 'text' in result ? result.text.split('\n') : []);
}

test('a million lines are shuffled, each once', async () =>
  expect((await linesOf({ ...FORM, mode: 'shuffle' })).size).toBe(1_000_000));

test('half of a million weighted lines are picked without repeats', async () =>
  expect((await linesOf({ ...FORM, mode: 'pick', weights: true, dedupe: true, count: 500_000 })).size).toBe(500_000));
