/**
 * Who is signed in. This module holds nothing of Firebase and may be imported statically; `auth()` loads it (35 kB), so
 * call it on a click, or where `currentUser()` says that somebody is signed in.
 */
import type { Auth } from 'firebase/auth';
import { FIREBASE } from './firebase-config';
import { USER_EVENT, USER_KEY, readUser, type StoredUser } from './stored-user';

export type { StoredUser } from './stored-user';

/** The signed-in user's small copy on this device, at once. Firebase may say later that it is out of date. */
export function currentUser(): StoredUser | undefined {
  try {
    return readUser(localStorage.getItem(USER_KEY));
  } catch {
    return undefined;
  }
}

let started: Promise<Auth> | undefined;

/** Firebase's Auth, loaded once. Throws in a build without a project. A failed load may be tried again. */
export function auth(): Promise<Auth> {
  if (!FIREBASE) return Promise.reject(new Error('Accounts are not set up: this build has no PUBLIC_FIREBASE_CONFIG'));
  started ??= import('./auth-start').then(({ startAuth }) => startAuth());
  started.catch(() => (started = undefined));
  return started;
}

/**
 * Asks Firebase whether the stored user is still one, and keeps its answer; nothing is loaded where nobody is stored.
 * Without a connection the stored one stays.
 */
export async function checkedUser(): Promise<StoredUser | undefined> {
  if (!FIREBASE || !currentUser()) return currentUser();
  await (await auth()).authStateReady();
  return currentUser();
}

/** Calls at each sign-in, sign-out and change of the user, in this tab or another. Gives the way to stop it. */
export function onUser(listener: (user: StoredUser | undefined) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener(USER_EVENT, () => listener(currentUser()), { signal });
  // A null key: everything was erased.
  addEventListener('storage', ({ key }) => (key === USER_KEY || key === null) && listener(currentUser()), { signal });
  return () => ending.abort();
}
