/**
 * Writes src/data/user-agents.json: the current strings of the five browsers among the most frequent ones (package
 * top-user-agents), and templates with the same versions for the systems that it lacks. Run it a few times a year.
 *
 * npm install --no-save top-user-agents && node scripts/build-user-agents.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Also resolved from the working directory, so that the package may be outside the repository.
const resolve = (name) => {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return createRequire(`${process.cwd()}/`).resolve(name);
  }
};
const folder = dirname(dirname(resolve('top-user-agents')));
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const frequent = read('src/index.json');
const { version } = read('package.json');

/** Major versions behind the newest one that are kept: about a year of Chrome and Firefox. */
const KEPT = 12;

const WINDOWS = 'Windows NT 10.0; Win64; x64';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const LINUX = 'X11; Linux x86_64';
const ANDROID = 'Linux; Android 10; K';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const DESKTOP = [WINDOWS, MAC, LINUX];

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const desktop = DESKTOP.map(escaped).join('|');
const IPHONE = String.raw`iPhone; CPU iPhone OS \d+_\d+(?:_\d+)? like Mac OS X`;

/** The strings that browsers send unchanged. Group 1 is the major version that decides whether one is current. */
const SHAPES = [
  ['chrome', `^Mozilla/5.0 \\((?:${desktop})\\) ${escaped(BLINK)} Chrome/(\\d+).0.0.0 Safari/537.36$`],
  ['chrome', `^Mozilla/5.0 \\(${escaped(ANDROID)}\\) ${escaped(BLINK)} Chrome/(\\d+).0.0.0 Mobile Safari/537.36$`],
  ['chrome', `^Mozilla/5.0 \\(${IPHONE}\\) ${escaped(WEBKIT)} CriOS/(\\d+)[\\d.]+ Mobile/15E148 Safari/604.1$`],
  ['edge', `^Mozilla/5.0 \\((?:${desktop})\\) ${escaped(BLINK)} Chrome/[\\d.]+ Safari/537.36 Edg/(\\d+).0.0.0$`],
  ['opera', `^Mozilla/5.0 \\((?:${desktop})\\) ${escaped(BLINK)} Chrome/[\\d.]+ Safari/537.36 OPR/(\\d+).0.0.0$`],
  [
    'firefox',
    `^Mozilla/5.0 \\((?:${escaped(WINDOWS)}|Macintosh; Intel Mac OS X 10.15|${escaped(LINUX)}); rv:(\\d+).0\\) Gecko/20100101 Firefox/\\1.0$`,
  ],
  ['safari', `^Mozilla/5.0 \\(${escaped(MAC)}\\) ${escaped(WEBKIT)} Version/(\\d+)[\\d.]+ Safari/605.1.15$`],
  ['safari', `^Mozilla/5.0 \\(${IPHONE}\\) ${escaped(WEBKIT)} Version/(\\d+)[\\d.]+ Mobile/15E148 Safari/604.1$`],
].map(([browser, pattern]) => ({ browser, pattern: new RegExp(pattern) }));

const found = frequent.flatMap((text) => {
  const shape = SHAPES.find(({ pattern }) => pattern.test(text));
  return shape ? [{ text, browser: shape.browser, major: Number(shape.pattern.exec(text)[1]) }] : [];
});
const newest = (browser) => Math.max(...found.filter((one) => one.browser === browser).map((one) => one.major));
/** Safari counts years: 26 and 27 are this year's and last year's. */
const isCurrent = ({ browser, major }) => major > newest(browser) - (browser === 'safari' ? 2 : KEPT);
const current = found.filter(isCurrent);

/** The newest version and the one before. */
const lastTwo = (browser) => [newest(browser), newest(browser) - 1];
/** Opera's number and the one of the Chrome that it is made from. */
const operas = found
  .filter(({ browser }) => browser === 'opera')
  .map(({ text, major }) => ({ major, chrome: Number(/Chrome\/(\d+)/.exec(text)[1]) }))
  .filter(({ major }) => lastTwo('opera').includes(major));

/** Opera for Android has numbers of its own. Both strings as they were seen in the logs of websites in April 2026. */
const OPERA_ANDROID = [
  [96, 145],
  [97, 146],
].map(
  ([opera, chrome]) =>
    `Mozilla/5.0 (${ANDROID}) ${BLINK} Chrome/${chrome}.0.0.0 Mobile Safari/537.36 OPR/${opera}.0.0.0`,
);

/**
 * Browsers on iPhones and iPads send their full version, which can't be derived from the desktop's. As in the package
 * user-agents 2.1.198 (BSD-2-Clause), November 23, 2026.
 */
const IOS = 'iPhone; CPU iPhone OS 18_7 like Mac OS X';
const PHONES = [
  `Mozilla/5.0 (iPhone; CPU iPhone OS 26_6_2 like Mac OS X) ${WEBKIT} CriOS/154.0.8037.55 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 26_6_2 like Mac OS X) ${WEBKIT} EdgiOS/153.0.4234.46 Version/26.0 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (${IOS}) ${WEBKIT} FxiOS/156.0 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (${IOS}) ${WEBKIT} FxiOS/156.1 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (${IOS}) ${WEBKIT} Version/26.6 Mobile/15E148 Safari/604.1 OPT/6.7.3`,
];

const templates = [
  ...lastTwo('chrome').flatMap((chrome) => [
    ...DESKTOP.map((system) => `Mozilla/5.0 (${system}) ${BLINK} Chrome/${chrome}.0.0.0 Safari/537.36`),
    `Mozilla/5.0 (${ANDROID}) ${BLINK} Chrome/${chrome}.0.0.0 Mobile Safari/537.36`,
  ]),
  ...lastTwo('edge').flatMap((edge) => [
    ...DESKTOP.map((system) => `Mozilla/5.0 (${system}) ${BLINK} Chrome/${edge}.0.0.0 Safari/537.36 Edg/${edge}.0.0.0`),
    `Mozilla/5.0 (${ANDROID}) ${BLINK} Chrome/${edge}.0.0.0 Mobile Safari/537.36 EdgA/${edge}.0.0.0`,
  ]),
  ...operas.flatMap(({ major, chrome }) =>
    DESKTOP.map((system) => `Mozilla/5.0 (${system}) ${BLINK} Chrome/${chrome}.0.0.0 Safari/537.36 OPR/${major}.0.0.0`),
  ),
  ...OPERA_ANDROID,
  ...lastTwo('firefox').flatMap((firefox) => [
    ...[WINDOWS, 'Macintosh; Intel Mac OS X 10.15', LINUX, 'X11; Ubuntu; Linux x86_64'].map(
      (system) => `Mozilla/5.0 (${system}; rv:${firefox}.0) Gecko/20100101 Firefox/${firefox}.0`,
    ),
    ...[16, 17].map(
      (android) => `Mozilla/5.0 (Android ${android}; Mobile; rv:${firefox}.0) Gecko/${firefox}.0 Firefox/${firefox}.0`,
    ),
  ]),
  ...PHONES,
];

const items = [...new Set([...current.map(({ text }) => text), ...templates])].sort((a, b) => (a < b ? -1 : 1));
const list = {
  source: `top-user-agents ${version} and user-agents 2.1.198 from npm, with additions`,
  licence: 'MIT and BSD-2-Clause',
  checked: new Date().toISOString().slice(0, 10),
  items,
};
const file = fileURLToPath(new URL('../src/data/user-agents.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
console.log(`${items.length} strings, ${current.length} from top-user-agents ${version}`);
