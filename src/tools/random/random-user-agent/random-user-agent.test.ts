import { expect, test } from 'vitest';
import { USER_AGENTS } from '../../../data/user-agents';
import { seededSource } from '../../../core/numbers/random';
import { outcomeOf } from '../../../kinds/contract/plain-values';
import { drawIndices } from '../../../kinds/contract/drawn-list';
import { exampleContext } from '../../../kinds/run/run-example';
import { chiSquare } from '../../../testing/chi-square';
import { BROWSERS, filterList, LIST, readUserAgent, SYSTEMS } from './user-agents';
import tool from './tool';

const { items } = USER_AGENTS;

test('the list cites its source, its license and its date', () => {
  expect(USER_AGENTS.source).toMatch(/^top-user-agents \d/);
  expect(USER_AGENTS.licence).toBe('MIT and BSD-2-Clause');
  expect(USER_AGENTS.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('the list is sorted, without duplicates, and every string can be read', () => {
  expect(items).toEqual([...new Set(items)].toSorted((a, b) => (a < b ? -1 : 1)));
  expect(LIST.map(({ text }) => text)).toEqual(items);
});

test('the list has no bots, apps, or other browsers', () => {
  const other = /bot|crawl|spider|slurp|headless|lighthouse|facebook|google|electron|samsung|yabrowser|webview|; wv\)/i;
  expect(items.filter((text) => other.test(text))).toEqual([]);
});

// The forms as documented by MDN (User-Agent, Firefox user agent string reference), Chromium (user-agent reduction),
// Microsoft (Edge user agent guidance) and WebKit.
const FORMS = [
  /^Mozilla\/5\.0 \((Windows NT 10\.0; Win64; x64|Macintosh; Intel Mac OS X 10_15_7|X11; Linux x86_64)\) AppleWebKit\/537\.36 \(KHTML, like Gecko\) Chrome\/\d+\.0\.0\.0 Safari\/537\.36( (Edg|OPR)\/\d+\.0\.0\.0)?$/,
  /^Mozilla\/5\.0 \(Linux; Android 10; K\) AppleWebKit\/537\.36 \(KHTML, like Gecko\) Chrome\/\d+\.0\.0\.0 Mobile Safari\/537\.36( (EdgA|OPR)\/\d+\.0\.0\.0)?$/,
  /^Mozilla\/5\.0 \((Windows NT 10\.0; Win64; x64|Macintosh; Intel Mac OS X 10\.15|X11; (Ubuntu; )?Linux x86_64); rv:(\d+)\.0\) Gecko\/20100101 Firefox\/\3\.0$/,
  /^Mozilla\/5\.0 \(Android \d+; Mobile; rv:(\d+)\.0\) Gecko\/\1\.0 Firefox\/\1\.0$/,
  /^Mozilla\/5\.0 \(Macintosh; Intel Mac OS X 10_15_7\) AppleWebKit\/605\.1\.15 \(KHTML, like Gecko\) Version\/[\d.]+ Safari\/605\.1\.15$/,
  /^Mozilla\/5\.0 \(iPhone; CPU iPhone OS [\d_]+ like Mac OS X\) AppleWebKit\/605\.1\.15 \(KHTML, like Gecko\) (Version\/[\d.]+|CriOS\/[\d.]+|FxiOS\/[\d.]+|EdgiOS\/[\d.]+ Version\/[\d.]+) Mobile\/15E148 Safari\/604\.1( OPT\/[\d.]+)?$/,
];

test('every string has the exact form of its browser', () => {
  expect(items.filter((text) => !FORMS.some((form) => form.test(text)))).toEqual([]);
});

test('no browser is more than twelve versions old', () => {
  for (const browser of BROWSERS) {
    // On phones, Opera has numbers of its own.
    const majors = filterList({ browser, os: 'any', device: browser === 'opera' ? 'desktop' : 'any' })
      .filter(({ os }) => os !== 'ios')
      .map(({ version }) => Number.parseInt(version, 10));
    expect(Math.max(...majors) - Math.min(...majors), browser).toBeLessThan(12);
  }
});

test.for([
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:156.0) Gecko/20100101 Firefox/156.0', 'firefox', '156', 'linux'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/154.0.0.0 Mobile Safari/537.36 EdgA/154.0.0.0',
    'edge',
    '154',
    'android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.6.1 Mobile/15E148 Safari/604.1',
    'safari',
    '26.6.1',
    'ios',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_6_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/154.0.8037.55 Mobile/15E148 Safari/604.1',
    'chrome',
    '154.0.8037.55',
    'ios',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0.0.0 Safari/537.36 OPR/136.0.0.0',
    'opera',
    '136',
    'macos',
  ],
] as const)('%s is read', ([text, browser, version, os]) => {
  const device = os === 'android' || os === 'ios' ? 'mobile' : 'desktop';
  expect(readUserAgent(text)).toEqual({ text, browser, version, os, device });
});

test('a string of other software is not read', () => expect(readUserAgent('curl/8.9.1')).toBeUndefined());

test('every browser has strings on every system that it runs on', () => {
  const missing = BROWSERS.flatMap((browser) =>
    SYSTEMS.filter((os) => filterList({ browser, os, device: 'any' }).length === 0).map((os) => `${browser} ${os}`),
  );
  expect(missing).toEqual(['safari windows', 'safari linux', 'safari android']);
});

const BASE = {
  browser: 'any',
  os: 'any',
  device: 'any',
  count: 2,
  unique: false,
  sort: 'none',
  as: 'items',
  seed: 'smallkit',
  v: '',
} as const;
const run = async (values: Partial<Record<keyof typeof BASE, unknown>>) =>
  outcomeOf(await tool.run({ ...BASE, ...values } as typeof BASE, exampleContext()));

test.for([
  [{ browser: 'safari', device: 'desktop', os: 'android' }, 'notDesktop'],
  [{ browser: 'safari', os: 'linux' }, 'safariOnly'],
  [{ os: 'macos', device: 'mobile' }, 'notMobile'],
] as const)('%j is refused with %s', async ([values, code]) => {
  expect((await run(values)).problem).toMatchObject({ code });
});

test('single items show browser, version and system; a text has a table of them', async () => {
  const single = await run({});
  expect(single.values.result).toMatchObject([{ label: 'Chrome 150 · Android' }, { label: 'Firefox 156 · Android' }]);
  expect(single.values.details).toBeUndefined();
  const { values } = await run({ as: 'lines' });
  expect(values.details).toMatchObject({
    rows: [
      [expect.stringContaining('Chrome/150.0'), 'Chrome', '150', 'Android'],
      [expect.stringContaining('Firefox/156'), 'Firefox', '156', 'Android'],
    ],
  });
});

test('a link made with a list of another date gives a note', async () => {
  expect((await run({ v: '2020-01-01' })).notes).toMatchObject([{ code: 'listChanged' }]);
  expect((await run({ v: USER_AGENTS.checked })).notes).toEqual([]);
});

test('a hundred thousand draws are spread evenly over the list', async () => {
  const drawn = drawIndices(await seededSource('agents'), LIST.length, 100_000, false);
  // p = 0.001 for 78 degrees of freedom, by scipy.stats.chi2.ppf.
  expect(LIST).toHaveLength(79);
  expect(chiSquare(drawn, LIST.length)).toBeLessThan(122.34);
});
