#!/usr/bin/env node
/**
 * `npm run words -- <lang> …` (all languages without one): reads the strings of the tools, the interface strings and
 * the tool pages of a language, and lists what is missing, what is still English and what breaks the rules of
 * `content/glossary/<lang>.yml`. Exit code 1: a string is missing, breaks a rule or has other placeholders than English.
 * A word to avoid fails in an English page too. What is the same as in English, and what else a page's prose breaks,
 * are remarks. ⍽ is U+00A0 and ⍿ is U+202F.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from './project.mjs';
import { checkLanguage, line } from './words/check-language.mjs';
import { readGlossary } from './words/glossary.mjs';

const { module } = await runnerImport(join(ROOT, 'scripts/words/tables.ts'), {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
});
const texts = module.INTERFACE;
const strings = byTool(module.strings);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((lang) => !(lang in texts));
if (unknown.length > 0) {
  console.log(`No language is called '${unknown.join("', '")}'; use ${Object.keys(texts).join(', ')}.`);
  process.exit(1);
}

let failed = 0;
for (const lang of wanted.length > 0 ? wanted : Object.keys(texts)) {
  const { failures, remarks } = checkLanguage({
    lang,
    glossary: glossaryOf(lang),
    strings,
    texts,
    pages: pagesOf(lang),
  });
  for (const finding of failures) console.log(`✗ ${line(finding)}`);
  for (const finding of remarks) console.log(`· ${line(finding)}`);
  console.log(`${lang}: ${failures.length} to fix, ${remarks.length} remarks`);
  failed += failures.length;
}
process.exit(failed === 0 ? 0 : 1);

/** The tables by tool ('text/text-stats') or by folder of shared strings ('core/bytes/utf8-strings'), then by language. */
function byTool(files) {
  const tools = new Map();
  for (const [path, table] of Object.entries(files)) {
    const [, tool, lang] = /\/src\/(?:tools\/)?(.+?)(?:\/strings)?\/(\w+)\.ts$/.exec(path);
    tools.set(tool, { ...tools.get(tool), [lang]: table });
  }
  return tools;
}

function glossaryOf(lang) {
  const file = `content/glossary/${lang}.yml`;
  return readGlossary(file, readFileSync(join(ROOT, file), 'utf8'));
}

/** Every page in the language; deals exist in English only. */
function pagesOf(lang) {
  const deals = lang === 'en' ? ['content/deals/*.md'] : [];
  return globSync([`content/{tools,blog,categories,families,site}/${lang}/**/*.{md,mdx}`, ...deals], { cwd: ROOT })
    .toSorted()
    .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(join(ROOT, file), 'utf8') }));
}
