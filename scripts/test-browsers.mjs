#!/usr/bin/env node
/**
 * `npm run test:browsers`: opens every tool page of dist at its first example in Chromium, Firefox and WebKitGTK, and
 * prints where they differ: states, results, alerts, console errors. The first browser is the reference for the others.
 * Exit code 1 if there are differences that scripts/browsers/allowed.mjs does not allow.
 *
 * --in chromium,firefox,webkit   which browsers
 * --examples 1                   how many examples of each page
 * --sample 40                    only this many visits, always the same ones
 * --only text/morse              only a tool, a family or a page's address
 * --dist dist                    which build
 *
 * Chromium is Playwright's or an installed one; the others are Debian's: apt-get install firefox-esr webkit2gtk-driver
 * xvfb
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { langOfPath } from '../src/i18n/languages.ts';
import { ALLOWED } from './browsers/allowed.mjs';
import { openChromium } from './browsers/chromium.mjs';
import { openFirefox } from './browsers/firefox.mjs';
import { differences } from './browsers/compare.mjs';
import { givenBy, predicateOf, showsGiven } from './browsers/predicates.mjs';
import { judge, outOfDate } from './browsers/report.mjs';
import { look } from './browsers/visit.mjs';
import { visitsIn } from './browsers/visits.mjs';
import { openWebKit } from './browsers/webkit.mjs';
import { ROOT } from './project.mjs';
import { serve } from './serve.mjs';

const BROWSERS = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };

const { values } = parseArgs({
  options: {
    in: { type: 'string', default: Object.keys(BROWSERS).join(',') },
    examples: { type: 'string', default: '1' },
    sample: { type: 'string' },
    only: { type: 'string' },
    dist: { type: 'string', default: join(ROOT, 'dist') },
  },
});

function stop(message) {
  console.error(message);
  process.exit(1);
}

const count = (name) => {
  const text = values[name];
  if (text !== undefined && !/^[1-9]\d*$/.test(text)) stop(`--${name} ${text}: give a whole number from 1`);
  return text === undefined ? undefined : Number(text);
};
const names = values.in.split(',');
const unknown = names.find((name) => !Object.hasOwn(BROWSERS, name));
if (unknown !== undefined) stop(`--in ${unknown}: choose from ${Object.keys(BROWSERS).join(', ')}`);
if (!existsSync(values.dist)) stop(`There is no ${values.dist}: npm run build makes it`);

const visits = visitsIn(resolve(values.dist), {
  examples: count('examples') ?? 1,
  only: values.only,
  sample: count('sample'),
});
if (visits.length === 0) stop(`--only ${values.only}: no tool page has this address or tool`);

const given = [];
for (const visit of visits) given.push(await givenBy(visit, langOfPath));
const predicates = given.map(predicateOf);

/** Whether the page is as in the first browser or, in that one, as its example expects. */
const isExpected = (index, reference) => (seen) => {
  if (!reference) return showsGiven(given[index], seen);
  const predicate = predicates[index];
  const fits = predicate?.(seen.outputs) ?? true;
  return fits && differences(reference, seen, { judged: predicate !== undefined }).length === 0;
};

const used = new Set();
let wrong = 0;

/** A browser that is restarted when it no longer responds. */
async function tab(name) {
  let driver = await BROWSERS[name]();
  console.log(`${name} ${driver.version}`);
  return {
    name,
    see: async (...of) => {
      try {
        return await look(driver, ...of);
      } catch (error) {
        await driver.close().catch(() => {});
        driver = await BROWSERS[name]();
        return { state: `failed: ${error.message.split('\n')[0]}`, outputs: {}, alerts: [], errors: [] };
      }
    },
    close: () => driver.close(),
  };
}

/** Opens one visit in one browser and prints its problems immediately: a long run shows its progress. */
async function check({ name, see }, origin, index, reference) {
  const visit = visits[index];
  const seen = await see(origin, visit, isExpected(index, reference));
  const predicate = predicates[index];
  const verdict = judge({ browser: name, visit, seen, reference, predicate, allowed: ALLOWED });
  for (const row of verdict.used) used.add(row);
  for (const line of verdict.lines) console.log(line);
  if (verdict.lines.length > 0) wrong++;
  return seen;
}

const tabs = [];
for (const name of names) {
  try {
    tabs.push(await tab(name));
  } catch (error) {
    wrong++;
    console.log(`${name} was not tested. ${error.message}`);
  }
}
const { server, url } = await serve({ root: resolve(values.dist), port: 0 });
const { origin } = new URL(url);
const [first, ...others] = tabs;
console.log(`${visits.length} visits`);
for (const index of first ? visits.keys() : []) {
  const reference = await check(first, origin, index);
  await Promise.all(others.map((one) => check(one, origin, index, reference)));
}
for (const { close } of tabs) await close();
server.closeAllConnections();
server.close();

const whole = !values.only && !values.sample && Object.keys(BROWSERS).every((name) => names.includes(name));
if (whole) for (const line of outOfDate(ALLOWED, used)) console.log(line);
console.log(
  wrong === 0 ? 'There are no differences that are not allowed' : `${wrong} visits differ or were not possible`,
);
process.exit(wrong === 0 ? 0 : 1);
