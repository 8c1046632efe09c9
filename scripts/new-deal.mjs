#!/usr/bin/env node
/**
 * `npm run new-deal <name>`: a deal page with all required front matter. Its address is /deals/<name>-free-trial/; the
 * outgoing link belongs in src/config.ts.
 */
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest } from '../src/core/text/nearest.js';
import { writeFiles } from './new-tool.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The deal's file and text. `today`: 2026-11-21. */
export function dealFiles(root, name, today) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? ''))
    throw new Error(`'${name}' isn't a name: write lowercase letters a-z, digits and hyphens, as adobe-illustrator`);
  if (name.endsWith('-free-trial')) {
    const short = name.replace(/-free-trial$/, '');
    throw new Error(`The address ends in -free-trial already: write '${short}'`);
  }
  const others = globSync('content/deals/*.md', { cwd: root }).map((file) => file.replace(/^.*[\\/]|\.md$/g, ''));
  const near = nearest(name, others);
  if (near !== undefined && near !== name)
    console.log(`content/deals/${near}.md is there already; delete one of the two if they are the same product.`);
  if (existsSync(join(root, `content/deals/${name}.md`))) throw new Error(`content/deals/${name}.md exists already`);
  const product = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return {
    [`content/deals/${name}.md`]: `---
product: ${product}
vendor: The company that sells it
kind: design
title: ${product} free trial – how long, and what then
description: How long the trial runs, whether it asks for a card, what it costs afterwards, and what else does the job.
heading: ${product} free trial
trial: What the vendor offers, and what it costs afterwards, in one or two sentences.
offer: trial
days: 7
card: unknown
asOf: ${today}
status: open
suits: [who gets something out of the trial]
notFor: [who does not]
alternatives:
  - { name: Another product, why: what it does better or for less }
source: The vendor's page that confirms it, and the day on which it was read
---

What the product does better than its free relatives.

## Trial rules worth knowing

When the clock starts, what must be given, how to leave.
`,
  };
}

/** The line that is still missing in src/config.ts. */
export const linkLine = (name) => `  '${name}': 'https://…',`;

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [name] = process.argv.slice(2);
  try {
    writeFiles(ROOT, dealFiles(ROOT, name, new Date().toISOString().slice(0, 10)));
    console.log(`\nNext: the text, and the outgoing link among DEAL_LINKS in src/config.ts:\n${linkLine(name)}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
