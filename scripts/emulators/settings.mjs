/** Where the emulators listen, and the variables for programs that use them. */
import { environment } from '../environment.mjs';
export const PROJECT = 'demo-smallkit';
/** The site's build for the emulators. */
export const DIST = '.cache/dist-firebase';
export const ALL = ['auth', 'firestore', 'hosting'];
export const HOST = '127.0.0.1';
const DEFAULT_PORTS = { auth: 9099, firestore: 8080, hosting: 5000 };
/** The environment variable of an emulator's port. */
export const variable = (name) => `EMULATOR_${name.toUpperCase()}_PORT`;

/** @returns {Record<'auth' | 'firestore' | 'hosting', number>} */
export const portsOf = (env = environment) =>
  Object.fromEntries(ALL.map((name) => [name, Number(env[variable(name)] ?? DEFAULT_PORTS[name])]));

/** `host:port` of an emulator. */
export const addressOf = (name) => `${HOST}:${portsOf()[name]}`;

/** Variables for the site's build. A demo app's key isn't a secret. */
export function emulatorVariables(env = environment) {
  const { auth, firestore } = portsOf(env);
  return {
    PUBLIC_FIREBASE_CONFIG: JSON.stringify({
      apiKey: 'demo',
      projectId: PROJECT,
      authDomain: `${PROJECT}.firebaseapp.com`,
      appId: '1:1:web:1',
    }),
    PUBLIC_FIREBASE_EMULATORS: `auth@${HOST}:${auth},firestore@${HOST}:${firestore}`,
    // One Tap, whose script a test replaces.
    PUBLIC_GOOGLE_CLIENT_ID: 'demo-client',
  };
}

/** Variables for programs that use the emulators from Node. */
export const clientVariables = () => ({
  FIRESTORE_EMULATOR_HOST: addressOf('firestore'),
  FIREBASE_AUTH_EMULATOR_HOST: addressOf('auth'),
});
