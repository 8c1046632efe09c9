import { readFileSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toolIcon } from '../components/icons';
import { LANGS } from '../i18n/languages';
import { examplesOf, islandProps, type ToolUse } from '../layouts/tool-registry';
import { parse } from 'yaml';
import { workedExamples, wrongOutputs } from '../testing/worked-examples';

interface FrontMatter {
  readonly tool: string;
  readonly key: string;
  readonly preset?: Record<string, string | number | boolean>;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly related?: readonly string[];
}

const pages = globSync('content/tools/**/*.md').map((file) => {
  const text = readFileSync(file, 'utf8');
  const matter: FrontMatter = parse(text.split(/^---$/m)[1] ?? '');
  const lang = LANGS.find((one) => one === file.split('/')[2]) ?? 'en';
  const use: ToolUse = {
    file,
    tool: matter.tool,
    preset: matter.preset ?? {},
    lang,
    slug: file.split('/').at(-1)?.replace('.md', '') ?? '',
  };
  return { file, text, lang, use, ...matter };
});

/** Editors: what they make is seen, not read off an output. */
const WITHOUT_EXAMPLES = new Set(['code/markdown-editor']);

test('there are pages', () => expect(pages.length).toBeGreaterThan(40));

test.for(pages)('$file: tool, preset, words and icon exist', ({ use, icon, tool }) => {
  expect(islandProps(use).id).toBe(tool);
  expect(() => toolIcon(icon)).not.toThrow();
});

// In YAML, ' #' begins a comment, even in the middle of a sentence.
test.for(pages)('$file: no value in the front matter is cut at a #', ({ text }) => {
  expect(text.split(/^---$/m)[1]).not.toMatch(/^[^\n'"]*: [^\n'"[{][^\n]* #/m);
});

test.for(pages.filter(({ tool }) => !WITHOUT_EXAMPLES.has(tool)))('$file: shows an example', ({ use }) => {
  expect(examplesOf(use).length).toBeGreaterThan(0);
});

const worked = pages.flatMap(({ file, text, use }) =>
  workedExamples(text).map((example) => ({ file, use, ...example })),
);

test('pages have worked examples', () => expect(worked.length).toBeGreaterThan(150));

test.for(worked)('$file: $fragment gives what the text says', async ({ use, ...example }) => {
  expect(await wrongOutputs(example, use)).toEqual([]);
});

test('a key names one page in each language', () => {
  const seen = new Map<string, string>();
  for (const { file, lang, key } of pages) {
    const id = `${lang} ${key}`;
    expect(seen.get(id), `${file} and ${seen.get(id)} have the key '${key}'`).toBeUndefined();
    seen.set(id, file);
  }
});

test('titles and descriptions are unique', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test('related tools exist', () => {
  const keys = new Set(pages.map(({ key }) => key));
  for (const { file, related = [] } of pages) {
    for (const key of related) expect(keys, `${file}: related`).toContain(key);
  }
});

test('no sentence appears on two pages', () => {
  const seen = new Map<string, string>();
  for (const { file, text } of pages) {
    const prose = text.split(/^---$/m).slice(2).join('');
    for (const sentence of prose.split(/(?<=[.!?])\s+/)) {
      if (sentence.length < 60) continue;
      expect(seen.get(sentence), `${file}: “${sentence}”`).toBeUndefined();
      seen.set(sentence, file);
    }
  }
});
