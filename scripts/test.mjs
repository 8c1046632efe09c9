#!/usr/bin/env node
/**
 * `npm test`: installs what is missing, including the browser; then format, lint, types, the build and its checks, unit
 * tests, browser tests, and tests that need a Firebase project, against its emulators. Each step prints its time. A
 * step runs even if the previous one failed, unless it needs its output. The last line has the totals.
 */
import './test/without-env-file.mjs';
import { buildForEmulators, DIST as FIREBASE_DIST, startEmulators } from './emulators.mjs';
import { warningsIn } from './build-log.mjs';
import { takeFreePorts } from './emulators/ports.mjs';
import { build, install, runScript } from './project.mjs';
import { buildQuietly, ensureBrowser, quiet } from './test/steps.mjs';
import { ownCounts, Tally } from './test/tally.mjs';

const OTHER_DIST = '.cache/dist-under-base';
const OTHER_BASE = '/tools/';

await install({ tests: true });
await ensureBrowser();
const tally = new Tally();

/** The checks of a finished dist. */
const checkDist = (name, file, parameters, env = {}) =>
  tally.reporting(name, file, ownCounts, (report) =>
    runScript('scripts/check-dist.mjs', [...parameters, '--report', report], { env }),
  );

// The types of content collections, which lint and the compiler read.
await runScript('node_modules/astro/bin/astro.mjs', ['sync'], { quiet: true });
await Promise.all([
  tally.quietly('format', () => quiet('oxfmt', '--check')),
  // oxfmt does not format Astro's own files yet.
  tally.quietly('format of Astro files', () => quiet('prettier', '--check', '--log-level=warn', '**/*.astro')),
  tally
    .quietly('lint', () => quiet('oxlint', '--type-aware', '--deny-warnings'))
    .then(() => tally.quietly('import arrows', () => quiet('node', 'scripts/check-arrows.mjs'))),
]);
await tally.quietly('types', () => quiet('tsc', '--noEmit'));
await tally.quietly('words', () => runScript('scripts/words.mjs', [], { quiet: true }));

let buildLog = '';
const built = await tally.quietly('build', async () => {
  const { code, output } = await buildQuietly();
  buildLog = output;
  return { code, output };
});
// An unknown warning must be looked at.
const warnings = warningsIn(buildLog);
if (built) await tally.quietly('quiet build log', async () => ({ code: warnings.length, output: warnings.join('\n') }));
if (built) await checkDist('dist', 'dist.json', ['dist']);
else tally.skip('dist', 'the build failed');

await tally.vitest('unit tests', 'unit.json', ['--project', 'unit']);
await tally.vitest('scale tests', 'scale.json', ['--project', 'scale']);

{
  const env = { BASE_PATH: OTHER_BASE };
  const builtUnderBase = await tally.quietly(`build under ${OTHER_BASE}`, () =>
    build({ quiet: true, env }, ['--outDir', OTHER_DIST]),
  );
  if (builtUnderBase) await checkDist(`links under ${OTHER_BASE}`, 'links.json', [OTHER_DIST, '--only', 'links'], env);
}

if (built) await tally.playwright('browser tests', 'browser.json');
else tally.skip('browser tests', 'the build failed');

await withFirebase();
process.exit(tally.end());

async function withFirebase() {
  await takeFreePorts();
  // They start while the site is built.
  const starting = startEmulators().catch((error) => console.log(error.message));
  if (await tally.quietly('build with Firebase', buildForEmulators)) await testWithFirebase(starting);
  else tally.skip('tests with Firebase', 'the build failed');
  const stop = await starting;
  await stop?.();
}

async function testWithFirebase(emulators) {
  await checkDist('dist with Firebase', 'firebase-dist.json', [FIREBASE_DIST, '--only', 'firebase']);
  const waiting = performance.now();
  const ready = (await emulators) !== undefined;
  tally.count('Firebase’s emulators', waiting, ready ? 0 : 1);
  if (!ready) return;
  await tally.vitest('tests with emulators', 'emulators.json', ['-c', 'vitest.emulator.config.ts']);
  await tally.playwright('browser tests with Firebase', 'firebase.json', ['-c', 'playwright.firebase.config.ts']);
}
