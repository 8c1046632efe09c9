/**
 * How fast tools are in the browser with large inputs, from choosing a file or pasting a text to the result on the
 * screen.
 */
import { table } from '../samples.mjs';
import { median } from './median.mjs';
import { peakMemory } from './memory.mjs';
import { FLOORS, MEGABYTE } from './runs.mjs';

/** A table of the wanted runs. `url` is the site's address. */
export async function throughput(browser, url, wanted) {
  const floors = new Map();

  const floorOf = async ({ floor, size }) => {
    const key = `${floor} ${size}`;
    if (!floors.has(key)) floors.set(key, await measureFloor(browser, url, floor, size));
    return floors.get(key);
  };

  const took = new Map();
  /** How long the same data took from a file; measured now if it has not been. */
  async function tookFromFile({ asFile }) {
    if (!took.has(asFile.name)) took.set(asFile.name, (await middleRun(browser, url, asFile)).took);
    return took.get(asFile.name);
  }

  const results = [
    ['throughput', 'ms', 'MB/s', 'engine', 'ratio', 'floor', 'ms', 'ratio', 'to a file', 'longest task', 'gap'],
  ];
  for (const run of wanted) {
    try {
      const floor = run.floor && (await floorOf(run));
      const { took: ms, engine, longest, gap } = await middleRun(browser, url, run);
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
        run.asFile ? ratio(ms, await tookFromFile(run)) : '–',
        longest === 0 ? '< 50 ms' : `${longest.toFixed(0)} ms`,
        `${gap.toFixed(0)} ms`,
      ]);
    } catch (error) {
      results.push([run.name, error.message.split('\n')[0].slice(0, 60), ...Array.from({ length: 9 }, () => '–')]);
    }
  }
  return table(results);
}

/** The time of a baseline at a size, the median of three. */
async function measureFloor(browser, url, name, size) {
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
  return median(times);
}

/**
 * People do not choose a file faster than this; the page, which sees the pointer on its button, prepares in the
 * meantime.
 */
const CHOOSING_MS = 1_000;

async function chooseFiles(page, files) {
  const names = Object.keys(files);
  for (const name of names) {
    if (name === names.at(-1) && names.length > 1)
      await page.locator('form#tool:is([data-state=done], [data-state=empty])').waitFor();
    await page.locator(`form#tool label:is(:has(input[name=${name}]), :has(+ input[name=${name}]))`).hover();
    await page.waitForTimeout(CHOOSING_MS);
    await page.evaluate(() => Object.assign(window.bench, { ended: undefined, longest: 0, gap: 0 }));
    await page.locator(`form#tool input[name=${name}]`).setInputFiles(files[name]);
  }
}

async function pasteText(page, text) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.waitForTimeout(CHOOSING_MS);
  // By now the code editor, if there is one, has replaced the text area.
  await page.locator('form#tool [data-field=input] :is(.cm-content, textarea:not([aria-hidden]))').click();
  await page.evaluate(() => Object.assign(window.bench, { ended: undefined, longest: 0, gap: 0 }));
  await page.keyboard.press('ControlOrMeta+v');
}

/** Runs on the page: records when the result is shown, the longest task, and how long the page's clock stops. */
function watchResult() {
  const form = document.querySelector('form#tool');
  window.bench = { longest: 0, gap: 0 };
  // A clock on the page, like a spinner: measures how long it stops.
  let lastTick = performance.now();
  setInterval(() => {
    const now = performance.now();
    window.bench.gap = Math.max(window.bench.gap, now - lastTick);
    lastTick = now;
  }, 10);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.longest = Math.max(window.bench.longest, duration);
  }).observe({ type: 'longtask' });
  for (const begins of ['change', 'paste'])
    form.addEventListener(begins, () => (window.bench.began = performance.now()), true);
  // Neither a figure next to the result nor the frame of its view counts: its first line must be there.
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
}

/**
 * Measures the time from choosing the last file, or pasting the text, to the result on the screen, and the page's
 * longest task during it, and the most memory of its process.
 */
export async function measure(browser, url, { path, files, text }) {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  await page.goto(new URL(path, url).href);
  await page.locator('form#tool [name=input]').focus();
  await page.locator('form#tool:not([data-state=loading])').waitFor();
  await page.evaluate(watchResult);
  if (files) await chooseFiles(page, files);
  else await pasteText(page, text);
  await page.waitForFunction(() => window.bench.ended !== undefined);
  // The rest of both texts is added to their views in pieces: none of those tasks may be long either.
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
  const memory = await peakMemory(browser);
  await page.close();
  if (state !== 'done') throw new Error(`${path} ended as '${state}'`);
  return { took: ended - began, engine, longest, gap, memory };
}

const ratio = (took, to) => (to ? (took / to).toFixed(1) : '–');

/** Short runs are measured this many times; the one with the median ratio counts, with the longest task of all. */
const TIMES = 3;
const FEW_MEGABYTES = 10;
async function middleRun(browser, url, run) {
  const times = run.size > FEW_MEGABYTES ? 1 : TIMES;
  const runs = [];
  for (let time = 0; time < times; time++) runs.push(await measure(browser, url, run));
  const sorted = runs.toSorted((a, b) => a.took / (a.engine ?? 1) - b.took / (b.engine ?? 1));
  const most = (name) => Math.max(...runs.map((one) => one[name]));
  return { ...sorted[Math.floor(times / 2)], longest: most('longest'), gap: most('gap') };
}

/** Explains the columns. */
export const COLUMNS =
  '\nms: from the file chosen, or the key that pastes, to the text of the result on the page, with the editor that shows it. Engine: the tool’s `run`' +
  '\nalone, in its worker, on the same data in the same run, its first and so not yet compiled; csv and base64 read their file in' +
  '\nit, json, xml and yaml are given a string. Up to 10 MB: the run with the middle ratio of three. Floor: what the browser’s own' +
  '\nfunctions need for data that are there (JSON.parse and JSON.stringify of as many bytes of rows; Uint8Array’s toBase64,' +
  '\nfromBase64), the middle one of three. Longest task: of the page, until all of both texts is in their views.';
