#!/usr/bin/env node
/**
 * `npm run new-post <lang> <slug> <category>`: a post with all required front matter, as a draft. The category is the
 * English slug of a row of content/categories; the author is the first of content/authors.
 */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '../src/i18n/languages.ts';
import { suggestion } from '../src/core/text/nearest.js';
import { frontMatter, writeFiles } from './new-tool.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const names = (root, pattern) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));

/** The post's file and text. `today`: 2026-11-21. */
export function postFiles(root, lang, slug, category, today) {
  if (!LANGS.includes(lang))
    throw new Error(`'${lang}' isn't a language of this site. ${suggestion(lang ?? '', LANGS)}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug ?? ''))
    throw new Error(`'${slug}' isn't a slug: write lowercase letters a-z, digits and hyphens`);
  // A post's address is /blog/<slug>/ in every language.
  const taken = names(root, `content/blog/*/${slug}.{md,mdx}`)[0];
  if (taken) throw new Error(`${taken} has the address /blog/${slug}/ already; choose another slug`);
  const categories = names(root, `content/categories/${lang}/*.md`).map((file) => frontMatter(join(root, file), 'key'));
  if (!categories.includes(category))
    throw new Error(`There is no category '${category}' in '${lang}'. ${suggestion(category ?? '', categories)}`);
  const author = names(root, 'content/authors/*.md')
    .toSorted()[0]
    ?.replace(/^.*\/|\.md$/g, '');
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
  return {
    [`content/blog/${lang}/${slug}.mdx`]: `---
title: '${title}: what the post says, in 10 to 70 characters'
description: What a reader can do after reading this post, in one sentence of 70 to 160 characters.
author: ${author}
category: ${category}
published: ${today}
tools: []
draft: true
---

The one thing that this post says, in the first sentence. Then the case that made somebody search for it.

## A step, an example, a table

What was measured or read, with its source. A post can hold a tool: \`<Tool tool="text/text-stats" />\`.
`,
  };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [lang, slug, category] = process.argv.slice(2);
  try {
    writeFiles(ROOT, postFiles(ROOT, lang, slug, category, new Date().toISOString().slice(0, 10)));
    console.log('\nNext: the text, and the keys of related tools. Remove `draft: true` to publish it.');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
