#!/usr/bin/env node
/**
 * The static checks of the finished site: `node scripts/check-dist.mjs [folder] [--only links|firebase] [--report file.json]`.
 * Each failure is a line with the file, the value and the remedy.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlBudget, preloadBudget, scriptBudget } from './check-dist/budgets.mjs';
import { builds } from './check-dist/build-files.mjs';
import { firebaseBytes, firebaseLater } from './check-dist/firebase.mjs';
import { headings, languages, shared } from './check-dist/heads.mjs';
import { offlineBudget } from './check-dist/offline.mjs';
import { layers } from './check-dist/layers.mjs';
import { fragments, links, manifest, payloads, toolLists } from './check-dist/links.mjs';
import { headers, origins, policies } from './check-dist/policies.mjs';
import { openDist } from './check-dist/site.mjs';
import { invalidHtml } from './validate-html.mjs';

export { openDist };

const html = (site) =>
  invalidHtml(
    site.dist,
    site.pages.map(({ file }) => file),
  );

/** By name; `links` are those that a build under another base must pass too. */
export const CHECKS = {
  'internal links': links,
  'link fragments': fragments,
  'tool lists': toolLists,
  'web app manifest': manifest,
  'one h1': headings,
  'unique titles': (site) => shared(site, 'title'),
  'unique descriptions': (site) => shared(site, 'description'),
  'canonical and hreflang': languages,
  'valid HTML': html,
  payloads,
  'headers of other hosts': headers,
  'content security policies': policies,
  'own origin only': origins,
  'script before intent': scriptBudget,
  'preloaded script': preloadBudget,
  'kept for use offline': offlineBudget,
  'HTML and CSS': htmlBudget,
  'order of layers': layers,
  'no Firebase at the start': firebaseLater,
  'build files': builds,
};
const LINK_CHECKS = [
  'internal links',
  'link fragments',
  'tool lists',
  'web app manifest',
  'canonical and hreflang',
  'payloads',
];

/** The checks that a build with a Firebase project must pass too. */
const FIREBASE_CHECKS = [
  'internal links',
  'content security policies',
  'own origin only',
  'script before intent',
  'preloaded script',
  'no Firebase at the start',
];
const SELECTIONS = { links: LINK_CHECKS, firebase: FIREBASE_CHECKS };

/** The failures of each check. */
export async function checkDist(dist, hosting, names = Object.keys(CHECKS)) {
  return checkSite(await openDist(dist, hosting), names);
}

const checkSite = (site, names) =>
  Promise.all(names.map(async (name) => ({ name, failures: await CHECKS[name](site) })));

const SHOWN = 12;

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [given] = process.argv.slice(2);
  const option = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
  const dist = given && !given.startsWith('--') ? resolve(given) : fileURLToPath(new URL('../dist', import.meta.url));
  if (!existsSync(dist)) {
    console.error(`${dist} does not exist: build the site first`);
    process.exit(1);
  }
  const { hosting } = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));
  const site = await openDist(dist, hosting);
  const results = await checkSite(site, SELECTIONS[option('--only')] ?? Object.keys(CHECKS));
  for (const { name, failures } of results) {
    for (const failure of failures.slice(0, SHOWN)) console.log(`${name}: ${failure}`);
    if (failures.length > SHOWN) console.log(`${name}: … and ${failures.length - SHOWN} more`);
  }
  const faulty = results.filter(({ failures }) => failures.length > 0);
  const failed = faulty.length;
  const report = option('--report');
  const failures = faulty.map(({ name, failures: [first] }) => `${name}: ${first}`);
  if (report) writeFileSync(report, JSON.stringify({ passed: results.length - failed, failed, failures }));
  if (results.some(({ name }) => name === 'no Firebase at the start')) console.log(firebaseBytes(site));
  console.log(`${results.length - failed} of ${results.length} checks of dist passed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
