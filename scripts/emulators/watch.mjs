/**
 * Runs a program for as long as the one that asked for it lives: `node watch.mjs program parameter …`. Its standard input is
 * a pipe from there, which ends however that process ends; then the whole group ends, this process with it.
 */
import { spawn } from 'node:child_process';

const [, , program = '', ...parameters] = process.argv;
const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
// The group hears it too: this waits until the program has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

process.stdin.resume();
process.stdin.on('close', () => {
  if (process.platform === 'win32') child.kill();
  else process.kill(-process.pid, 'SIGKILL');
});
