import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { openDisplay } from './display.mjs';
import { findProgram } from './programs.mjs';
import { ENVIRONMENT, VIEWPORT } from './settings.mjs';

const PACKAGE = 'apt-get install webkit2gtk-driver';
const STEP = 100;
const TIMEOUT_MS = 30_000;

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/**
 * WebKitGTK, controlled by WebDriver (https://www.w3.org/TR/webdriver2/). Its protocol does not report console output,
 * so it never has errors. @returns {Promise<import('./driver').Driver>}
 */
export async function openWebKit() {
  const program = findProgram(['WebKitWebDriver'], 'WEBKIT_DRIVER_PATH', 'WebKitWebDriver', PACKAGE);
  const binary = findProgram(
    ['/usr/lib/*/webkit2gtk-4*/MiniBrowser', '/usr/libexec/webkit2gtk-4*/MiniBrowser'],
    'MINIBROWSER_PATH',
    'WebKitGTK’s MiniBrowser',
    PACKAGE,
  );
  const display = await openDisplay(VIEWPORT);
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...ENVIRONMENT, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const ended = new Promise((done) => child.once('exit', done));
  const end = async () => {
    child.kill();
    await ended;
    await display.close();
  };
  const ask = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(2 * TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
  try {
    await untilReady(() => ask('GET', '/status'));
    const { sessionId, capabilities } = await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      },
    });
    const session = `/session/${sessionId}`;
    return {
      version: capabilities.browserVersion,
      open: async (url) => {
        await ask('POST', `${session}/url`, { url });
      },
      run: (script) => ask('POST', `${session}/execute/sync`, { script: `return ${script}`, args: [] }),
      takeErrors: () => [],
      close: async () => {
        await ask('DELETE', session).catch(() => {});
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilReady(status) {
  for (let waited = 0; ; waited += STEP) {
    const answer = await status().catch((error) => {
      if (waited > TIMEOUT_MS) throw new Error(`WebKitWebDriver does not answer: ${error.message}`);
    });
    if (answer?.ready) return;
    await new Promise((done) => setTimeout(done, STEP));
  }
}
