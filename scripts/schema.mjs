#!/usr/bin/env node
/**
 * `npm run schema`: writes content/schema/presets.json from the tools' declarations. With it, Astro's editor extension
 * completes and checks the preset of a tool page. `npm run new-tool` runs it too.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(ROOT, 'content/schema/presets.json');

/** The file's text: one line per tool, so that a change of one tool changes one line. */
export const schemaText = ({ allOf }) => `{"allOf":[\n${allOf.map((rule) => JSON.stringify(rule)).join(',\n')}\n]}\n`;

export async function writeSchema() {
  const { module } = await runnerImport(join(ROOT, 'src/layouts/preset-schema.ts'), { root: ROOT, configFile: false });
  writeFileSync(FILE, schemaText(module.presetSchema()));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await writeSchema();
  console.log('content/schema/presets.json was generated from the tools');
}
