import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runExample } from '../src/kinds/run/run-example.ts';
import { pageFiles } from './new-page.mjs';
import { KIND_NAMES, toolFiles, writeFiles } from './new-tool.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Inside the project, so that packages and TypeScript's settings are found. */
const sandbox = join(ROOT, '.cache/new-tool-test');
const idOf = (kind) => `text/new-${kind}`;

beforeAll(() => {
  rmSync(sandbox, { recursive: true, force: true });
  mkdirSync(join(sandbox, 'src'), { recursive: true });
  for (const part of readdirSync(join(ROOT, 'src')).filter((name) => name !== 'tools'))
    symlinkSync(join(ROOT, 'src', part), join(sandbox, 'src', part), 'junction');
  for (const kind of KIND_NAMES) writeFiles(sandbox, toolFiles(idOf(kind), kind));
  writeFileSync(
    join(sandbox, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['src/tools', '../../src/env.d.ts'] }),
  );
});

afterAll(() => rmSync(sandbox, { recursive: true, force: true }));

test('every kind of new tool has the files of a tool', () => {
  const pattern = readdirSync(join(ROOT, 'src/tools/text/reverse-text'))
    .filter((file) => !file.includes('.scale.'))
    .map((file) => file.replace(/^reverse(?=\.)/, 'NAME'));
  for (const kind of KIND_NAMES) {
    const files = readdirSync(join(sandbox, 'src/tools', idOf(kind))).map((file) =>
      file.replace(`new-${kind}`, 'NAME'),
    );
    expect(files.filter((file) => file !== 'services.ts').toSorted()).toEqual(pattern.toSorted());
    expect(existsSync(join(sandbox, `content/tools/en/new-${kind}.md`))).toBe(true);
  }
});

test('every kind of new tool passes the type check', () => {
  const compiled = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['--noEmit', '-p', sandbox], { encoding: 'utf8' });
  const own = compiled.stdout.split('\n').filter((line) => line.includes('new-'));
  expect(own).toEqual([]);
});

test.for(KIND_NAMES)('the example of a new %s tool gives what it says', async (kind) => {
  const folder = join(sandbox, 'src/tools', idOf(kind));
  const { default: tool } = await import(join(folder, 'tool.ts'));
  const { default: examples } = await import(join(folder, 'examples.ts'));
  expect(tool.kind).toBe(kind);
  for (const example of examples) await runExample(tool, example);
});

test('a new page names its tool, and the key of the English page if there is one', () => {
  const files = pageFiles(sandbox, 'pl', 'nowe-narzedzie', idOf('text'));
  expect(files['content/tools/pl/nowe-narzedzie.md']).toMatch(/^---\ntool: text\/new-text\nkey: new-text\n/);
  cpSync(join(sandbox, 'content/tools/en/new-text.md'), join(sandbox, 'content/tools/en/second.md'));
  expect(pageFiles(sandbox, 'pl', 'nowe', idOf('text'))['content/tools/pl/nowe.md']).toContain('\nkey: nowe\n');
});

test.for([
  [() => toolFiles('cooking/soup'), /Unknown family .cooking.\. Choose one of text, fonts/],
  [() => toolFiles('text'), /write <family>\/<tool>/],
  [() => toolFiles('text/Soup'), /write <family>\/<tool>/],
  [() => toolFiles('text/soup', 'drink'), /Unknown kind .drink.\. Choose one of text, styles/],
  [() => writeFiles(sandbox, toolFiles(idOf('text'))), /exists already/],
  [() => pageFiles(sandbox, 'xx', 'a', idOf('text')), /'xx' isn't a language of this site\. Choose one of en/],
  [() => pageFiles(sandbox, 'en', 'a b', idOf('text')), /isn't a slug/],
  [() => pageFiles(sandbox, 'en', 'a', 'text/none'), /There is no tool 'text\/none'\. npm/],
  [() => pageFiles(sandbox, 'en', 'a', 'text/nwe-text'), /Did you mean 'text\/new-text'\?/],
])('refuses invalid values: %#', ([make, message]) => expect(make).toThrow(message));
