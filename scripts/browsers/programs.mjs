import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from '../environment.mjs';

/**
 * The path of an installed program: the environment's `variable` first, then the first of `names` in PATH or, where a
 * name is a pattern with a slash, on disk. Says how to install it where there is none.
 * @param {readonly string[]} names
 * @param {string} variable
 * @param {string} title
 * @param {string} install
 */
export function findProgram(names, variable, title, install, env = environment) {
  const given = env[variable];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`${title} is not at ${given}, where ${variable} says it is`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    const places = name.includes('/') ? globSync(name).toSorted() : folders.map((folder) => join(folder, name));
    const found = places.find((place) => existsSync(place));
    if (found) return found;
  }
  throw new Error(`${title} is not installed: ${install}, or set ${variable}`);
}
