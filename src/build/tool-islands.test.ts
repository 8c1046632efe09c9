import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeToolIslands } from './tool-islands.ts';

const root = mkdtempSync(join(tmpdir(), 'islands-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
}

test('a tool gets the modules that it does not bring, and a removed tool loses them', () => {
  put('src/tools/text/a/tool.ts', 'src/tools/text/b/tool.ts', 'src/tools/text/b/island.tsx');
  put('src/tools/text/c/tool.ts', 'src/tools/text/c/index.astro', '.astro/tools/text/old/index.astro');
  expect(writeToolIslands(root)).toEqual([
    '.astro/tools/text/a/island.ts',
    '.astro/tools/text/a/index.astro',
    '.astro/tools/text/b/island.ts',
    '.astro/tools/text/b/index.astro',
    '.astro/tools/text/c/island.ts',
  ]);
  const text = (path: string) => readFileSync(join(root, '.astro/tools/text', path), 'utf8');
  expect(text('a/island.ts')).toContain("from '../../../../src/tools/text/a/tool'");
  expect(text('a/index.astro')).toContain("import Tool from './island'");
  expect(text('a/island.ts')).toContain(
    "export default island(tool, import.meta.glob('../../../../src/tools/text/a/strings/*.ts'",
  );
  expect(text('b/island.ts')).toMatch(
    /from '..\/..\/..\/..\/src\/tools\/text\/b\/island';[^]*withStrings\(tool, import\.meta\.glob/,
  );
  expect(() => text('old/index.astro')).toThrow('ENOENT');
});
