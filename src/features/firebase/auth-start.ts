/** Starts Firebase's Auth. Only imported dynamically, by `auth()`. */
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type Auth,
} from 'firebase/auth';
import { pageLang } from '../../browser/page-lang';
import { firebaseApp } from './app';
import { FIREBASE } from './project-config';
import { copyOf, keepUser } from './stored-user';

export async function startAuth(): Promise<Auth> {
  // Without `popupRedirectResolver`: Auth would load Google's script at its start. Code that opens a popup passes it
  // then.
  const auth = initializeAuth(await firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  const emulator = FIREBASE?.emulators.auth;
  if (emulator) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  // For Firebase's emails and windows.
  auth.languageCode = pageLang();
  // Fires once at the start, and again when another tab signs in or out.
  onIdTokenChanged(auth, (user) => keepUser(user ? copyOf(user) : undefined));
  await auth.authStateReady();
  return auth;
}
