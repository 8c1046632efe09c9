/** The steps that `npm test`, `npm run test:changed` and `npm run test:nightly` share. */
import { findBrowser } from '../browser.mjs';
import { build, run } from '../project.mjs';

/** Installs a browser if there is none. */
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

/** Builds `dist`. */
export const buildQuietly = () => build({ quiet: true });

/** Runs a program whose output matters only if it fails. */
export const quiet = (program, ...parameters) => run(program, parameters, { quiet: true });
