import { stripVTControlCharacters } from 'node:util';

/**
 * The failures in a step's report, one line each: where, and the first line of the message. Continuous integration may
 * only show the end of a log, so `npm test` lists them last.
 */

const firstLine = (text = '') => stripVTControlCharacters(text).trim().split('\n')[0];

/** From Vitest's JSON report: failed tests, and files that could not be run. */
export const vitestFailures = (json) =>
  json.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
    return status === 'failed' ? [`${name}: ${firstLine(message)}`] : [];
  });

/** From Playwright's JSON report: failed tests, and errors outside a test. */
export const playwrightFailures = (json) => [
  ...json.suites.flatMap(inSuite),
  ...json.errors.map(({ message }) => firstLine(message)),
];

const inSuite = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => `${file}:${line} ${title}: ${firstLine(messageOf(tests))}`),
  ...suites.flatMap(inSuite),
];

const messageOf = (tests) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;
