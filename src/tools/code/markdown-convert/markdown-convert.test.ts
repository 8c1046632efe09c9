import { expect, test } from 'vitest';
import { isProblem, note, problem } from '../../../kinds/contract';
import { convertMarkdown, frontMatter, type ConvertOptions } from './convert';

const defaults: ConvertOptions = {
  input: '',
  to: 'html',
  gfm: true,
  rawHtml: true,
  headingIds: false,
  fullPage: false,
  bullet: '-',
  links: 'inline',
  fence: 'backticks',
};
async function given(input: string, options: Partial<ConvertOptions> = {}) {
  const outcome = await convertMarkdown({ ...defaults, ...options, input });
  if (typeof outcome === 'string' || isProblem(outcome)) throw new Error(JSON.stringify(outcome));
  return { ...outcome, notes: outcome.notes.filter((one) => one !== false) };
}

test.for(['', ' \n', '\uFEFF\n'])('%j gives nothing', async (input) => {
  expect(await convertMarkdown({ ...defaults, input })).toBe('');
  expect(await convertMarkdown({ ...defaults, input, to: 'markdown' })).toBe('');
});

test('removes front matter with a note, but not a rule and a heading', async () => {
  expect(await given('\uFEFF---\r\ntitle: a\r\ntags:\r\n---\r\n# b')).toMatchObject({
    result: '<h1>b</h1>',
    notes: [note('bom'), note('frontMatter', { lines: 4 })],
  });
  for (const text of ['---\nFoo\n---\nBar', '---\n---', '---\n\na: b\n---', '--- \n', 'a\n---\nb: c\n---'])
    expect(frontMatter(text)).toBe(0);
  expect(frontMatter('---\na: b\n...')).toBe(12);
});

test('a full page gets its first heading as its title', async () => {
  const { result, preview } = await given('Text\n\n## *A* & <b> ##', { fullPage: true });
  expect(result).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(result).toContain(`<body>\n${preview}\n</body>`);
  expect(result.startsWith('<!doctype html>\n<html>')).toBe(true);
});

// Slugs that github-slugger 2 gives for these headings.
test.for([
  ['# Héllo, Wörld!', 'héllo-wörld'],
  ['# `code` & *em*', 'code--em'],
  ['Two  words\n===', 'two--words'],
  ['# 1.2 snake_case – dash', '12-snake_case--dash'],
])('%s has the ID %s', async ([input = '', id]) => {
  expect((await given(input, { headingIds: true })).result).toContain(` id="${id}">`);
});

test('numbers repeated headings, skipping IDs that are taken', async () => {
  const { result } = await given('# a\n\n# a-1\n\n# a\n\n> a\n> ===', { headingIds: true });
  expect(Array.from(result.matchAll(/id="([^"]+)"/g), ([, id]) => id)).toEqual(['a', 'a-1', 'a-2', 'a-3']);
});

test('GFM and raw HTML can be turned off', async () => {
  expect((await given('~~a~~ www.b.cd', { gfm: false })).result).toBe('<p>~~a~~ www.b.cd</p>');
  expect((await given('<i>a</i>', { rawHtml: false })).result).toBe('<p>&lt;i&gt;a&lt;/i&gt;</p>');
});

test('refuses text that is too long or nested too deeply', async () => {
  expect(await convertMarkdown({ ...defaults, input: 'a'.repeat(5_000_001) })).toMatchObject({ code: 'tooLong' });
  const deep = '<b><div>'.repeat(6000);
  expect(await convertMarkdown({ ...defaults, input: `${deep}a`, to: 'markdown' })).toEqual(
    problem('tooDeep', {}, 'input'),
  );
});

test('a document survives the round trip', async () => {
  const markdown =
    '# A\n\nText with *em*, **strong**, `code` and [a link](b "c").\n\n> quote\n>\n> - list\n\n1. one\n2. two\n   - nested\n\n```js\nlet a;\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- [x] done\n\n---\n\nlast\\\nline';
  const { result: html } = await given(markdown);
  expect((await given(html, { to: 'markdown' })).result).toBe(markdown);
});
