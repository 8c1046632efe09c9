#!/usr/bin/env node
/**
 * `npm run new-tool <family>/<tool> [kind]`: the files of a new tool and its English page, which work immediately and
 * do almost nothing. `kind`: text (default), styles, stats, generator, calculator, gallery, file, lookup.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unknownName } from '../src/core/text/nearest.js';
import { FAMILIES } from '../src/data/families.ts';
import { runScript } from './project.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** 'word-wheel' → 'wordWheel' */
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** 'word-wheel' → 'Word wheel' */
const title = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * By kind: the tool's declaration, its logic, one example, its labels, and its test. `name` is the function of the
 * logic, `file` its module.
 */
const KINDS = {
  text: (name, file) => ({
    tool: `import { text, textTool } from '../../../kinds/contract';
import { ${name} } from './${file}';

export default textTool({
  fields: { input: text() },
  run: ({ input }) => ${name}(input),
});`,
    logic: `/** Input, output, what is refused, and the source of the rule. */
export const ${name} = (text: string): string => text;`,
    example: "{ values: { input: 'abc' }, gives: 'abc', source: 'the standard or the program that confirms it' }",
    labels: '',
    test: `test.for(['', 'a', 'line\\r\\nline', '👩‍👩‍👧'])('returns %j unchanged', (text) => {
  expect(${name}(text)).toBe(text);
});`,
  }),
  styles: (name, file) => ({
    tool: `import { give, stylesTool, text } from '../../../kinds/contract';
import { ${name} } from './${file}';

export default stylesTool({
  fields: { input: text({ rows: 3 }) },
  outputs: { result: give.items({ look: 'cards' }) },
  run: ({ input }) => ({ result: input === '' ? [] : ${name}(input) }),
});`,
    logic: `/** A text in each style, by the style's id. */
export const ${name} = (text: string) => [{ text, style: 'plain', label: 'Plain' }];`,
    example:
      "{ values: { input: 'abc' }, gives: { result: ['abc'] }, source: 'the standard that has these characters' }",
    labels: '',
    test: `test('every style has a unique id', () => {
  const ids = ${name}('a').map(({ style }) => style);
  expect(new Set(ids).size).toBe(ids.length);
});`,
  }),
  stats: (name, file) => ({
    tool: `import { give, statsTool, text } from '../../../kinds/contract';
import { ${name} } from './${file}';

export default statsTool({
  fields: { input: text() },
  outputs: { letters: give.integer() },
  run: ({ input }) => ({ letters: ${name}(input) }),
});`,
    logic: `/** How many letters (Unicode's category L) a text has. */
export const ${name} = (text: string): number => text.match(/\\p{L}/gu)?.length ?? 0;`,
    example:
      "{ values: { input: 'a1 b' }, gives: { letters: 2 }, source: 'the standard or the program that confirms it' }",
    labels: "letters: 'Letters'",
    test: `test.for([
  ['', 0],
  ['a1', 1],
  ['𝒳é', 2],
] as const)('%j has %i letters', ([text, letters]) => expect(${name}(text)).toBe(letters));`,
  }),
  generator: (name, file) => ({
    tool: `import { generatorTool, give, line, number } from '../../../kinds/contract';
import { ${name} } from './${file}';

export default generatorTool({
  fields: { count: number(1, { min: 1, max: 1000 }), seed: line() },
  outputs: { result: give.items() },
  run: async ({ count, seed }, { random }) => ({ result: ${name}(await random(seed), count) }),
});`,
    logic: `import { int, type RandomSource } from '../../../core/numbers/random';

/** Rolls a die the given number of times. */
export const ${name} = (random: RandomSource, count: number): string[] =>
  Array.from({ length: count }, () => String(int(random, 1, 6)));`,
    example:
      "{ values: { count: 3 }, gives: ({ result = [] }) => result.length === 3, source: 'the requested number' }",
    labels: '',
    test: `test('the same seed gives the same result', async () => {
  const [one, two] = [await seededSource('a'), await seededSource('a')];
  expect(${name}(one, 20)).toEqual(${name}(two, 20));
});`,
    testImports: "import { seededSource } from '../../../core/numbers/random';\n",
  }),
  calculator: (name, file) => ({
    tool: `import { calculatorTool, give, number } from '../../../kinds/contract';
import { ${name} } from './${file}';

export default calculatorTool({
  fields: { amount: number(10, { integer: false }) },
  outputs: { double: give.decimal({ lead: true }) },
  run: ({ amount }) => ({ double: ${name}(amount) }),
});`,
    logic: `/** Input, output, and the source of the rule. Money is decimal: see core/numbers/decimal. */
export const ${name} = (amount: number): number => 2 * amount;`,
    example:
      "{ values: { amount: 21 }, gives: { double: 42 }, source: 'the standard or the program that confirms it' }",
    labels: "amount: 'Amount', double: 'Twice the amount'",
    test: `test.for([
  [0, 0],
  [-2, -4],
] as const)('twice %i is %i', ([amount, double]) => expect(${name}(amount)).toBe(double));`,
  }),
  gallery: (name, file) => ({
    tool: `import { galleryTool, give, line } from '../../../kinds/contract';
import { ${name} } from './${file}';

export default galleryTool({
  fields: { q: line({ autocomplete: 'off' }) },
  outputs: { result: give.items({ look: 'grid' }) },
  run: ({ q }) => ({ result: ${name}(q) }),
});`,
    logic: `/** Move the table to src/data, with its source and date. */
const ITEMS = [
  { text: '→', label: 'rightwards arrow' },
  { text: '←', label: 'leftwards arrow' },
];

/** The items whose name contains the query; all of them for an empty query. */
export const ${name} = (query: string) => ITEMS.filter(({ label }) => label.includes(query.trim().toLowerCase()));`,
    example: "{ values: { q: 'right' }, gives: { result: ['→'] }, source: 'Unicode, Arrows' }",
    labels: "q: 'Search'",
    test: `test('an empty query finds all, an unknown one nothing', () => {
  expect(${name}(' ').length).toBeGreaterThan(1);
  expect(${name}('xyz')).toEqual([]);
});`,
  }),
  file: (name, file) => ({
    tool: `import { files, fileTool, give } from '../../../kinds/contract';
import { ${name} } from './${file}';

export default fileTool({
  fields: { input: files({ accept: '*/*', many: true }) },
  outputs: { result: give.files() },
  run: ({ input }) => ({ result: input.map(${name}) }),
});`,
    logic: `/** The result for a file, its name, and which files are refused. */
export const ${name} = (file: File) => ({ name: \`copy-\${file.name}\`, blob: file });`,
    example:
      "{\n    values: { input: [{ name: 'a.txt', type: 'text/plain', text: 'abc' }] },\n    gives: { result: ['copy-a.txt'] },\n    source: 'the standard or the program that confirms it',\n  }",
    labels: '',
    test: `test('keeps the content unchanged', async () => {
  const { name, blob } = ${name}(new File(['abc'], 'a.txt'));
  expect([name, await blob.text()]).toEqual(['copy-a.txt', 'abc']);
});`,
  }),
  lookup: (name, file) => ({
    tool: `import { give, line, lookupTool } from '../../../kinds/contract';
import { ${name} } from './${file}';
import { SERVICE } from './services';

export default lookupTool({
  fields: { query: line({ autocomplete: 'off' }) },
  outputs: { answer: give.lines() },
  run: async ({ query }, { ask }) => ({ answer: ${name}(await ask(\`\${SERVICE}?q=\${encodeURIComponent(query)}\`, 'application/json')) }),
});`,
    logic: `/** A service's response as text. */
export const ${name} = (answer: unknown): string => JSON.stringify(answer, undefined, 2);`,
    services: `/** The service that this tool contacts on the visitor's command; PUBLIC_EXAMPLE_SERVICE overrides it. */
export const SERVICE: string = import.meta.env.PUBLIC_EXAMPLE_SERVICE || 'https://service.example/query';

export default { connect: [new URL(SERVICE).origin] };`,
    example:
      "{\n    values: { query: 'a' },\n    gives: { answer: '1' },\n    answers: { '?q=a': 1 },\n    source: 'an answer of the service, recorded on (date)',\n  }",
    labels: "query: 'Query', answer: 'Answer'",
    test: `test('formats a response as JSON', () => expect(${name}({ a: 1 })).toBe('{\\n  "a": 1\\n}'));`,
  }),
};

export const KIND_NAMES = Object.keys(KINDS);

const unknownFamily = (family) =>
  FAMILIES.includes(family) ? `Families: ${FAMILIES.join(', ')}.` : unknownName('family', family, FAMILIES);

/** The files of a new tool by path, from the repository's root. */
export function toolFiles(id, kind = 'text') {
  const [family = '', tool = ''] = id.split('/');
  if (!FAMILIES.includes(family) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(tool)) {
    throw new Error(
      `'${id}' isn't a tool's name: write <family>/<tool>, such as text/reverse-text. ${unknownFamily(family)}`,
    );
  }
  if (!(kind in KINDS)) throw new Error(unknownName('kind', kind, KIND_NAMES));
  const name = camel(tool);
  const parts = KINDS[kind](name, tool);
  const folder = `src/tools/${id}`;
  return {
    [`${folder}/tool.ts`]: `${parts.tool}\n`,
    [`${folder}/${tool}.ts`]: `${parts.logic}\n`,
    [`${folder}/${tool}.test.ts`]: `import { expect, test } from 'vitest';\n${parts.testImports ?? ''}import { ${name} } from './${tool}';\n\n${parts.test}\n`,
    [`${folder}/examples.ts`]: `import type { Examples } from '../../../kinds/contract';\nimport type tool from './tool';\n\nexport default [\n  ${parts.example},\n] satisfies Examples<typeof tool>;\n`,
    [`${folder}/strings/en.ts`]: `import type { ToolStrings } from '../../../../kinds/contract';\nimport type tool from '../tool';\n\nexport default {\n  labels: {${parts.labels && ` ${parts.labels} `}},\n} satisfies ToolStrings<typeof tool>;\n`,
    ...(parts.services && { [`${folder}/services.ts`]: `${parts.services}\n` }),
    [`content/tools/en/${tool}.md`]: pageText({ tool: id, key: tool, heading: title(tool), family }),
  };
}

/** A page with all required front matter. */
export function pageText({ tool, key, heading, family }) {
  return `---
tool: ${tool}
key: ${key}
title: ${heading}, and what is special about it here
description: What you can do on this page in one sentence of 70 to 160 characters. Your input stays on your device.
heading: ${heading}
icon: 'a→A'
family: ${family}
keywords: [three, to six, terms that people search]
related: [reverse-text]
---

What you can do here in one sentence; one concrete use.

What is odd about it; what it cannot do, and what does.
`;
}

/** Writes new files; refuses to overwrite one. */
export function writeFiles(root, files) {
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) throw new Error(`${taken} exists already`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file);
  }
}

/** The front matter's value of a key in a page. */
export const frontMatter = (file, key) => new RegExp(`^${key}: *(.*)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1];

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [id, kind] = process.argv.slice(2);
  try {
    const files = toolFiles(id ?? '', kind);
    writeFiles(ROOT, files);
    // `npm start` does not install development tools; the files are complete without formatting.
    const formatter = 'node_modules/oxfmt/bin/oxfmt';
    if (existsSync(formatter)) await runScript(formatter, Object.keys(files));
    else console.log('\noxfmt is not installed yet: npm ci, then npm run format.');
    // Editors complete the presets of its pages.
    const { writeSchema } = await import('./schema.mjs');
    await writeSchema();
    console.log('content/schema/presets.json');
    console.log('\nNext: the logic, its test and examples; then the page. `npm run dev` shows it.');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
