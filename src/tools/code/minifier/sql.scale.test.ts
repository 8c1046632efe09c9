import { expect, test } from 'vitest';
import { minifySql, type SqlDialect } from './sql';

const short = (text: string, dialect: SqlDialect = 'postgresql', keepComments = false) => {
  const { text: result, fault } = minifySql(text, { dialect, keepComments });
  return fault ? `${fault.code} ${fault.at} ${fault.quote}` : result;
};

test('minifies megabytes', () => {
  expect(short("INSERT INTO a (b, c) VALUES (1, 'x''y'); -- d\n".repeat(200_000))?.length).toBeGreaterThan(5_000_000);
  expect(short('COPY a FROM stdin;\n1\n\\.\n'.repeat(50_000))?.length).toBeGreaterThan(500_000);
});
