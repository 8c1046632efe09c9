import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.mjs';

test('reads failed tests and files that could not be run from a Vitest report', () => {
  const failed = {
    status: 'failed',
    fullName: 'adds tax',
    failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[0m\n at x'],
  };
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'fine' }, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(vitestFailures(report)).toEqual(['adds tax: expected 1 to be 2', 'b.test.ts: Cannot find module']);
});

test('reads failed tests at any depth and errors outside a test from a Playwright report', () => {
  const spec = {
    ok: false,
    file: 'tour.e2e.ts',
    line: 7,
    title: 'opens',
    tests: [{ results: [{ error: { message: 'Timed out\nmore' } }] }],
  };
  const report = {
    suites: [{ specs: [{ ok: true }], suites: [{ specs: [spec] }] }],
    errors: [{ message: 'No server' }],
  };
  expect(playwrightFailures(report)).toEqual(['tour.e2e.ts:7 opens: Timed out', 'No server']);
});
