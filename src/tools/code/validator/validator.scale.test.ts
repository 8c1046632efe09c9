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
