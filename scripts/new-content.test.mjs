import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { deal, post } from '../src/content-schemas.ts';
import { dealFiles, linkLine } from './new-deal.mjs';
import { postFiles } from './new-post.mjs';
import { writeFiles } from './new-tool.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TODAY = '2026-11-21';
const copy = mkdtempSync(join(tmpdir(), 'smallkit-content-'));
for (const folder of ['authors', 'categories', 'deals', 'blog'])
  cpSync(join(ROOT, 'content', folder), join(copy, 'content', folder), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

const matterOf = (text) => parse(text.split(/^---$/m)[1]);

test.for(readdirSync(join(ROOT, 'content/categories')))(
  'a new post in %s has all the front matter it needs',
  (lang) => {
    const [category] = readdirSync(join(ROOT, 'content/categories', lang)).map(
      (file) => matterOf(readFileSync(join(ROOT, 'content/categories', lang, file), 'utf8')).key,
    );
    const files = postFiles(copy, lang, 'a-new-post', category, TODAY);
    expect(Object.keys(files)).toEqual([`content/blog/${lang}/a-new-post.mdx`]);
    const matter = post.parse(matterOf(Object.values(files)[0]));
    expect(matter).toMatchObject({ category, author: 'editorial-team', draft: true, published: new Date(TODAY) });
  },
);

test('a new deal has all the front matter it needs, and names the line of its link', () => {
  const files = dealFiles(copy, 'quiet-paint', TODAY);
  expect(Object.keys(files)).toEqual(['content/deals/quiet-paint.md']);
  const matter = deal.parse(matterOf(files['content/deals/quiet-paint.md']));
  expect(matter).toMatchObject({ product: 'Quiet Paint', asOf: new Date(TODAY), status: 'open' });
  expect(linkLine('quiet-paint')).toBe("  'quiet-paint': 'https://…',");
});

test('refuses to overwrite a file or to use an address twice', () => {
  const make = () => postFiles(copy, 'en', 'taken', 'design', TODAY);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  writeFiles(copy, make());
  log.mockRestore();
  expect(make).toThrow('content/blog/en/taken.mdx has the address /blog/taken/ already; choose another slug');
  expect(() => postFiles(copy, 'pl', 'taken', 'design', TODAY)).toThrow('has the address /blog/taken/ already');
});

test('warns about a deal whose name is similar to another one’s', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  dealFiles(copy, 'shopfy', TODAY);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('content/deals/shopify.md is there already'));
  log.mockRestore();
});

test.for([
  [() => postFiles(copy, 'xx', 'a', 'design', TODAY), "'xx' isn't a language of this site. Choose one of en, es"],
  [() => postFiles(copy, 'PL', 'a', 'design', TODAY), "Did you mean 'pl'?"],
  [() => postFiles(copy, 'en', 'A post', 'design', TODAY), "'A post' isn't a slug"],
  [() => postFiles(copy, 'en', 'a', 'desing', TODAY), "no category 'desing' in 'en'. Did you mean 'design'?"],
  [() => postFiles(copy, 'en', 'a', undefined, TODAY), 'Choose one of '],
  [() => dealFiles(copy, 'Adobe XD', TODAY), "'Adobe XD' isn't a name"],
  [() => dealFiles(copy, 'canva-free-trial', TODAY), "write 'canva'"],
  [() => dealFiles(copy, 'shopify', TODAY), 'content/deals/shopify.md exists already'],
])('refuses invalid values, and tells what is valid: %#', ([make, message]) => expect(make).toThrow(message));
