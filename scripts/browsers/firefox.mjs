import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './bidi.mjs';
import { findProgram } from './programs.mjs';
import { ENVIRONMENT, LOCALE, VIEWPORT } from './settings.mjs';

/** No first-run pages, and no background requests of the browser. */
const PREFERENCES = {
  'intl.accept_languages': `${LOCALE}, en`,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

/** Firefox, controlled by WebDriver BiDi, which it supports natively. @returns {Promise<import('./driver').Driver>} */
export async function openFirefox() {
  const program = findProgram(['firefox-esr', 'firefox'], 'FIREFOX_PATH', 'Firefox', 'apt-get install firefox-esr');
  const profile = await mkdtemp(join(tmpdir(), 'smallkit-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: ENVIRONMENT,
  });
  const ended = new Promise((done) => child.once('exit', done));
  const end = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await listening(child);
    const errors = [];
    const { send, close } = await connect(`${address}/session`, ({ method, params }) => {
      const text = params.text ?? '';
      // Between two visits the page is plain text, for which the browser requests an icon automatically.
      if (method === 'log.entryAdded' && params.level === 'error' && !text.includes('/favicon.ico')) errors.push(text);
    });
    const { capabilities } = await send('session.new', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
    });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await send('browsingContext.getTree', {});
    const { context } = contexts[0];
    await send('browsingContext.setViewport', { context, viewport: VIEWPORT });
    return {
      version: capabilities.browserVersion,
      open: async (url) => {
        const go = () => send('browsingContext.navigate', { context, url, wait: 'complete' });
        // Pending work of the previous page can abort a navigation that has just begun.
        await go().catch((error) => {
          if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
          return go();
        });
      },
      run: async (expression) => {
        const { type, result, exceptionDetails } = await send('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        });
        if (type === 'exception') throw new Error(exceptionDetails.text);
        return result.value;
      },
      takeErrors: () => errors.splice(0),
      close: async () => {
        close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The address that Firefox prints once it listens. */
function listening(child) {
  return new Promise((done, fail) => {
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (part) => {
      output += part;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (address) done(address);
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`Firefox ended with code ${code}: ${output.slice(-300)}`)));
  });
}
