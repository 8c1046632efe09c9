import { createServer } from 'node:net';
import { environment } from '../environment.mjs';
import { ALL, HOST, variable } from './settings.mjs';

/** The hosting emulator takes the two ports behind its own as well. */
const TAKEN = { hosting: 3 };

/** Sets the emulators' ports to free ones, but for those that the environment names. */
export async function takeFreePorts(env = environment) {
  for (const name of ALL) env[variable(name)] ??= String(await freePorts(TAKEN[name] ?? 1));
}

/** The first of `count` free ports in a row. */
export async function freePorts(count = 1) {
  for (;;) {
    const first = await listenOnce(0);
    if (first === undefined) continue;
    const rest = Array.from({ length: count - 1 }, (_, at) => first + at + 1);
    const free = await Promise.all(rest.map((port) => listenOnce(port)));
    if (free.every((port) => port !== undefined)) return first;
  }
}

/** Listens on a port (0: any) for a moment and gives it; undefined where something else listens on it. */
const listenOnce = (port) =>
  new Promise((done) => {
    if (port > 65_535) return done(undefined);
    const server = createServer()
      .once('error', () => done(undefined))
      .listen(port, HOST, () => {
        const { port: taken } = server.address();
        server.close(() => done(taken));
      });
  });
