import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prune } from './social.ts';

test('deletes pictures that no build has used for a month, and keeps the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'social-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const now = Date.now();
  for (const [name, days] of [
    ['new', 0],
    ['used', 29],
    ['old', 31],
  ] as const) {
    const file = join(folder, `${name}.png`);
    await writeFile(file, '');
    await utimes(file, now / 1000, now / 1000 - days * 24 * 3600);
  }
  await prune(folder, now);
  expect(await readdir(folder)).toEqual(['new.png', 'used.png']);
  await expect(prune(join(folder, 'missing'), now)).resolves.toBeUndefined();
});
