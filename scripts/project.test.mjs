import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { missingPackages, projectNode, run } from './project.mjs';

test('finds packages that are missing, or not in the version of the lock file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const versions = { right: '1.0.0', old: '2.0.0', '@scope/none': '1.0.0' };
  const packages = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]);
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: Object.fromEntries(packages) }));
  for (const [name, version] of [
    ['right', '1.0.0'],
    ['old', '1.9.9'],
    ['unlocked', '1.0.0'],
  ]) {
    await mkdir(join(root, 'node_modules', name), { recursive: true });
    await writeFile(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  }
  expect(missingPackages(['right', 'old', '@scope/none', 'unlocked'], root)).toEqual(['old', '@scope/none']);
});

test('keeps a program’s output; a missing program fails', async () => {
  expect(
    await run(projectNode(), ['-e', 'console.log(process.env.A); process.exit(3)'], { quiet: true, env: { A: 'b' } }),
  ).toEqual({
    code: 3,
    output: 'b\n',
  });
  expect((await run('no-such-program', [], { quiet: true })).code).toBe(1);
});

test('kills a program that does not exit, with all that it has started', async () => {
  const loop = 'require("node:child_process").fork("-e", ["for(;;);"], { execArgv: [] }); for(;;);';
  expect((await run(projectNode(), ['-e', loop], { quiet: true, minutes: 0.01 })).code).toBe(1);
});

test('finds the named browser, otherwise the first in PATH, otherwise one in its usual location', () => {
  const env = { PATH: ['/a', '/b'].join(delimiter) };
  const there =
    (...places) =>
    (place) =>
      places.includes(place);
  expect(findBrowser({ ...env, CHROME_PATH: '/own' }, there('/own', join('/a', 'chromium')))).toBe('/own');
  expect(findBrowser({ ...env, CHROME_PATH: '/gone' }, there(join('/b', 'google-chrome')))).toBe(
    join('/b', 'google-chrome'),
  );
  expect(findBrowser(env, there(join('/a', 'chrome'), join('/b', 'chromium')))).toBe(join('/a', 'chrome'));
  expect(findBrowser(env, (place) => place.startsWith('/Applications/Google'))).toMatch(/Google Chrome$/);
  expect(findBrowser(env, () => false)).toBeUndefined();
  expect(findHeadlessShell(env, there(join('/b', 'chromium-headless-shell'), join('/a', 'chromium')))).toBe(
    join('/b', 'chromium-headless-shell'),
  );
  expect(findHeadlessShell({ ...env, CHROME_PATH: '/own' }, () => true)).toBeUndefined();
});
