import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { environment } from '../environment.mjs';
import { ALL, HOST, variable } from './settings.mjs';

/** The hosting emulator comes last in `ALL` and also takes the two ports after its own. */
const COUNT = ALL.length + 2;

/**
 * Linux, macOS and Windows give ports from 32768 on to outgoing connections and to `listen(0)`. The build contains the
 * emulators' ports, so they are chosen long before the emulators listen: by then, one of those could be taken, even by
 * the very connection that asks whether the emulator answers.
 */
const FIRST = 10_000;
const END = 32_768;

/** Sets the emulators' ports to free ones, except for those that the environment sets. */
export async function takeFreePorts(env = environment) {
  const first = await freePorts(COUNT);
  for (const [at, name] of ALL.entries()) env[variable(name)] ??= String(first + at);
}

/** The first of `count` consecutive ports that nobody uses now and no outgoing connection will. */
export async function freePorts(count) {
  for (;;) {
    const first = randomInt(FIRST, END - count);
    const ports = Array.from({ length: count }, (_, at) => first + at);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
}

const isFree = (port) =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, HOST, () => server.close(() => done(true)));
  });
