#!/usr/bin/env node
/**
 * `npm run new-page <lang> <slug> <family>/<tool>`: a page of a tool that there is. Its address is the file's place; a
 * page in another language gets the key of the English one, if that tool has only one.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '../src/i18n/languages.ts';
import { frontMatter, pageText, writeFiles } from './new-tool.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The page's file and text. */
export function pageFiles(root, lang, slug, tool) {
  if (!LANGS.includes(lang))
    throw new Error(`'${lang}' is no language of this site; choose one of ${LANGS.join(', ')}`);
  if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*(\/[A-Za-z0-9-]+)?$/.test(slug ?? ''))
    throw new Error(`'${slug}' is no slug: letters a-z, digits and hyphens`);
  if (!tool || !existsSync(join(root, 'src/tools', tool, 'tool.ts')))
    throw new Error(`There is no tool '${tool}': npm run new-tool makes one`);
  const english = join(root, 'content/tools/en');
  const others = existsSync(english)
    ? readdirSync(english).filter((file) => frontMatter(join(english, file), 'tool') === tool)
    : [];
  const [only] = others;
  const key = lang !== 'en' && others.length === 1 && only ? frontMatter(join(english, only), 'key') : slug;
  const heading = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
  return { [`content/tools/${lang}/${slug}.md`]: pageText({ tool, key, heading, family: tool.split('/')[0] }) };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [lang, slug, tool] = process.argv.slice(2);
  try {
    writeFiles(ROOT, pageFiles(ROOT, lang, slug, tool));
    if (lang !== 'en')
      console.log(`\nNext: the page's words, and '${lang}' in src/tools/${tool}/strings.ts if it is not there yet.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
