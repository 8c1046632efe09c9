import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from '../environment.mjs';

/**
 * The path of an installed program: the environment's `variable` first, then the first of `names` in PATH or, if a name
 * is a pattern with a slash, on disk. Throws with instructions to install it if it is missing.
 * @param {readonly string[]} names
 * @param {string} variable
 * @param {string} title
 * @param {string} install
 */
export function findProgram(names, variable, title, install, env = environment) {
  const given = env[variable];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`${variable} says that ${title} is at ${given}, but it is not`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    const paths = name.includes('/') ? globSync(name).toSorted() : folders.map((folder) => join(folder, name));
    const found = paths.find((path) => existsSync(path));
    if (found) return found;
  }
  throw new Error(`${title} is not installed: ${install}, or set ${variable}`);
}
