import { expect, test } from 'vitest';
import { FIREBASE, settingsOf } from './project-config';
import { checkFirebase } from './config-check';

const CONFIG = { apiKey: 'a', projectId: 'p', authDomain: 'p.example', appId: '1:1:web:1' };
const JSON_CONFIG = JSON.stringify(CONFIG);

test('a build without a project has no settings', () => expect(FIREBASE).toBeUndefined());

test('reads the settings as the console shows them', () => {
  const config = { ...CONFIG, messagingSenderId: '1' };
  expect(settingsOf(JSON.stringify(config))).toEqual({ config, emulators: {} });
  expect(() => checkFirebase(JSON.stringify(config))).not.toThrow();
});

test.for(['', 'apiKey: 1', '1', 'null', '"x"', '{}', '[]'])('stops at %j, and says what is valid', (config) => {
  expect(() => checkFirebase(config)).toThrow(/^PUBLIC_FIREBASE_CONFIG is .*\{"apiKey":"…"/);
});

test.for(['apiKey', 'projectId', 'authDomain', 'appId'] as const)('names a missing %s', (name) => {
  for (const value of [undefined, '', 1])
    expect(() => checkFirebase(JSON.stringify({ ...CONFIG, [name]: value }))).toThrow(`has no '${name}'`);
});

test.for([
  ['', {}],
  ['auth@127.0.0.1:9099', { auth: '127.0.0.1:9099' }],
  ['firestore@localhost:8080, auth@my-host:1', { auth: 'my-host:1', firestore: 'localhost:8080' }],
] as const)('emulators: %j', ([list, gives]) => {
  expect(settingsOf(JSON_CONFIG, list).emulators).toEqual(gives);
  expect(() => checkFirebase(JSON_CONFIG, list)).not.toThrow();
});

test.for(['storage@127.0.0.1:1', 'auth@127.0.0.1', 'auth', 'auth@http://a:1', 'auth@a:1,'])(
  'emulators: stops at %j',
  (list) => expect(() => checkFirebase(JSON_CONFIG, list)).toThrow(/isn't an emulator; write auth@/),
);
