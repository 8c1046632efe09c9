#!/usr/bin/env node
/**
 * `npm run bench`: how long the build takes, how many bytes each kind of page needs, how long pages take to load
 * compared with a minimal React page, and how fast tools are in the browser with large inputs. `npm run bench --
 * --no-build` uses dist as it is, `--only loading` measures only loading, and `--only base64` the tools with that in
 * their page's name. `npm run bench -- --photos folder` measures with the photographs in a folder, and nothing else: the
 * picture tools with 12 and 48 megapixels, and the picture encoders beside the browser's and Squoosh's.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bytesByPage } from './bench/bytes.mjs';
import { codecs } from './bench/codecs.mjs';
import { keyToFrame } from './bench/keys.mjs';
import { largeFiles } from './bench/large-files.mjs';
import { loading } from './bench/loading.mjs';
import { runsIn } from './bench/runs.mjs';
import { COLUMNS, throughput } from './bench/throughput.mjs';
import { openDist } from './check-dist.mjs';
import { build, ROOT } from './project.mjs';
import { DIST, launch } from './samples.mjs';
import { serve } from './serve.mjs';

const given = (option) =>
  process.argv.includes(option) ? (process.argv[process.argv.indexOf(option) + 1] ?? '') : undefined;
const only = given('--only');
const photos = given('--photos');
const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));

if (!process.argv.includes('--no-build')) {
  const began = performance.now();
  const { code, output } = await build({ quiet: true });
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
  const took = (performance.now() - began) / 1000;
  const pages = (await openDist(DIST, hosting)).pages.length;
  console.log(`Build: ${took.toFixed(1)} s, ${pages} pages, ${(pages / took).toFixed(0)} pages a second\n`);
}

const load = () =>
  loadavg()
    .map((minutes) => minutes.toFixed(1))
    .join(' ');
const loadBefore = load();
const browser = await launch();
const { server, url } = await serve({ root: DIST, port: 0 });
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

if (photos !== undefined) {
  console.log(`${await largeFiles(browser, url, photos, folder)}\n`);
  console.log(await codecs(browser, url, photos));
} else if (only === 'loading') console.log(`${await loading(browser, url)}\n`);
else {
  console.log(`${bytesByPage(await openDist(DIST, hosting))}\n`);
  if (only === undefined) console.log(`${await loading(browser, url)}\n`);
  const runs = runsIn(folder);
  console.log(
    await throughput(browser, url, only === undefined ? runs : runs.filter(({ name }) => name.includes(only))),
  );
  const frame = await keyToFrame(browser, url);
  console.log(`\nfonts: ${frame.toFixed(1)} ms from a key to its frame, 280 characters in every style`);
  console.log(COLUMNS);
}
console.log(`load average: ${loadBefore} before, ${load()} after, ${availableParallelism()} processors`);

await browser.close();
server.closeAllConnections();
server.close();
rmSync(folder, { recursive: true });
