import { expect, test } from 'vitest';
import { toolIcon, toolIconSvg } from '../components/icons';
import { islandOf, presetOf, strings, stringsOf, toolOf, unknownTool, type ToolUse } from './tool-registry';

const use: ToolUse = {
  file: 'content/tools/pl/a.md',
  tool: 'encode/base-converter',
  preset: {},
  lang: 'pl',
  slug: 'a',
};

test.for([
  ['encode/base46', "Unknown tool 'encode/base46'. Did you mean 'encode/base64'?"],
  ['base46', "Unknown tool 'base46'. Did you mean 'encode/base64'?"],
  ['text/base64', "Unknown tool 'text/base64'. Did you mean 'encode/base64'?"],
  ['zzzzzzzzzzzz', "Unknown tool 'zzzzzzzzzzzz'. Tools are in src/tools/<family>/<tool>/tool.ts."],
] as const)('the message about the tool %s names the nearest one', ([typed, message]) => {
  expect(unknownTool(typed)).toBe(message);
});

test('an unknown tool stops the build, with the page’s file', () => {
  expect(() => toolOf({ ...use, tool: 'encode/base46' })).toThrow(
    "content/tools/pl/a.md: Unknown tool 'encode/base46'. Did you mean 'encode/base64'?",
  );
});

test('a tool in a post is its own island, otherwise the one that the build wrote', () => {
  const islands = {
    '/.astro/tools/a/b/index.astro': 1,
    '/src/tools/a/c/index.astro': 2,
    '/.astro/tools/a/c/index.astro': 3,
  };
  expect([islandOf(islands, 'a/b', '/blog/a/'), islandOf(islands, 'a/c', '/blog/a/')]).toEqual([1, 2]);
});

test('an unknown tool in a post stops the build, with the post’s address', () => {
  expect(() => islandOf({}, 'encode/base46', '/blog/a/')).toThrow(
    "/blog/a/: Unknown tool 'encode/base46'. Did you mean 'encode/base64'?",
  );
});

test('an unknown field of a preset names the nearest field', () => {
  expect(() => presetOf({ ...use, preset: { form: 16 } })).toThrow(
    "content/tools/pl/a.md: preset 'form' isn’t a field of encode/base-converter. Did you mean 'from'?",
  );
});

test('an unknown choice of a preset names the nearest choice', () => {
  expect(() => presetOf({ ...use, tool: 'encode/base64', preset: { direction: 'decod' } })).toThrow(
    "content/tools/pl/a.md: preset 'direction' is 'decod'. Did you mean 'decode'?",
  );
});

test('a missing file of strings names the languages that there are, and the file to add', () => {
  expect(() => stringsOf({ ...use, tool: 'code/cron-parser' })).toThrow(
    /^content\/tools\/pl\/a\.md: code\/cron-parser has no strings in 'pl', only in en\b[^.]*\. Add src\/tools\/code\/cron-parser\/strings\/pl\.ts\.$/,
  );
});

test('an icon is up to six characters, and part of no text', () => {
  expect(toolIcon('<→&lt')).toBe('<i data-icon="&#60;→&#38;lt" aria-hidden="true"></i>');
  expect(toolIconSvg('<→&lt')).toContain('>&#60;→&#38;lt</text>');
  expect(() => toolIcon('lower→UPPER')).toThrow("Icon 'lower→UPPER' has 11 characters; write 1 to 6, such as 'Aa→AA'.");
});

test.for([
  [{ direktion: 'a' }, "Did you write 'direktion' instead?"],
  [{}, 'Add it.'],
] as const)('a missing label names the file; misspelled as %j: %s', ([labels, hint]) => {
  const path = '../tools/encode/base64/strings/en.ts';
  const own = strings[path];
  if (!own) throw new Error(`${path} is missing`);
  const { direction: _, ...rest } = own.labels;
  strings[path] = { ...own, labels: { ...rest, ...labels } };
  try {
    expect(() => stringsOf({ ...use, tool: 'encode/base64', lang: 'en' })).toThrow(
      `content/tools/pl/a.md: src/tools/encode/base64/strings/en.ts has no label 'direction'. ${hint}`,
    );
  } finally {
    strings[path] = own;
  }
});
