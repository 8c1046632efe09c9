import { expect, test } from 'vitest';
import { firebaseMeta, originsOf } from './origins';

const REAL = { config: { authDomain: 'login.example' }, emulators: {} };
const LOCAL = { config: REAL.config, emulators: { auth: '127.0.0.1:9099', firestore: '127.0.0.1:8080' } };
const NO_KEYS = { appCheck: '', oneTap: '' };
const GOOGLE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

test('without a project a page connects to no origin', () => expect(firebaseMeta('/setting/sign-in/')).toBeUndefined());

test('a page connects to the services, but neither runs nor frames anything of them', () => {
  expect(originsOf(REAL, NO_KEYS, '/online-notepad/')).toEqual({ connect: GOOGLE, script: [], frame: [], style: [] });
});

test.for([
  '/setting/sign-in/',
  '/setting/account/',
  '/user/dashboard/',
  '/user/delete/',
  '/es/user/delete/',
  '/ru/setting/',
])('%s may open providers’ windows', (path) => {
  expect(originsOf(REAL, NO_KEYS, path)).toEqual({
    connect: GOOGLE,
    script: ['https://apis.google.com'],
    frame: ['https://login.example'],
    style: [],
  });
});

test('emulators replace all of the services', () => {
  expect(originsOf(LOCAL, { appCheck: 'key', oneTap: '' }, '/user/dashboard/')).toEqual({
    connect: ['http://127.0.0.1:9099', 'http://127.0.0.1:8080'],
    script: ['https://apis.google.com'],
    frame: ['http://127.0.0.1:9099'],
    style: [],
  });
});

test('App Check brings reCAPTCHA to every page, One Tap its script to the sign-in page only', () => {
  const checked = originsOf(REAL, { appCheck: 'key', oneTap: 'id' }, '/online-notepad/');
  expect(checked.script).toEqual(['https://www.google.com', 'https://www.gstatic.com']);
  expect(checked.connect).toContain('https://content-firebaseappcheck.googleapis.com');
  expect(checked.frame).toContain('https://recaptcha.google.com');
  expect(JSON.stringify(checked)).not.toContain('accounts.google.com');
  const signIn = originsOf(REAL, { appCheck: '', oneTap: 'id' }, '/setting/sign-in/');
  for (const part of ['connect', 'script', 'frame', 'style'] as const)
    expect(signIn[part]).toContain('https://accounts.google.com');
});
