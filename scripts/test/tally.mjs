import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, seconds } from '../project.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');

/** The path of a step's report. */
export const reportFile = (name) => join(REPORTS, name);

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Counts `failures` are lines that name them */

/** The counts of one of our own checks that reports itself as `{ passed, failed, failures }`. */
export const ownCounts = (json) => ({ passed: json.passed, failed: json.failed, failures: json.failures });

/** Runs the steps of a test run, prints each with its time, and adds up what passed and failed. */
export class Tally {
  #began = performance.now();
  /** The failures, one line each. */
  #failures = [];
  passed = 0;
  failed = 0;

  constructor() {
    rmSync(REPORTS, { recursive: true, force: true });
    mkdirSync(REPORTS, { recursive: true });
  }

  /**
   * Adds a step. An exit code other than 0 without a counted failure is one failure.
   * @param {string} name
   * @param {number} began from `performance.now()`
   * @param {number} code
   * @param {Counts} [counts]
   */
  count(name, began, code, counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }) {
    const failures = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
    this.passed += counts.passed;
    this.failed += failures;
    if (failures > 0) this.#failures.push(...namesOf(name, failures, counts.failures));
    console.log(
      `${failures === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${failures} failed (${seconds(began)})`,
    );
    return failures === 0;
  }

  /** A step that could not run, because one that it needs failed. */
  skip(name, why) {
    this.failed += 1;
    this.#failures.push(`${name}: not run, because ${why}`);
    console.log(`✗ ${name}: not run, because ${why}`);
  }

  /** A step whose output is printed only if it fails. `start` resolves to `{ code, output }`. */
  async quietly(name, start) {
    const began = performance.now();
    const { code, output } = await start();
    if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
    return this.count(name, began, code);
  }

  /** A step that writes a JSON report; `read` gets the counts from it. */
  async reporting(name, file, read, start) {
    const began = performance.now();
    const { code } = await start(reportFile(file));
    return this.count(name, began, code, countsIn(file, read));
  }

  /** Vitest; a file that cannot be read counts as a failure. */
  vitest(name, file, parameters = [], env = {}, command = 'run') {
    const read = (json) => ({
      passed: json.numPassedTests,
      failed: Math.max(json.numFailedTests, json.testResults.filter(({ status }) => status === 'failed').length),
      failures: vitestFailures(json),
    });
    return this.reporting(name, file, read, (report) =>
      run(
        'vitest',
        [command, '--run', ...parameters, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
        {
          minutes: 20,
          env,
        },
      ),
    );
  }

  /** Playwright. */
  playwright(name, file, parameters = [], env = {}) {
    const read = (json) => ({
      passed: json.stats.expected + json.stats.flaky,
      failed: json.stats.unexpected + json.errors.length,
      failures: playwrightFailures(json),
    });
    return this.reporting(name, file, read, (report) =>
      run('playwright', ['test', ...parameters, '--reporter=line,json'], {
        minutes: 60,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    );
  }

  /** Prints the failures and the totals, and returns the exit code. */
  end() {
    for (const failure of this.#failures) console.log(`✗ ${failure}`);
    console.log(`The whole run took ${seconds(this.#began)}.`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return this.failed === 0 ? 0 : 1;
  }
}

/** A line for each failure of a step; those without a name in its report are counted. */
function namesOf(step, count, named = []) {
  const unnamed = count - named.length;
  return [...named, ...(unnamed > 0 ? [`${step}: ${unnamed} failed, see above`] : [])];
}

/** A step's own report; undefined if it did not get as far as writing one. */
function countsIn(file, read) {
  try {
    return read(JSON.parse(readFileSync(reportFile(file), 'utf8')));
  } catch {
    return undefined;
  }
}
