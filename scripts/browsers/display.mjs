import { spawn } from 'node:child_process';
import { findProgram } from './programs.mjs';
import { environment } from '../environment.mjs';

/**
 * A display for a browser that needs one: the existing one or, on a server, one of Xvfb.
 * @param {{ width: number, height: number }} size
 */
export async function openDisplay({ width, height }) {
  if (environment.DISPLAY) return { name: environment.DISPLAY, close: async () => {} };
  const program = findProgram(['Xvfb'], 'XVFB_PATH', 'Xvfb', 'apt-get install xvfb');
  // It picks a free number and writes it to descriptor 3.
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const number = await new Promise((done, fail) => {
    child.stdio[3].setEncoding('utf8').on('data', (output) => done(output.trim()));
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`Xvfb ended with code ${code}`)));
  });
  return {
    name: `:${number}`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
