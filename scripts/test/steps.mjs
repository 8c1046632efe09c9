/** The steps that `npm test`, `npm run test:changed` and `npm run test:nightly` share. */
import { findBrowser, findHeadlessShell } from '../browser.mjs';
import { environment } from '../environment.mjs';
import { build, run } from '../project.mjs';

/** Installs a browser if there is none. */
export async function ensureBrowser() {
  if (findBrowser()) return ensureHeadlessShell();
  console.log('Installing a browser …');
  if ((await run('npx', ['playwright', 'install', '--with-deps', 'chromium'])).code === 0) return;
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-y', '-q', 'chromium', 'chromium-headless-shell']);
  }
  if (!findBrowser()) console.log('No browser could be installed: set CHROME_PATH to a Chromium or Chrome.');
}

/** Debian has the headless shell as a package of its own. Without it, most tests also run in the complete browser. */
async function ensureHeadlessShell() {
  if (findHeadlessShell() || environment.CHROME_PATH || process.getuid?.() !== 0) return;
  const install = () => run('apt-get', ['install', '-y', '-q', 'chromium-headless-shell'], { quiet: true });
  if ((await install()).code === 0) return;
  await run('apt-get', ['update', '-q'], { quiet: true });
  await install();
}

/** Builds `dist`. */
export const buildQuietly = () => build({ quiet: true });

/** Runs a program whose output matters only if it fails. */
export const quiet = (program, ...parameters) => run(program, parameters, { quiet: true });
