#!/usr/bin/env node
/** `npm start`: installs what is missing, builds the site and serves it. PORT, SITE_URL and BASE_PATH may be set. */
import { build, install, runScript, seconds } from './project.mjs';

await install();
const began = performance.now();
console.log('Building …');
const { code, output } = await build({ quiet: true });
if (code !== 0) {
  console.error(output);
  process.exit(code);
}
console.log(`Built in ${seconds(began)}.`);
process.exit((await runScript('scripts/serve.mjs')).code);
