#!/usr/bin/env node
/**
 * `npm run bench`: how long the build takes, how many bytes each sort of page needs, and how fast tools are in the
 * browser, from a file chosen to the result on the screen. `npm run bench -- --no-build` takes dist as it is.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isDataBlock } from '../src/build/html.ts';
import { closureOf, fileOf } from '../src/build/modules.ts';
import { openDist } from './check-dist.mjs';
import { build, ROOT } from './project.mjs';
import { DIST, launch, samplePages, table } from './samples.mjs';
import { serve } from './serve.mjs';

const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const gzip = (content) => gzipSync(content, { level: 9 }).length;

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

const site = await openDist(DIST, hosting);
const sizeOf = (files) => files.reduce((sum, file) => sum + gzip(site.text(file)), 0);
const rows = [['kB gzip', 'HTML and CSS', 'script before intent', 'preloaded']];
for (const [sort, path] of Object.entries(samplePages())) {
  const { html, facts } = site.byPath.get(path);
  const code = facts.scripts.filter((script) => !isDataBlock(script));
  const inline = code.filter(({ src }) => src === undefined).map(({ text }) => text);
  const files = (urls) =>
    closureOf(
      urls.map((address) => fileOf(address, '', site.base) ?? ''),
      site.module,
    );
  const script = gzip(inline.join('\n')) + sizeOf(files(code.flatMap(({ src }) => src ?? [])));
  const preloaded = sizeOf(files(facts.islands.filter(({ later }) => !later).flatMap(({ modules }) => modules)));
  rows.push([`${sort} ${path}`, kilobytes(gzip(html)), kilobytes(script), kilobytes(preloaded)]);
}
console.log(`${table(rows)}\n`);

const MEGABYTE = 1_000_000;
const row = (n) => ({
  id: n,
  name: `Customer ${n}`,
  email: `customer.${n}@example.com`,
  amount: (n * 37) % 10_000,
  city: ['Łódź', 'Paris', 'São Paulo'][n % 3],
  active: n % 2 === 0,
});

/** Text of about so many bytes: lines made one after the other. */
function linesOf(bytes, line) {
  const lines = [];
  for (let n = 0, size = 0; size < bytes; n++) {
    lines.push(line(n));
    size += Buffer.byteLength(lines[n]) + 1;
  }
  return lines;
}
const csvOf = (bytes) =>
  `${Object.keys(row(0)).join()}\n${linesOf(bytes, (n) => Object.values(row(n)).join()).join('\n')}\n`;
const jsonOf = (bytes) => `[${linesOf(bytes, (n) => JSON.stringify(row(n))).join(',')}]`;
const prose = (n) => `Line ${n} of a text that two people have edited, ${(n * 7919) % 1000} times.`;
const changed = (n) => (n % 20 === 0 ? `${prose(n)} Changed.` : prose(n));

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const xmlOf = (bytes) => {
  const element = ([name, value]) => `<${name}>${value}</${name}>`;
  return `<rows>${linesOf(bytes, (n) => `<row>${Object.entries(row(n)).map(element).join('')}</row>`).join('\n')}</rows>`;
};
const yamlOf = (bytes) => {
  const entry = ([name, value]) => `${name}: ${value}`;
  return `${linesOf(bytes, (n) => `- ${Object.entries(row(n)).map(entry).join('\n  ')}`).join('\n')}\n`;
};

const COMPARED = 5_000;
const SIZES = [1, 10, 50];
/** Page, the ending of the file it is given, and its text of a size. */
const MADE = [
  ['csv-to-json', 'csv', csvOf],
  ['json-formatter', 'json', jsonOf],
  ['json-minifier', 'json', jsonOf],
  ['xml-to-json', 'xml', xmlOf],
  ['yaml-to-json-converter', 'yaml', yamlOf],
  ['base64-encode', 'txt', csvOf],
];
const RUNS = [
  ...MADE.flatMap(([page, ending, textOf]) =>
    SIZES.map((size) => ({
      name: `${page} ${size} MB`,
      path: `/${page}/`,
      files: { file: file(`${page}-${size}.${ending}`, textOf(size * MEGABYTE)) },
      size,
    })),
  ),
  {
    name: `text-compare ${COMPARED} lines`,
    path: '/text-compare/',
    files: {
      file: file('one.txt', Array.from({ length: COMPARED }, (_, n) => prose(n)).join('\n')),
      otherFile: file('two.txt', Array.from({ length: COMPARED }, (_, n) => changed(n)).join('\n')),
    },
  },
];

const { server, url } = await serve({ root: DIST, port: 0 });
const browser = await launch();
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** JSON.parse and JSON.stringify of rows of that size, in the page: nothing that shows JSON can be faster. */
async function floorOf(size) {
  const page = await browser.newPage();
  await page.goto(new URL('/about/', url).href);
  const text = jsonOf(size * MEGABYTE);
  const times = await page.evaluate((given) => {
    return Array.from({ length: 3 }, () => {
      const began = performance.now();
      JSON.stringify(JSON.parse(given), undefined, 2);
      return performance.now() - began;
    });
  }, text);
  await page.close();
  return median(times);
}

/** From the last file chosen to the form's state 'done', and the longest task of the page meanwhile. */
async function measure({ path, files }) {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  await page.goto(new URL(path, url).href);
  await page.locator('form#tool [name=input]').focus();
  await page.locator('form#tool:not([data-state=loading])').waitFor();
  await page.evaluate(() => {
    const form = document.querySelector('form#tool');
    window.bench = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.bench.longest = Math.max(window.bench.longest, duration);
    }).observe({ type: 'longtask' });
    form.addEventListener('change', () => (window.bench.began = performance.now()), true);
    new MutationObserver(() => {
      if (form.dataset.state === 'working') window.bench.ended = undefined;
      else if (window.bench.began && /done|error/.test(form.dataset.state)) window.bench.ended ??= performance.now();
    }).observe(form, { attributeFilter: ['data-state'] });
  });
  const names = Object.keys(files);
  for (const name of names) {
    if (name === names.at(-1) && names.length > 1)
      await page.locator('form#tool:is([data-state=done], [data-state=empty])').waitFor();
    await page.evaluate(() => Object.assign(window.bench, { ended: undefined, longest: 0 }));
    await page.locator(`form#tool input[name=${name}]`).setInputFiles(files[name]);
  }
  await page.waitForFunction(() => window.bench.ended !== undefined);
  await page.waitForTimeout(300);
  const [worker] = page.workers();
  const engine = await worker?.evaluate(() => performance.getEntriesByName('run').at(-1)?.duration);
  const { began, ended, longest, state } = await page.evaluate(() => ({
    ...window.bench,
    state: document.querySelector('form#tool').dataset.state,
  }));
  await page.close();
  if (state !== 'done') throw new Error(`${path} ended as '${state}'`);
  return { took: ended - began, engine, longest };
}

const ratio = (took, to) => (to ? (took / to).toFixed(1) : '–');
const floors = {};
const results = [['throughput', 'ms', 'MB/s', 'engine', 'ratio', 'JSON', 'ratio', 'longest task']];
for (const run of RUNS) {
  if (run.size) floors[run.size] ??= await floorOf(run.size);
  const floor = floors[run.size];
  try {
    const { took, engine, longest } = await measure(run);
    results.push([
      run.name,
      took.toFixed(0),
      run.size ? ((run.size * 1_000) / took).toFixed(1) : '–',
      engine?.toFixed(0) ?? '–',
      ratio(took, engine),
      floor?.toFixed(0) ?? '–',
      ratio(took, floor),
      `${longest.toFixed(0)} ms`,
    ]);
  } catch (error) {
    results.push([run.name, error.message.split('\n')[0].slice(0, 60), '–', '–', '–', '–', '–', '–']);
  }
}
console.log(table(results));

/** Typing among all styles: from each key to the frame that shows it, the middle one of thirty. */
async function keyToFrame() {
  const page = await browser.newPage();
  await page.goto(new URL('/fancy-font-generator/', url).href);
  const input = page.locator('form#tool textarea[name=input]');
  await input.fill('The quick brown fox jumps over the dog. '.repeat(7));
  await page.locator('form#tool[data-state=done]').waitFor();
  await page.evaluate(() => {
    window.keys = [];
    addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        requestAnimationFrame(() => setTimeout(() => window.keys.push(performance.now() - began)));
      },
      true,
    );
  });
  await input.press('End');
  for (let key = 0; key < 30; key++) await input.press('a');
  const times = await page.evaluate(() => window.keys);
  await page.close();
  return median(times);
}
console.log(`\nfonts: ${(await keyToFrame()).toFixed(1)} ms from a key to its frame, 280 characters in every style`);
console.log(
  '\nms: from the file to the result on the screen. Engine: what the tool alone needs for it, in its worker, in the same run.' +
    '\nJSON: JSON.parse and JSON.stringify of rows of that size, in the same browser.',
);

await browser.close();
server.closeAllConnections();
server.close();
rmSync(folder, { recursive: true });
