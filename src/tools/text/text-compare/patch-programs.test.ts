import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { compare, type CompareOptions } from './compare';

/** Programs that apply such patches; each is tested only if it is installed. */
const PROGRAMS = {
  patch: ['patch', '--quiet', '--no-backup-if-mismatch', '--fuzz=0', 'original', 'text.patch'],
  git: ['git', 'apply', '-p0', '--unidiff-zero', '--whitespace=nowarn', 'text.patch'],
} as const;

const folder = mkdtempSync(join(tmpdir(), 'patch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OFF: CompareOptions = { mode: 'line', ignoreCase: false, ignoreSpace: false, ignoreEmpty: false, context: 3 };
const patchOf = (a: string, b: string, options: Partial<CompareOptions> = {}) =>
  compare(a, b, { ...OFF, ...options }, 1000).patch;

/** The original with the patch applied, or the program's error message. */
function applied(name: keyof typeof PROGRAMS, original: string, patch: string): string {
  const [command, ...args] = PROGRAMS[name];
  // Git takes the file name from the new name; people change the headers to their file's name.
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
        // One program removes an empty file and the other creates it: a diff doesn't determine that.
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
        // If a last line gets a line break while spaces are ignored, GNU diff -b keeps the marker that there is none,
        // and so does ours. GNU patch applies it correctly, Git joins the lines.
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
