#!/usr/bin/env node
/**
 * Firebase's emulators: auth, firestore and hosting, for development and tests. `npm run emulators [-- --build]` builds
 * the site for them if it is missing (`--build`: always) and runs until it is stopped. They never reach a real project:
 * the project's id begins with `demo-`, and no account is logged in.
 *
 * Ports: EMULATOR_AUTH_PORT (9099), EMULATOR_FIRESTORE_PORT (8080), EMULATOR_HOSTING_PORT (5000; the two after it are
 * taken as well). The build contains the ports: rebuild it for others. Runs on Node 20.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeConfig } from './emulators/config.mjs';
import { answers, checkPort, start, stopAll, untilReady } from './emulators/processes.mjs';
import { firebaseTools, firestoreProgram } from './emulators/programs.mjs';
import { addressOf, ALL, DIST, emulatorVariables, HOST, portsOf, PROJECT } from './emulators/settings.mjs';
import { build, install, projectNode, ROOT } from './project.mjs';

// Users of the emulators import everything from this module: its types are in emulators.d.mts.
export { emulatorConfig } from './emulators/config.mjs';
export { EmulatorMissing, firestoreProgram } from './emulators/programs.mjs';
export { addressOf, clientVariables, DIST, emulatorVariables, portsOf, PROJECT } from './emulators/settings.mjs';

/** Builds the site for the emulators into `DIST`; resolves to the build's output if it failed. */
export async function buildForEmulators() {
  const { code, output } = await build({ quiet: true, env: emulatorVariables() }, ['--outDir', DIST]);
  if (code === 0) writeFileSync(join(ROOT, DIST_MARK), JSON.stringify(portsOf()));
  return { code, output };
}

/** Next to the build, not in it: the ports that it was made for. */
const DIST_MARK = `${DIST}.json`;

const isBuilt = () => {
  const mark = join(ROOT, DIST_MARK);
  return (
    existsSync(join(ROOT, DIST, 'index.html')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === JSON.stringify(portsOf())
  );
};

/**
 * Starts those emulators and resolves to a function that stops everything they have started. Throws `EmulatorMissing`
 * when one is not available, before any is started.
 * @param {{ only?: readonly ('auth' | 'firestore' | 'hosting')[], dist?: string }} [options]
 */
export async function startEmulators({ only = ALL, dist = join(ROOT, DIST) } = {}) {
  const ports = portsOf();
  for (const name of only) await checkPort(name, ports[name]);
  const own = only.includes('firestore') ? firestoreProgram() : undefined;
  const byTools = only.filter((name) => name !== 'firestore' || own === undefined);
  const tools = byTools.length > 0 ? await firebaseTools() : undefined;

  const folder = join(ROOT, '.cache', `emulators-${ports.hosting}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const children = [];
  try {
    if (own) {
      const parameters = ['start', `--host=${HOST}`, `--port=${ports.firestore}`, '--rules=firestore.rules'];
      // The program does not quote its parameters, so they contain no path of this machine.
      children.push(start(own, parameters, { cwd: ROOT, log: join(folder, 'firestore.log') }));
    }
    if (tools) {
      writeConfig(folder, byTools, ports, dist);
      const parameters = [tools, 'emulators:start', '--only', byTools.join(','), '--project', PROJECT];
      parameters.push('--non-interactive');
      children.push(start(projectNode(), parameters, { cwd: folder, log: join(folder, 'firebase.log') }));
    }
    for (const name of only) await untilReady(name, ports[name], children);
  } catch (error) {
    await stopAll(children);
    throw error;
  }
  return () => stopAll(children);
}

/**
 * Starts the emulators, unless they are already running; then there is nothing to stop. Builds the site if it is
 * missing.
 */
export async function ensureEmulators(only = ALL) {
  const ports = portsOf();
  const running = await Promise.all(only.map((name) => answers(ports[name])));
  if (running.every(Boolean)) return async () => {};
  if (only.includes('hosting') && !isBuilt()) {
    const { code, output } = await buildForEmulators();
    if (code !== 0) throw new Error(output);
  }
  return startEmulators({ only });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  let stop = async () => {};
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  try {
    await install();
    if (process.argv.includes('--build') || !isBuilt()) {
      console.log(`Building the site for the emulators into ${DIST} …`);
      const { code, output } = await buildForEmulators();
      if (code !== 0) throw new Error(output);
    }
    if (!ending) {
      stop = await startEmulators();
      for (const name of ALL) console.log(`${name.padEnd(10)} http://${addressOf(name)}/`);
      const variables = Object.entries(emulatorVariables()).map(([name, value]) => `${name}='${value}'`);
      console.log(`For the site with hot reload: ${variables.join(' ')} npm run dev`);
      console.log('The emulators are ready.');
      if (ending) await stop();
      // Nothing else keeps this process alive.
      setInterval(() => {}, 2 ** 30);
    }
  } catch (error) {
    if (!ending) {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
}
