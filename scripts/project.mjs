/**
 * Functions that the entry commands share. This file runs on Node 20 and before anything is installed: no packages, no
 * TypeScript. Everything else runs on the Node that the project installs for itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from './environment.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const readJson = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
const modules = (...path) => join(ROOT, 'node_modules', ...path);

/** The oldest Node that runs TypeScript without a build; Astro 7 itself needs 22.12. */
const OLDEST = [22, 18];
const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
};

/** The project's own Node, or the current one if it is recent enough. */
export function projectNode() {
  const own = modules('node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  if (isNewEnough(process.version)) return process.execPath;
  throw new Error(
    `Node ${OLDEST.join('.')} or newer is needed, this is ${process.version}, and the project's own is missing: run npm ci`,
  );
}

/**
 * Runs a program in the project's folder and resolves to its exit code; with `quiet`, also its output. Programs of
 * node_modules/.bin run on the project's Node, because it is there. After `minutes`, the program is killed with all
 * that it has started.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, cwd?: string, minutes?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, parameters, { env = {}, quiet = false, cwd = ROOT, minutes = 0 } = {}) {
  const path = `${modules('.bin')}${process.platform === 'win32' ? ';' : ':'}${environment.PATH ?? ''}`;
  return new Promise((done) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...environment, PATH: path, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
      // A separate process group can be killed as a whole: a test in an endless loop does not react to signals.
      detached: minutes > 0 && process.platform !== 'win32',
    });
    const end = () => {
      try {
        if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
      } catch {
        // It has already exited.
      }
    };
    const onTime = () => {
      console.log(`${program} took more than ${minutes} minutes and was ended`);
      end();
    };
    const onSignal = () => {
      end();
      process.exit(1);
    };
    const timer = minutes > 0 ? setTimeout(onTime, minutes * 60_000) : undefined;
    // A separate process group does not receive Ctrl+C either.
    if (minutes > 0) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, onSignal);
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, onSignal);
      done({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/** Runs a script of a package, or of the project, on the project's Node. */
export const runScript = (script, parameters = [], options = {}) =>
  run(projectNode(), [join(ROOT, script), ...parameters], options);

export const build = (options = {}, parameters = []) =>
  runScript('node_modules/astro/bin/astro.mjs', ['build', ...parameters], options);

/** npm as it was called, or as found in PATH. */
export function npm(...parameters) {
  const caller = environment.npm_execpath;
  return caller?.endsWith('.js') ? run(process.execPath, [caller, ...parameters]) : run('npm', parameters);
}

/** The packages that are missing, or not in the version of package-lock.json. */
export function missingPackages(names, root = ROOT) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return names.filter((name) => {
    const file = join(root, 'node_modules', name, 'package.json');
    const wanted = lock.packages?.[`node_modules/${name}`]?.version;
    return !existsSync(file) || (wanted !== undefined && JSON.parse(readFileSync(file, 'utf8')).version !== wanted);
  });
}

/**
 * Installs missing packages: those the site is built with, and with `tests` (or when they are already there) those it
 * is tested with.
 */
export async function install({ tests = false } = {}) {
  const { dependencies, devDependencies } = readJson('package.json');
  const whole = tests || Object.keys(devDependencies).some((name) => existsSync(modules(name)));
  const wanted = [...Object.keys(dependencies), ...(whole ? Object.keys(devDependencies) : [])];
  const missing = missingPackages(wanted);
  if (missing.length > 0) {
    console.log(`Installing ${missing.length === wanted.length ? 'the packages' : missing.join(', ')} …`);
    const options = ['--no-audit', '--no-fund', '--loglevel=error', ...(whole ? [] : ['--omit=dev'])];
    if ((await npm('ci', ...options)).code !== 0) {
      console.log('npm ci could not use package-lock.json here; npm install takes what package.json asks for.');
      if ((await npm('install', '--no-save', ...options)).code !== 0)
        throw new Error('The packages could not be installed');
    }
  }
  await ensureNode();
}

/** npm may be configured not to run install scripts, and the `node` package downloads its binary in one. */
async function ensureNode() {
  try {
    projectNode();
  } catch {
    await run(process.execPath, ['installArchSpecificPackage.js'], { cwd: modules('node') });
    projectNode();
  }
}

export const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
