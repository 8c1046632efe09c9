#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, the browser included; then format, lint, types, unit tests, build, checks of
 * dist, browser tests, and what needs a Firebase project against its emulators. Every step runs, whatever became of the one before; the last line counts all of them.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildForEmulators, DIST as FIREBASE_DIST, startEmulators } from './emulators.mjs';
import { build, install, ROOT, run, runScript, seconds } from './project.mjs';

const REPORTS = join(ROOT, '.cache', 'reports');
const OTHER_DIST = '.cache/dist-under-base';
const OTHER_BASE = '/tools/';

let passed = 0;
let failed = 0;

/** Adds up a step. What went wrong without being counted is one failure. */
function count(name, began, code, counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }) {
  const failures = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  passed += counts.passed;
  failed += failures;
  console.log(`${failures === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${failures} failed (${seconds(began)})`);
}

/** A step that says something only when it fails. */
async function quietly(name, program, ...parameters) {
  const began = performance.now();
  const { code, output } = await run(program, parameters, { quiet: true });
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  count(name, began, code);
}

/** What a step has written about itself; undefined: it did not come so far. */
function report(name, read) {
  try {
    return read(JSON.parse(readFileSync(join(REPORTS, name), 'utf8')));
  } catch {
    return undefined;
  }
}

async function reporting(name, file, read, start) {
  const began = performance.now();
  const { code } = await start();
  count(name, began, code, report(file, read));
}

async function ensureBrowser() {
  if (findBrowser()) return;
  console.log('Installing a browser …');
  if ((await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])).code === 0) return;
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  if (!findBrowser()) console.log('No browser could be installed: set CHROME_PATH to a Chromium or Chrome.');
}

const began = performance.now();
await install({ tests: true });
await ensureBrowser();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// The types of content collections, which lint and the compiler read.
await runScript('node_modules/astro/bin/astro.mjs', ['sync'], { quiet: true });
await Promise.all([
  quietly('format', 'prettier', '--check', '--log-level=warn', '.'),
  quietly('lint', 'oxlint', '--type-aware', '--deny-warnings').then(() =>
    quietly('import arrows', 'node', 'scripts/check-arrows.mjs'),
  ),
]);
await quietly('types', 'tsc', '--noEmit');

/** Vitest with one of its configurations. */
const vitest = (name, file, parameters = []) =>
  reporting(
    name,
    file,
    (json) => ({
      passed: json.numPassedTests,
      failed: Math.max(json.numFailedTests, json.testResults.filter((file) => file.status === 'failed').length),
    }),
    () =>
      run(
        'vitest',
        ['run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=${join(REPORTS, file)}`],
        { minutes: 30 },
      ),
  );

/** Playwright with one of its configurations. */
const playwright = (name, file, parameters = []) =>
  reporting(
    name,
    file,
    (json) => ({ passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected + json.errors.length }),
    () =>
      run('playwright', ['test', ...parameters, '--reporter=line,json'], {
        minutes: 60,
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(REPORTS, file) },
      }),
  );

await vitest('unit tests', 'unit.json');

const sums = (json) => ({ passed: json.passed, failed: json.failed });
{
  const began = performance.now();
  // Lookups ask a server on this machine, which the browser tests start (src/tools/examples.e2e.ts).
  const doh = 'http://127.0.0.1:4330/dns-query';
  const env = { PUBLIC_DOH_URL: doh, PUBLIC_DOH_CLOUDFLARE_URL: doh, PUBLIC_DOH_GOOGLE_URL: doh };
  const { code, output } = await build({ quiet: true, env });
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  count('build', began, code);
}
await reporting('dist', 'dist.json', sums, () =>
  runScript('scripts/check-dist.mjs', ['dist', '--report', join(REPORTS, 'dist.json')]),
);

await (async () => {
  const began = performance.now();
  const env = { BASE_PATH: OTHER_BASE };
  const { code, output } = await build({ quiet: true, env }, ['--outDir', OTHER_DIST]);
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  count(`build under ${OTHER_BASE}`, began, code);
  await reporting(`links under ${OTHER_BASE}`, 'links.json', sums, () =>
    runScript('scripts/check-dist.mjs', [OTHER_DIST, '--only', 'links', '--report', join(REPORTS, 'links.json')], {
      env,
    }),
  );
})();

await playwright('browser tests', 'browser.json');

await (async () => {
  // Others than those of `npm run emulators`, which may run at the same time.
  process.env.EMULATOR_AUTH_PORT ??= '9199';
  process.env.EMULATOR_FIRESTORE_PORT ??= '8180';
  process.env.EMULATOR_HOSTING_PORT ??= '5100';
  const began = performance.now();
  const { code, output } = await buildForEmulators();
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  count('build with Firebase', began, code);
  await reporting('dist with Firebase', 'firebase-dist.json', sums, () =>
    runScript('scripts/check-dist.mjs', [
      FIREBASE_DIST,
      '--only',
      'firebase',
      '--report',
      join(REPORTS, 'firebase-dist.json'),
    ]),
  );

  const starting = performance.now();
  let stop;
  try {
    stop = await startEmulators();
  } catch (error) {
    console.log(error.message);
  }
  count('Firebase’s emulators', starting, stop ? 0 : 1);
  if (!stop) return;
  await vitest('tests with emulators', 'emulators.json', ['-c', 'vitest.emulator.config.ts']);
  await playwright('browser tests with Firebase', 'firebase.json', ['-c', 'playwright.firebase.config.ts']);
  await stop();
})();

console.log(`All of it took ${seconds(began)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
