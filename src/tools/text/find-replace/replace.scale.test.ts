import { expect, test } from 'vitest';
import { isProblem } from '../../../kinds/contract';
import { replacePairs } from './pairs';
import { OFF } from './replace.fixture';

test('makes a million replacements in ten megabytes', () => {
  const reports: number[] = [];
  const done = replacePairs('some cat here'.repeat(800_000), [{ find: 'cat', replace: 'dog' }], OFF, 200, (part) =>
    reports.push(part),
  );
  expect(isProblem(done) ? 0 : done.count).toBe(800_000);
  expect(reports.length).toBeGreaterThan(50);
  expect(reports.length).toBeLessThan(120);
});
