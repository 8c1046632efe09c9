import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  EmulatorMissing,
  emulatorConfig,
  emulatorVariables,
  firestoreProgram,
  portsOf,
  startEmulators,
} from './emulators.mjs';
import { takeFreePorts } from './emulators/ports.mjs';

test('ports come from the environment', () => {
  expect(portsOf({})).toEqual({ auth: 9099, firestore: 8080, hosting: 5000 });
  expect(portsOf({ EMULATOR_FIRESTORE_PORT: '8230' })).toEqual({ auth: 9099, firestore: 8230, hosting: 5000 });
});

test('free ports are consecutive, never ones of outgoing connections, and those of the environment stay', async () => {
  const env = { EMULATOR_AUTH_PORT: '9130' };
  await takeFreePorts(env);
  const { auth, firestore, hosting } = portsOf(env);
  expect(auth).toBe(9130);
  expect(hosting).toBe(firestore + 1);
  // Linux's ip_local_port_range begins at 32768; the hub and the log take the two ports after hosting's.
  expect(hosting + 2).toBeLessThan(32_768);
});

test('the build gets a project id that cannot be a real one', () => {
  const { PUBLIC_FIREBASE_CONFIG, PUBLIC_FIREBASE_EMULATORS } = emulatorVariables({ EMULATOR_AUTH_PORT: '9130' });
  expect(JSON.parse(PUBLIC_FIREBASE_CONFIG).projectId).toMatch(/^demo-/);
  expect(PUBLIC_FIREBASE_EMULATORS).toBe('auth@127.0.0.1:9130,firestore@127.0.0.1:8080');
});

/** A PATH that contains Google's emulator, and a home folder without it. */
function installed() {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  const program = join(folder, 'cloud_firestore_emulator');
  writeFileSync(program, '');
  chmodSync(program, 0o755);
  return { program, env: { PATH: folder, HOME: '/nowhere' } };
}

test.for([11, 17, 25])('uses Google’s own Firestore emulator with Java %i', (java) => {
  const { program, env } = installed();
  expect(firestoreProgram(env, java)).toBe(program);
});

test.for([0, 8])('tells what is missing with Java %i', (java) => {
  expect(() => firestoreProgram(installed().env, java)).toThrow(EmulatorMissing);
  expect(() => firestoreProgram(installed().env, java)).toThrow(/^The Firestore emulator needs .*: install .*\.$/);
});

test('the emulators’ configuration is firebase.json, for another folder and with JavaScript’s regular expressions', () => {
  const firebase = {
    hosting: { public: 'dist', trailingSlash: true, redirects: [{ regex: '^/a/(?P<x>.)$', destination: '/:x/' }] },
    firestore: { rules: 'firestore.rules' },
  };
  expect(emulatorConfig(firebase, ['auth', 'hosting'], { auth: 1, firestore: 2, hosting: 3 })).toEqual({
    hosting: { public: 'site', trailingSlash: true, redirects: [{ regex: '^/a/(?<x>.)$', destination: '/:x/' }] },
    firestore: { rules: 'firestore.rules' },
    emulators: {
      auth: { host: '127.0.0.1', port: 1 },
      hosting: { host: '127.0.0.1', port: 3 },
      hub: { host: '127.0.0.1', port: 4 },
      logging: { host: '127.0.0.1', port: 5 },
      ui: { enabled: false },
      singleProjectMode: false,
    },
  });
});

test('names a port in use, and the variable that sets another', async () => {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => server.close());
  vi.stubEnv('EMULATOR_AUTH_PORT', String(server.address().port));
  onTestFinished(() => vi.unstubAllEnvs());
  await expect(startEmulators({ only: ['auth'] })).rejects.toThrow(/^Port \d+ is in use: set EMULATOR_AUTH_PORT/);
});
