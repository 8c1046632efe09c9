import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { knownVariables, loadEnvironment } from './environment.mjs';
import { readImports } from './check-imports/read-imports.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** A folder with a .env of these lines. */
function folder(text, name = '.env') {
  const path = mkdtempSync(join(tmpdir(), 'smallkit-env-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  copyFileSync(join(ROOT, '.env.example'), join(path, '.env.example'));
  writeFileSync(join(path, name), text);
  return path;
}

const load = (text, env = {}) => {
  const wrong = loadEnvironment(env, folder(text));
  return { env, wrong };
};

test('variables that are not set come from .env; set ones stay, even if they are empty', () => {
  const { env, wrong } = load('SITE_URL=https://file.example\nPUBLIC_OPERATOR=File\nBASE_PATH=/file/\n', {
    PUBLIC_OPERATOR: 'Real',
    BASE_PATH: '',
  });
  expect(env).toEqual({ SITE_URL: 'https://file.example', PUBLIC_OPERATOR: 'Real', BASE_PATH: '' });
  expect(wrong).toEqual([]);
});

test('reads quotes, comments and line breaks as Node does', () => {
  const { env } = load(
    `# a comment\nPUBLIC_FIREBASE_CONFIG='{"apiKey":"a#b"}'\nADS_TXT="one\\ntwo"\nPUBLIC_OPERATOR=Ann # a comment\n`,
  );
  expect(env).toEqual({ PUBLIC_FIREBASE_CONFIG: '{"apiKey":"a#b"}', ADS_TXT: 'one\ntwo', PUBLIC_OPERATOR: 'Ann' });
});

test('suggests a similar name for an unknown one', () => {
  expect(load('PUBLIC_OPERATR=Ann\n').wrong).toEqual([
    ".env: 'PUBLIC_OPERATR' is unknown. Did you mean 'PUBLIC_OPERATOR'? .env.example describes them all.",
  ]);
});

test('ENV_FILE names another file; reads none if it is empty; reports a missing one', () => {
  const path = folder('SITE_URL=https://other.example\n', 'other.env');
  const env = { ENV_FILE: 'other.env' };
  expect(loadEnvironment(env, path)).toEqual([]);
  expect(env.SITE_URL).toBe('https://other.example');
  expect(loadEnvironment({ ENV_FILE: '' }, folder('SITE_URL=https://file.example\n'))).toEqual([]);
  expect(loadEnvironment({ ENV_FILE: 'none.env' }, path)[0]).toMatch(/^ENV_FILE: there is no file '.*none\.env'$/);
  expect(loadEnvironment({}, path)).toEqual([]);
});

test('Astro’s settings and the prose of the legal pages use .env', () => {
  const file = join(
    folder(
      'SITE_URL=https://env.example\nBASE_PATH=/env/\nPUBLIC_OPERATOR=Env Ltd\nPUBLIC_OPERATOR_MAIL=a@env.example\n',
    ),
    '.env',
  );
  const script = `
    import { environment } from './scripts/environment.mjs';
    import { operatorOf } from './src/operator.ts';
    const { default: config } = await import('./astro.config.mjs');
    console.log(JSON.stringify([config.site, config.base, config.vite.envDir, operatorOf(environment), config.markdown]));`;
  const env = { PATH: process.env.PATH, ENV_FILE: file };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const operator = {
    operator: 'Env Ltd',
    address: 'the postal address that the operator gives on request',
    mail: 'a@env.example',
  };
  const [site, base, envDir, made, markdown] = JSON.parse(stdout);
  expect([site, base, envDir, made]).toEqual(['https://env.example', '/env/', false, operator]);
  // Astro keeps rendered prose until its settings, serialized as JSON, change.
  expect(JSON.stringify(markdown)).toContain('Env Ltd');
});

const sources = globSync(['{src,scripts}/**/*.{ts,tsx,mjs,js,astro}', '*.config.*'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('node_modules/'));
/** These set and read variables of their own runs, never the site's. */
const RUNNERS = ['scripts/test/without-env-file.mjs', 'playwright.config.ts'];

test('only these files read the environment of the process', () => {
  const own = sources.filter((file) => !/\.(test|e2e)\.[a-z]+$/.test(file) && !RUNNERS.includes(file));
  expect(own.length).toBeGreaterThan(500);
  const readers = own.filter((file) => /\bprocess\.env\b|\bloadEnv(?:File)?\(/.test(read(file)));
  expect(readers, 'import { environment } from scripts/environment.mjs instead').toEqual(['scripts/environment.mjs']);
});

test('a file that uses the environment imports it', () => {
  for (const file of sources.filter(
    (name) => /\benvironment\.[A-Z_]+\b/.test(read(name)) && !/environment\.(test\.)?mjs$/.test(name),
  ))
    expect(
      readImports(file, read(file)).some(({ specifier }) => specifier.endsWith('/environment.mjs')),
      file,
    ).toBe(true);
});

test('.env.example names exactly the variables that are read', () => {
  // Set by the shell and the frameworks.
  const theirs = [
    'PATH',
    'HOME',
    'DISPLAY',
    'BASE_URL',
    'SITE',
    'SSR',
    'PROD',
    'DEV',
    'MODE',
    'ENV_FILE',
    'PUBLIC_EXAMPLE_SERVICE',
  ];
  const used = new Set(
    sources
      .filter((file) => !/\.(test|e2e)\.[a-z]+$/.test(file) && !RUNNERS.includes(file))
      .flatMap((file) =>
        [...read(file).matchAll(/\b(?:env|environment|import\.meta\.env)\.([A-Z][A-Z0-9_]*)\b/g)].map(
          ([, name]) => name,
        ),
      ),
  );
  for (const name of ['AUTH', 'FIRESTORE', 'HOSTING']) used.add(`EMULATOR_${name}_PORT`);
  used.add('FUZZ_SEED');
  const known = knownVariables(read('.env.example'));
  expect(known.toSorted()).toEqual([...used].filter((name) => !theirs.includes(name)).toSorted());
});

test('git ignores .env, but not .env.example', () => {
  const ignored = read('.gitignore').split('\n');
  expect(ignored).toContain('.env');
  expect(ignored.filter((line) => line.startsWith('.env') && line !== '.env')).toEqual([]);
});
