/**
 * How long a tool's page takes to show its first result, compared with a minimal React page: over a slow 4G connection
 * (1.6 Mbit/s, 150 ms), on a processor four times slower than this one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../serve.mjs';
import { table } from '../samples.mjs';
import { writeFloor } from './floor.mjs';
import { median } from './median.mjs';

/** A text tool, counters, a formatter, a codec, a calculator and a generator. */
const PAGES = [
  '/reverse-text/',
  '/word-counter/',
  '/json-formatter/',
  '/base64-encode/',
  '/percentage-calculator/',
  '/random-password-generator/',
];
const TIMES = 3;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU = { rate: 4 };

/**
 * A table: requests, first and largest paint, first result of a first and of a second visit, and their ratios to the
 * baseline's.
 */
export async function loading(browser, url) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-floor-'));
  await writeFloor(folder);
  const floor = await serve({ root: folder, port: 0 });
  const rows = [['loading', 'requests', 'first paint', 'largest', 'first answer', 'to floor', '2nd visit', 'to floor']];
  let least;
  for (const address of [new URL('floor/', floor.url), ...PAGES.map((path) => new URL(path, url))]) {
    const visits = [];
    for (let time = 0; time < TIMES; time++) visits.push(await visitTwice(browser, address.href));
    const middle = (index, name) => median(visits.map((pair) => pair[index][name]));
    const first = middle(0, 'answer');
    const second = middle(1, 'answer');
    least ??= { first, second };
    rows.push([
      address.pathname,
      middle(0, 'requests'),
      ...['paint', 'largest'].map((name) => `${middle(0, name).toFixed(0)} ms`),
      `${first.toFixed(0)} ms`,
      (first / least.first).toFixed(2),
      `${second.toFixed(0)} ms`,
      (second / least.second).toFixed(2),
    ]);
  }
  floor.server.closeAllConnections();
  floor.server.close();
  rmSync(folder, { recursive: true });
  return table(rows);
}

async function visitTwice(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
  const visits = [await visit(context, address), await visit(context, address)];
  await context.close();
  return visits;
}

/** Runs in the page: types as soon as there is a field, and records when the form has shown a result. */
function watch() {
  window.loading = { paint: 0, largest: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (window.loading.paint = startTime));
  observe('largest-contentful-paint', ({ startTime }) => (window.loading.largest = startTime));
  const FIELDS =
    '#tool :is(textarea:not([readonly]), input[type=text][inputmode=decimal], input[type=text]:not([hidden]))';
  const look = () => {
    const form = document.querySelector('#tool');
    const field = document.querySelector(FIELDS);
    // A form of several fields needs all of them, and the page may have come only in part.
    const whole = field?.matches('textarea') || document.readyState !== 'loading';
    if (field && whole && !window.loading.typed && !/^(done|working)$/.test(form.dataset.state)) {
      window.loading.typed = true;
      for (const one of form.querySelectorAll(':scope textarea, :scope input[type=text][data-blank][name]')) type(one);
      if (!form.querySelector('textarea, [data-blank]')) field.focus();
    }
    if (form?.dataset.state === 'done') window.loading.answer ??= performance.now();
    else requestAnimationFrame(look);
  };
  const type = (field) => {
    field.focus();
    field.value = field.matches('textarea') ? '{"a":[1,2]}' : '12';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  requestAnimationFrame(look);
}

async function visit(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', CPU);
  let requests = 0;
  let answered = false;
  page.on('request', () => (requests += answered ? 0 : 1));
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.loading.answer !== undefined, undefined, { timeout: 60_000 });
  answered = true;
  // By now everything that is prefetched has loaded, including the service worker, as for a visitor who reads the
  // result.
  await page.waitForTimeout(4_000);
  const { paint, largest, answer } = await page.evaluate(() => window.loading);
  await page.close();
  return { requests, paint, largest, answer };
}
