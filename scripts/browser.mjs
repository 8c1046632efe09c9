/**
 * The browser that tests, `npm run bench` and `npm run lighthouse` use. Runs on Node 20, before any package is
 * installed.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from './environment.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without its window: the same engine, and a quarter less work for each page. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const USUAL_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium or Chrome; undefined: use Playwright's own. CHROME_PATH takes precedence. */
export function findBrowser(env = environment, exists = existsSync) {
  return [env.CHROME_PATH, ...inPath(env, NAMES), ...USUAL_PATHS].find((path) => path && exists(path));
}

/** The path of an installed headless shell; undefined if there is none, or if CHROME_PATH names another browser. */
export function findHeadlessShell(env = environment, exists = existsSync) {
  return env.CHROME_PATH ? undefined : inPath(env, HEADLESS_NAMES).find((path) => exists(path));
}

const inPath = ({ PATH = '' }, names) =>
  PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));

/**
 * A window's address bar would open two pages of its own with each context, as much work as the page under test. When a
 * switch is given twice, the last one counts, so Playwright's own list is repeated here.
 */
const NO_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** During a test, only the server under test may be contacted: the browser's own background requests are disabled. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${NO_FEATURES.join(',')}`,
];
