/**
 * Runs a program for as long as the process that started it lives: `node watch.mjs program parameter …`. Its standard
 * input is a pipe from that process, which closes however that process ends; then the whole group is stopped, including
 * this process.
 */
import { spawn } from 'node:child_process';

const [, , program = '', ...parameters] = process.argv;
const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });

child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
// The group gets the signal too: this process waits until the program has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

process.stdin.resume();
process.stdin.on('close', () => {
  if (process.platform === 'win32') child.kill();
  else process.kill(-process.pid, 'SIGKILL');
});
