import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { validate, type Language, type ValidateValues } from './validate';

const defaults: ValidateValues = { input: '', language: 'json', relaxed: false, yamlVersion: '1.2', phpVersion: '8.4' };
const run = (language: Language, input: string, options: Partial<ValidateValues> = {}) =>
  validate({ ...defaults, ...options, language, input }, 'en');

test.for([
  ['json', '['.repeat(100_000)],
  ['yaml', '['.repeat(100_000)],
  ['css', 'a{'.repeat(100_000)],
  ['php', `<?php $x = ${'['.repeat(100_000)}`],
] as const)('%s: handles a hundred thousand brackets', async ([language, input]) => {
  const outcome = await run(language, input);
  expect(isProblem(outcome) ? outcome.code : 'checked').toMatch(/^(?:tooDeep|checked)$/);
});

test('checks fifty megabytes of JSON', async () => {
  expect(await run('json', `[${'{"a":1,"b":"text"},'.repeat(2_000_000)}1]`)).toMatchObject({ errors: 0 });
});

test('yaml: finds repeated keys among 200,000', async () => {
  // Comparing each pair would take 20,000 million steps.
  const keys = Array.from({ length: 200_000 }, (_, index) => `k${index}: 1`).join('\n');
  const outcome = await run('yaml', `${keys}\nk7: 2\n"k7": 3\n7: 4\n"7": 5`);
  expect(isProblem(outcome) ? outcome.code : outcome.result).toMatch(/^200001:1 error .*\n200002:1 error .*$/);
});
