import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { compare, type CompareOptions } from './compare';

/** The programs that people feed such a patch to; each is asked only where it is installed. */
const PROGRAMS = {
  patch: ['patch', '--quiet', '--no-backup-if-mismatch', '--fuzz=0', 'original', 'text.patch'],
  git: ['git', 'apply', '-p0', '--unidiff-zero', '--whitespace=nowarn', 'text.patch'],
} as const;

const folder = mkdtempSync(join(tmpdir(), 'patch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OFF: CompareOptions = { mode: 'line', ignoreCase: false, ignoreSpace: false, ignoreEmpty: false, context: 3 };
const patchOf = (a: string, b: string, options: Partial<CompareOptions> = {}) =>
  compare(a, b, { ...OFF, ...options }, 1000).patch;

/** The original with the patch applied, or what the program said. */
function applied(name: keyof typeof PROGRAMS, original: string, patch: string): string {
  const [command, ...args] = PROGRAMS[name];
  // Git takes the new name for the file's; people rename the headers to the file they have.
  const named = name === 'git' ? patch.replace('--- original\n+++ changed\n', '--- original\n+++ original\n') : patch;
  writeFileSync(join(folder, 'original'), original);
  writeFileSync(join(folder, 'text.patch'), named);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? readFileSync(join(folder, 'original'), 'utf8') : `${command}: ${stdout}${stderr}`;
}

const line = fc.constantFrom(
  'a',
  'b',
  'c',
  'A',
  'a ',
  'a  b',
  '',
  '  ',
  '-d',
  '+e',
  '@@ -1 +1 @@',
  '--- f',
  'é👍',
  '\\ g',
);
const text = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 14 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended ? '\n' : ''));

for (const name of ['patch', 'git'] as const) {
  const installed = spawnSync(name, ['--version']).status === 0;
  const runIf = test.runIf(installed);

  runIf(`${name} makes the changed text of the original`, { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 4 }), (a, b, context) => {
        const patch = patchOf(a, b, { context });
        // An empty file is removed by the one program and made by the other: that is not for a diff to say.
        if (patch !== '' && a !== '' && b !== '') expect(applied(name, a, patch)).toBe(b);
      }),
      { numRuns: 150 },
    );
  });

  runIf(`${name} takes a patch that ignores blank lines, spaces and case`, { timeout: 60_000 }, () => {
    const flags = fc.record({ ignoreCase: fc.boolean(), ignoreSpace: fc.boolean(), ignoreEmpty: fc.boolean() });
    fc.assert(
      fc.property(text, text, flags, (a, b, options) => {
        const patch = patchOf(a, b, options);
        if (patch === '' || a === '' || b === '') return;
        // Of a last line that gets a line break while spaces are ignored, GNU diff -b keeps the mark that there is none:
        // so does ours. GNU patch reads it as it is meant, Git joins the lines.
        if (name === 'git' && options.ignoreSpace && !a.endsWith('\n')) return;
        const result = applied(name, a, patch);
        expect(compare(result, b, { ...OFF, ...options }, 1000).identical, `${patch}\n${result}`).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  runIf(`${name} takes a patch of two long texts`, { timeout: 60_000 }, () => {
    const lines = (salt: number) =>
      `${Array.from({ length: 20_000 }, (_, at) => (at % salt === 0 ? `${salt} and ${at}` : `line ${at % 97}`)).join('\n')}\n`;
    const [a, b] = [lines(20), lines(23)];
    expect(applied(name, a, patchOf(a, b)) === b).toBe(true);
  });
}
