/** The steps that `npm test`, `npm run test:changed` and `npm run test:nightly` share. */
import { findBrowser } from '../browser.mjs';
import { build, run } from '../project.mjs';

/** Browser tests lead this host to a server of their own (src/tour/services.ts). */
const DOH = 'http://doh.smallkit.test/dns-query';
const LOOKUPS = { PUBLIC_DOH_URL: DOH, PUBLIC_DOH_CLOUDFLARE_URL: DOH, PUBLIC_DOH_GOOGLE_URL: DOH };

/** Installs a browser where there is none. */
export async function ensureBrowser() {
  if (findBrowser()) return;
  console.log('Installing a browser …');
  if ((await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])).code === 0) return;
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  if (!findBrowser()) console.log('No browser could be installed: set CHROME_PATH to a Chromium or Chrome.');
}

/** Builds `dist` as the browser tests need it. */
export const buildForTests = () => build({ quiet: true, env: LOOKUPS });

/** Runs a program whose output matters only if it fails. */
export const quiet = (program, ...parameters) => run(program, parameters, { quiet: true });
