import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProgram } from './programs.mjs';

async function folderWith(name) {
  const folder = await mkdtemp(join(tmpdir(), 'smallkit-programs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), '');
  await chmod(join(folder, name), 0o755);
  return folder;
}
const find = (names, env) => findProgram(names, 'FOX_PATH', 'Fox', 'apt-get install fox', env);

test('finds a program in PATH, by a pattern, or at the variable’s path', async () => {
  const folder = await folderWith('fox');
  const fox = join(folder, 'fox');
  expect(find(['fox-esr', 'fox'], { PATH: `/nowhere:${folder}` })).toBe(fox);
  expect(find([`${folder}/f*`], {})).toBe(fox);
  expect(find(['fox'], { FOX_PATH: fox })).toBe(fox);
});

test('tells how to install a missing program', () => {
  expect(() => find(['fox'], { PATH: '/nowhere' })).toThrow(
    'Fox is not installed: apt-get install fox, or set FOX_PATH',
  );
  expect(() => find(['fox'], { FOX_PATH: '/nowhere/fox' })).toThrow(
    'FOX_PATH says that Fox is at /nowhere/fox, but it is not',
  );
});
