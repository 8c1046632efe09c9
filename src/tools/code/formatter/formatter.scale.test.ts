import { expect, test } from 'vitest';
import { resultOf } from './formatter.fixture';

test('SQL: formats long scripts in pieces, with the same result as in one piece', async () => {
  const statement = "select a, 'x;y' from b where c in (select 1) -- d;\n and e=1;\n";
  const one = await resultOf('sql', statement);
  const many = await resultOf('sql', statement.repeat(4000));
  expect(many.split('\n\n')).toHaveLength(one.split('\n\n').length * 4000);
  expect(new Set(many.split('\n\n'))).toEqual(new Set(one.split('\n\n')));
});

test('SQL: reads thousands of semicolons a few at a time', async () => {
  expect((await resultOf('sql', `select 1${';'.repeat(5000)}`)).match(/;/g)).toHaveLength(5000);
});
