import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../project.mjs';

/** @typedef {(outputs: Readonly<Record<string, readonly string[]>>) => boolean} Predicate */

/** The examples that a page shows, in its order. */
export const { shownExamples } = (
  await runnerImport(join(ROOT, 'src/kinds/contract/shown-examples.ts'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  })
).module;

const loaded = new Map();
const load = (tool) => {
  const file = join(ROOT, 'src/tools', tool, 'examples.ts');
  if (!loaded.has(tool)) {
    loaded.set(
      tool,
      existsSync(file) ? runnerImport(file, { root: ROOT, configFile: false, logLevel: 'error' }) : undefined,
    );
  }
  return loaded.get(tool);
};

/**
 * The expected result of a visit's example; undefined for a visit without an example, and for an example with files,
 * which a link cannot contain.
 * @param {import('./visits.mjs').Visit} visit
 * @param {(path: string) => string} langOf
 */
export async function givenBy({ tool, preset, path, example }, langOf) {
  if (example < 0) return undefined;
  const examples = (await load(tool))?.module.default ?? [];
  const { values, gives } = shownExamples(examples, preset, langOf(path))[example] ?? { values: {} };
  return Object.values(values).some(Array.isArray) ? undefined : gives;
}

/**
 * The condition on outputs that an example cannot list exactly: they are random, or only a part matters.
 * @returns {Predicate | undefined}
 */
export const predicateOf = (gives) => (typeof gives === 'function' ? gives : undefined);

/** Whether a page already shows its example's expected result; without an example, whether it shows any result. */
export function showsGiven(gives, { outputs, alerts }) {
  if (gives === undefined) return Object.keys(outputs).length > 0;
  if (typeof gives === 'function') return gives(outputs);
  if (typeof gives === 'object' && gives.says === 'problem') return alerts.length > 0;
  const exact = typeof gives === 'string' ? { result: gives } : gives;
  return Object.entries(exact).every(([name, value]) => {
    const wanted = Array.isArray(value) ? value : value === '' ? [] : [String(value)];
    return JSON.stringify(outputs[name] ?? []) === JSON.stringify(wanted);
  });
}
