#!/usr/bin/env node
/**
 * `npm run bench`: how long the build takes, how many bytes each sort of page needs, and how fast tools are in the
 * browser, from a file chosen or a text pasted to the result on the screen. `npm run bench -- --no-build` takes dist as it is, `--only
 * base64` measures only the tools whose page's name has that.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isDataBlock } from '../src/build/html.ts';
import { closureOf, fileOf } from '../src/build/modules.ts';
import { openDist } from './check-dist.mjs';
import { base64Of, csvOf, jsonOf, xmlOf, yamlOf } from './bench-texts.mjs';
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
const prose = (n) => `Line ${n} of a text that two people have edited, ${(n * 7919) % 1000} times.`;
const changed = (n) => (n % 20 === 0 ? `${prose(n)} Changed.` : prose(n));

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

/** What the browser itself needs in the page, of data that are there: nothing that shows the same can be faster. */
const FLOORS = {
  JSON: {
    data: jsonOf,
    run: (text) => JSON.stringify(JSON.parse(text), undefined, 2),
  },
  toBase64: {
    data: csvOf,
    prepare: (text) => new TextEncoder().encode(text),
    run: (bytes) => bytes.toBase64(),
  },
  fromBase64: {
    data: base64Of,
    run: (digits) => new TextDecoder().decode(Uint8Array.fromBase64(digits)),
  },
};

const COMPARED = 5_000;
const SIZES = [1, 10, 50];
/** More than that nobody has on a clipboard. */
const PASTED_SIZES = [1, 10];
const PASTED = new Set(['csv-to-json', 'json-formatter', 'base64-encode']);
/** Page, the ending of the file it is given, its text of a size, and the floor it is set against. */
const MADE = [
  ['csv-to-json', 'csv', csvOf, 'JSON'],
  ['json-formatter', 'json', jsonOf, 'JSON'],
  ['json-minifier', 'json', jsonOf, 'JSON'],
  ['xml-to-json', 'xml', xmlOf, 'JSON'],
  ['yaml-to-json-converter', 'yaml', yamlOf, 'JSON'],
  ['base64-encode', 'txt', csvOf, 'toBase64'],
  ['base64-decode', 'b64', base64Of, 'fromBase64'],
];
const RUNS = [
  ...MADE.flatMap(([page, ending, textOf, floor]) =>
    SIZES.map((size) => ({
      name: `${page} ${size} MB`,
      path: `/${page}/`,
      files: { file: file(`${page}-${size}.${ending}`, textOf(size * MEGABYTE)) },
      size,
      floor,
    })),
  ),
  ...MADE.filter(([page]) => PASTED.has(page)).flatMap(([page, , textOf, floor]) =>
    PASTED_SIZES.map((size) => ({
      name: `${page} ${size} MB pasted`,
      path: `/${page}/`,
      text: textOf(size * MEGABYTE),
      asFile: `${page} ${size} MB`,
      size,
      floor,
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

const load = () =>
  loadavg()
    .map((minutes) => minutes.toFixed(1))
    .join(' ');
const loadBefore = load();
const { server, url } = await serve({ root: DIST, port: 0 });
const browser = await launch();
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const floors = new Map();

/** The time of a floor at a size, the middle one of three. */
async function floorOf(name, size) {
  const key = `${name} ${size}`;
  if (floors.has(key)) return floors.get(key);
  const { data, prepare = (text) => text, run } = FLOORS[name];
  const page = await browser.newPage();
  await page.goto(new URL('/about/', url).href);
  await page.evaluate(`window.prepare = ${prepare}; window.run = ${run};`);
  const times = await page.evaluate(
    (text) => {
      const given = window.prepare(text);
      return Array.from({ length: 3 }, () => {
        const began = performance.now();
        window.run(given);
        return performance.now() - began;
      });
    },
    data(size * MEGABYTE),
  );
  await page.close();
  floors.set(key, median(times));
  return floors.get(key);
}

/** Nobody finds a file in the chooser faster; the page, which sees the pointer on its button, gets ready meanwhile. */
const CHOOSING_MS = 1_000;

async function chooseFiles(page, files) {
  const names = Object.keys(files);
  for (const name of names) {
    if (name === names.at(-1) && names.length > 1)
      await page.locator('form#tool:is([data-state=done], [data-state=empty])').waitFor();
    await page.locator(`form#tool label:has(input[name=${name}])`).hover();
    await page.waitForTimeout(CHOOSING_MS);
    await page.evaluate(() => Object.assign(window.bench, { ended: undefined, longest: 0, gap: 0 }));
    await page.locator(`form#tool input[name=${name}]`).setInputFiles(files[name]);
  }
}

async function pasteText(page, text) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.waitForTimeout(CHOOSING_MS);
  // The code editor, where there is one, stands before the text area by now.
  await page.locator('form#tool [data-field=input] :is(.cm-content, textarea:not([aria-hidden]))').click();
  await page.evaluate(() => Object.assign(window.bench, { ended: undefined, longest: 0, gap: 0 }));
  await page.keyboard.press('ControlOrMeta+v');
}

/** From the last file chosen, or the text pasted, to the result on the screen, and the longest task of the page meanwhile. */
async function measure({ path, files, text }) {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  await page.goto(new URL(path, url).href);
  await page.locator('form#tool [name=input]').focus();
  await page.locator('form#tool:not([data-state=loading])').waitFor();
  await page.evaluate(() => {
    const form = document.querySelector('form#tool');
    window.bench = { longest: 0, gap: 0 };
    // A clock on the page, as a visitor's own script or a spinner would be: how long it stands still.
    let beat = performance.now();
    setInterval(() => {
      const now = performance.now();
      window.bench.gap = Math.max(window.bench.gap, now - beat);
      beat = now;
    }, 10);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.bench.longest = Math.max(window.bench.longest, duration);
    }).observe({ type: 'longtask' });
    for (const begins of ['change', 'paste'])
      form.addEventListener(begins, () => (window.bench.began = performance.now()), true);
    // Neither a figure beside the result counts nor the frame of its view: its first line must be there.
    const shown = () => {
      if (form.dataset.state === 'error') return true;
      const result = form.querySelector('output[name=result]');
      const text = result?.querySelector('.large-text') ? result.querySelector('.cm-content') : result;
      return /\S/.test(text?.textContent ?? '');
    };
    new MutationObserver(() => {
      if (form.dataset.state === 'working') window.bench.ended = undefined;
      else if (window.bench.began && /done|error/.test(form.dataset.state) && shown())
        window.bench.ended ??= performance.now();
    }).observe(form, { attributeFilter: ['data-state'], childList: true, subtree: true });
  });
  if (files) await chooseFiles(page, files);
  else await pasteText(page, text);
  await page.waitForFunction(() => window.bench.ended !== undefined);
  // The rest of both texts is put into their views piece by piece: no task of that may be long either.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('.large-text .hint')).every((hint) => /\d/.test(hint.textContent)),
  );
  await page.waitForTimeout(300);
  const [worker] = page.workers();
  const engine = await worker?.evaluate(() => performance.getEntriesByName('run').at(-1)?.duration);
  const { began, ended, longest, gap, state } = await page.evaluate(() => ({
    ...window.bench,
    state: document.querySelector('form#tool').dataset.state,
  }));
  await page.close();
  if (state !== 'done') throw new Error(`${path} ended as '${state}'`);
  return { took: ended - began, engine, longest, gap };
}

const ratio = (took, to) => (to ? (took / to).toFixed(1) : '–');

/** So many runs of what takes little time, of which the one with the middle ratio counts; its longest task is of all. */
const TIMES = 3;
const FEW_MEGABYTES = 10;
async function middleRun(run) {
  const times = run.size > FEW_MEGABYTES ? 1 : TIMES;
  const runs = [];
  for (let time = 0; time < times; time++) runs.push(await measure(run));
  const sorted = runs.toSorted((a, b) => a.took / (a.engine ?? 1) - b.took / (b.engine ?? 1));
  const most = (name) => Math.max(...runs.map((one) => one[name]));
  return { ...sorted[Math.floor(times / 2)], longest: most('longest'), gap: most('gap') };
}

/** `--only base64`: the pages whose name has that. */
const only = process.argv[process.argv.indexOf('--only') + 1] ?? '';
const wanted = process.argv.includes('--only') ? RUNS.filter(({ name }) => name.includes(only)) : RUNS;
const HEAD = [
  'throughput',
  'ms',
  'MB/s',
  'engine',
  'ratio',
  'floor',
  'ms',
  'ratio',
  'to a file',
  'longest task',
  'gap',
];
const results = [HEAD];
const took = new Map();
/** What a run took; the same data from a file are measured for a pasted text if they have not been. */
async function tookBy(name) {
  if (!took.has(name)) took.set(name, (await middleRun(RUNS.find((run) => run.name === name))).took);
  return took.get(name);
}
for (const run of wanted) {
  try {
    const floor = run.floor && (await floorOf(run.floor, run.size));
    const { took: ms, engine, longest, gap } = await middleRun(run);
    took.set(run.name, ms);
    results.push([
      run.name,
      ms.toFixed(0),
      run.size ? ((run.size * 1_000) / ms).toFixed(1) : '–',
      engine?.toFixed(0) ?? '–',
      ratio(ms, engine),
      run.floor ?? '–',
      floor?.toFixed(0) ?? '–',
      ratio(ms, floor),
      run.asFile ? ratio(ms, await tookBy(run.asFile)) : '–',
      longest === 0 ? '< 50 ms' : `${longest.toFixed(0)} ms`,
      `${gap.toFixed(0)} ms`,
    ]);
  } catch (error) {
    results.push([run.name, error.message.split('\n')[0].slice(0, 60), ...HEAD.slice(2).map(() => '–')]);
  }
}
console.log(table(results));
console.log(`load average: ${loadBefore} before, ${load()} after, ${availableParallelism()} processors`);

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
  '\nms: from the file chosen, or the key that pastes, to the text of the result on the page, with the editor that shows it. Engine: the tool’s `run`' +
    '\nalone, in its worker, on the same data in the same run, its first and so not yet compiled; csv, json and base64 read their' +
    '\nfile in it, xml and yaml are given a string. Up to 10 MB: the run with the middle ratio of three. Floor: what the browser’s own' +
    '\nfunctions need for data that are there (JSON.parse and JSON.stringify of as many bytes of rows; Uint8Array’s toBase64,' +
    '\nfromBase64), the middle one of three. Longest task: of the page, until all of both texts is in their views. Gap: the longest time' +
    '\nfor which a clock of 10 ms stood still meanwhile. To a file: against the same data from a file.',
);

await browser.close();
server.closeAllConnections();
server.close();
rmSync(folder, { recursive: true });
