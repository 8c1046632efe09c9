#!/usr/bin/env node
/**
 * `npm run test:changed [-- --since <commit>]`: tests what the changes since a commit (by default the working tree's)
 * can break, in under two minutes: format, lint and types, the unit tests that import changed files, and a build with
 * the browser tests of the affected tools. `npm test` still decides.
 */
import './test/without-env-file.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { install, ROOT } from './project.mjs';
import { affectedTools, kindOf, readImports, toolOfPage } from './test/affected.mjs';
import { buildQuietly, ensureBrowser, quiet } from './test/steps.mjs';
import { Tally } from './test/tally.mjs';

process.chdir(ROOT);
const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

const git = (...parameters) => {
  const { status, stdout, stderr } = spawnSync('git', parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
};
const changed = [
  ...git('diff', '--name-only', values.since),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(file));
if (changed.length === 0) {
  console.log(`Nothing has changed since ${values.since}.`);
  process.exit(0);
}

await install({ tests: true });
await ensureBrowser();
const tally = new Tally();
const { tools, all } = affectedTools(changed, { imports: readImports(), kindOf, toolOfPage });
console.log(
  `${changed.length} changed files affect ${all ? 'most tools; one of each kind:' : 'these tools:'} ${tools.join(', ') || 'none'}`,
);

const sources = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
await Promise.all([
  tally.quietly('format', () => quiet('oxfmt', '--check')),
  tally.quietly('format of Astro files', () => quiet('prettier', '--check', '--log-level=warn', '**/*.astro')),
  tally.quietly('lint', () => quiet('oxlint', '--type-aware', '--deny-warnings')),
  tally.quietly('import arrows', () => quiet('node', 'scripts/check-arrows.mjs')),
]);
await tally.quietly('types', () => quiet('tsc', '--noEmit'));
if (sources.length > 0)
  await tally.vitest(
    'unit tests of changed files',
    'changed.json',
    ['--project', 'unit', '--passWithNoTests', ...sources],
    {},
    'related',
  );
if (tools.length > 0)
  await tally.vitest('examples', 'changed-examples.json', [
    'src/tools/examples.test.ts',
    '--project',
    'unit',
    '-t',
    `^(${tools.join('|')}) `,
  ]);

// A browser test next to a changed file tests it; an affected tool has its own.
const folders = new Set([...sources.map((file) => dirname(file)), ...tools.map((tool) => `src/tools/${tool}`)]);
const browserTests = [...folders]
  .flatMap((folder) => globSync(`${folder}/*.e2e.ts`))
  .filter((file) => !file.includes('.firebase.'));
if (tools.length > 0 || browserTests.length > 0) {
  if (await tally.quietly('build', buildQuietly))
    await tally.playwright('browser tests', 'changed-browser.json', ['src/tour/tour.e2e.ts', ...browserTests], {
      TOUR: tools.join(','),
    });
  else tally.skip('browser tests', 'the build failed');
}
process.exit(tally.end());
