/** Programs that run alongside this process and end with it. */
import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { environment } from '../environment.mjs';
import { ROOT } from '../project.mjs';
import { HOST, variable } from './settings.mjs';

/** A JAR may have to be downloaded first. */
const START_MS = 180_000;

/** Throws when an emulator's port is in use. */
export async function checkPort(name, port) {
  const free = await new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, HOST, () => server.close(() => done(true)));
  });
  if (!free)
    throw new Error(`Port ${port} is in use: set ${variable(name)} to another, or stop the program that uses it.`);
}

const WATCH = join(ROOT, 'scripts', 'emulators', 'watch.mjs');

/** Starts a program, with its output in the file `log`; `ended` resolves when it has ended. */
export function start(program, parameters, { cwd, log }) {
  const file = openSync(log, 'w');
  // The pipe closes when this process ends, however it ends; the started program then ends too.
  const child = spawn(process.execPath, [WATCH, program, ...parameters], {
    cwd,
    // `CI` and NO_UPDATE_NOTIFIER keep firebase-tools from checking for updates.
    env: { ...environment, CI: '1', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0' },
    stdio: ['pipe', file, file],
    // A separate process group, which is stopped as a whole: the programs start others.
    detached: process.platform !== 'win32',
  });
  const ended = new Promise((done) => {
    child.once('error', done);
    child.once('exit', done);
  });
  return Object.assign(child, { log, ended });
}

function signalGroup(child, signal) {
  if (!child.pid) return;
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
    else process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended.
  }
}

/** Asks each group to stop, and kills it after 8 s if it has not. */
export async function stopAll(children) {
  for (const child of children) signalGroup(child, 'SIGTERM');
  const late = new Promise((done) => setTimeout(done, 8_000).unref());
  await Promise.race([Promise.all(children.map((child) => child.ended)), late]);
  for (const child of children) signalGroup(child, 'SIGKILL');
  await Promise.all(children.map((child) => child.ended));
}

/** Whether anything answers on a port. */
export const answers = (port) =>
  fetch(`http://${HOST}:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Waits until an emulator answers; throws with the end of the log if one of the programs has exited instead. */
export async function untilReady(name, port, children) {
  const until = performance.now() + START_MS;
  while (!(await answers(port))) {
    const ended = children.find((child) => child.exitCode !== null || child.signalCode !== null);
    if (ended) throw new Error(`The ${name} emulator did not start:\n${readFileSync(ended.log, 'utf8').slice(-2000)}`);
    if (performance.now() > until) throw new Error(`The ${name} emulator did not start within ${START_MS / 1000} s.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
