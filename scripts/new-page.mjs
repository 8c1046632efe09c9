#!/usr/bin/env node
/**
 * `npm run new-page <lang> <slug> <family>/<tool>`: a page of an existing tool. The file's path determines its address;
 * a page in another language gets the key of the English one, if that tool has only one.
 */
import { existsSync, globSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '../src/i18n/languages.ts';
import { nearest, suggestion } from '../src/core/text/nearest.js';
import { frontMatter, pageText, writeFiles } from './new-tool.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The tool that was probably meant, in any family: 'Did you mean 'text/reverse-text'? ' */
function meantTool(root, typed) {
  const tools = globSync('*/*/tool.ts', { cwd: join(root, 'src/tools') }).map((file) =>
    file.replaceAll('\\', '/').replace('/tool.ts', ''),
  );
  const name = typed.split('/').at(-1);
  const meant = nearest(typed, tools) ?? tools.find((tool) => tool.split('/')[1] === name);
  return meant === undefined ? '' : `Did you mean '${meant}'? `;
}

/** The page's file and text. */
export function pageFiles(root, lang, slug, tool) {
  if (!LANGS.includes(lang))
    throw new Error(`'${lang}' isn't a language of this site. ${suggestion(lang ?? '', LANGS)}`);
  if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*(\/[A-Za-z0-9-]+)?$/.test(slug ?? ''))
    throw new Error(`'${slug}' isn't a slug: letters a-z, digits and hyphens`);
  if (!tool || !existsSync(join(root, 'src/tools', tool, 'tool.ts')))
    throw new Error(`There is no tool '${tool}'. ${meantTool(root, tool ?? '')}npm run new-tool makes a new one.`);
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
      console.log(`\nNext: the page's text, and src/tools/${tool}/strings/${lang}.ts if it is not there yet.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
