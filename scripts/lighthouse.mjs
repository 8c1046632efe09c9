#!/usr/bin/env node
/**
 * `npm run lighthouse`: Lighthouse's mobile scores, with simulated throttling, for a page of each kind of the built
 * site: the run with the median score of RUNS (3), because a busy machine lowers the score.
 */
import lighthouse from 'lighthouse';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { environment } from './environment.mjs';
import { DIST, launch, samplePages, table } from './samples.mjs';
import { serve } from './serve.mjs';

const RUNS = Number(environment.RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

if (!existsSync(DIST)) {
  console.error('There is no dist: npm run build makes it');
  process.exit(1);
}
const { server, url } = await serve({ root: DIST, port: 0 });
const port = await freePort();
const browser = await launch([`--remote-debugging-port=${port}`]);
const rows = [['page', ...CATEGORIES, ...Object.values(TIMES)]];
const lost = [];
for (const [sort, path] of Object.entries(samplePages())) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(new URL(path, url).href, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    runs.push(result.lhr);
  }
  const speed = (one) => one.categories.performance.score ?? 0;
  const lhr = runs.toSorted((one, other) => speed(one) - speed(other))[Math.floor(RUNS / 2)];
  if (lhr.runtimeError) lost.push(`${path}: ${lhr.runtimeError.message}`);
  for (const warning of lhr.runWarnings) lost.push(`${path}: ${warning}`);
  const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));
  rows.push([`${sort} ${path}`, ...scores, ...Object.keys(TIMES).map((name) => lhr.audits[name].displayValue ?? '–')]);
  for (const name of CATEGORIES) {
    for (const { id, weight } of lhr.categories[name].auditRefs) {
      const { score, title, displayValue = '' } = lhr.audits[id];
      if (weight > 0 && score !== null && score < 1) lost.push(`${path}: ${name}: ${title} ${displayValue}`.trim());
    }
  }
}
await browser.close();
server.closeAllConnections();
server.close();
console.log(table(rows));
if (lost.length > 0) console.log(`\nWhat costs points:\n${lost.join('\n')}`);
