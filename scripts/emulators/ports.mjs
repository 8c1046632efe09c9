import { createServer } from 'node:net';
import { environment } from '../environment.mjs';
import { ALL, HOST, variable } from './settings.mjs';

/** The hosting emulator also takes the two ports after its own. */
const PORT_COUNTS = { hosting: 3 };

/** Sets the emulators' ports to free ones, except for those that the environment sets. */
export async function takeFreePorts(env = environment) {
  for (const name of ALL) env[variable(name)] ??= String(await freePorts(PORT_COUNTS[name] ?? 1));
}

/** The first of `count` consecutive free ports. */
export async function freePorts(count = 1) {
  for (;;) {
    const first = await listenOnce(0);
    if (first === undefined) continue;
    const rest = Array.from({ length: count - 1 }, (_, at) => first + at + 1);
    const free = await Promise.all(rest.map((port) => listenOnce(port)));
    if (free.every((port) => port !== undefined)) return first;
  }
}

/** Listens on a port (0: any) for a moment and resolves to it; undefined if it is in use. */
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
