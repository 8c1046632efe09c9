#!/usr/bin/env node
/** `npm run dev`: Astro's development server. Parameters are Astro's own: `npm run dev -- --port 3000`. */
import { install, runScript } from './project.mjs';

await install();
process.exit((await runScript('node_modules/astro/bin/astro.mjs', ['dev', ...process.argv.slice(2)])).code);
