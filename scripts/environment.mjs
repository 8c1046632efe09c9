/**
 * The environment variables of builds and scripts, and the only place that reads them: the real ones, and `.env` for
 * those that are not set. Runs on Node 20 and before anything is installed, so it needs no packages.
 *
 * `ENV_FILE` names another file; if it is empty, no file is read: tests must give the same result on every machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as util from 'node:util';
import { suggestion } from '../src/core/text/nearest.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The variables that `.env.example` describes, whether it sets them or not. */
export const knownVariables = (example) => [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

/**
 * Sets the variables of the file that are not set in `env`.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string[]} what is wrong in the file: unknown names
 */
export function loadEnvironment(env = process.env, root = ROOT) {
  const file = env.ENV_FILE ?? '.env';
  if (file === '') return [];
  const path = resolve(root, file);
  if (!existsSync(path)) return env.ENV_FILE === undefined ? [] : [`ENV_FILE: there is no file '${path}'`];
  // Node 20.0 to 20.11 has no such function; the project's own Node, which it starts, reads the file.
  if (util.parseEnv === undefined) return [];
  const values = util.parseEnv(readFileSync(path, 'utf8'));
  const known = knownVariables(readFileSync(resolve(root, '.env.example'), 'utf8'));
  const wrong = [];
  for (const [name, value] of Object.entries(values)) {
    env[name] ??= value;
    if (!known.includes(name))
      wrong.push(`${file}: '${name}' is unknown. ${suggestion(name, known)} .env.example describes them all.`);
  }
  return wrong;
}

for (const line of loadEnvironment()) console.warn(line);

export const environment = process.env;
