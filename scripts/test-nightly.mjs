#!/usr/bin/env node
/**
 * `npm run test:nightly`: tests that take too long for each change. Unit tests with random seeds in three time zones
 * and three system languages, and every example on every page in a browser in the same three.
 */
import './test/without-env-file.mjs';
import { install } from './project.mjs';
import { buildQuietly, ensureBrowser } from './test/steps.mjs';
import { Tally } from './test/tally.mjs';

/** The extremes of the calendar day, half an hour with daylight saving, and other digits, plurals and sorting. */
const PLACES = [
  { zone: 'Pacific/Kiritimati', locale: 'en-US' },
  { zone: 'America/St_Johns', locale: 'pl-PL' },
  { zone: 'Asia/Kolkata', locale: 'ru-RU' },
];

await install({ tests: true });
await ensureBrowser();
const tally = new Tally();

const built = await tally.quietly('build', buildQuietly);
for (const { zone, locale } of PLACES) {
  const name = `${zone}, ${locale}`;
  const env = { TZ: zone, LC_ALL: `${locale.replace('-', '_')}.UTF-8`, FUZZ_SEED: 'random' };
  await tally.vitest(`unit tests, ${name}`, 'nightly-unit.json', ['--project', 'unit', '--bail', '0'], env);
  if (!built) continue;
  await tally.playwright(
    `every example on every page, ${name}`,
    'nightly-browser.json',
    ['src/tour', '--max-failures=0'],
    { TOUR: 'all', TEST_ZONE: zone, TEST_LOCALE: locale },
  );
}
if (!built) tally.skip('browser tests', 'the build failed');
process.exit(tally.end());
