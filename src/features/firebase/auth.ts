/**
 * Who is signed in. This module contains nothing of Firebase and may be imported statically; `auth()` loads it (35 kB),
 * so call it on a click, or when `currentUser()` returns a user.
 */
import type { Auth } from 'firebase/auth';
import { FIREBASE } from './project-config';
import { USER_EVENT, USER_KEY, readUser, type StoredUser } from './stored-user';

export type { StoredUser } from './stored-user';

/**
 * The small copy of the signed-in user on this device, synchronously. Firebase may report later that it is out of date.
 */
export function currentUser(): StoredUser | undefined {
  try {
    return readUser(localStorage.getItem(USER_KEY));
  } catch {
    return undefined;
  }
}

let started: Promise<Auth> | undefined;

/** Firebase's Auth, loaded once. Throws in a build without a project. A failed load can be retried. */
export function auth(): Promise<Auth> {
  if (!FIREBASE) return Promise.reject(new Error('Accounts are not set up: this build has no PUBLIC_FIREBASE_CONFIG'));
  started ??= import('./auth-start').then(({ startAuth }) => startAuth());
  started.catch(() => (started = undefined));
  return started;
}

/**
 * Asks Firebase whether the stored user is still signed in, and stores the answer. Loads nothing when no user is
 * stored. Without a connection, the stored user stays.
 */
export async function checkedUser(): Promise<StoredUser | undefined> {
  if (!FIREBASE || !currentUser()) return currentUser();
  await (await auth()).authStateReady();
  return currentUser();
}

/**
 * Calls `listener` at each sign-in, sign-out and change of the user, in this tab or another. Returns a function that
 * stops it.
 */
export function onUser(listener: (user: StoredUser | undefined) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener(USER_EVENT, () => listener(currentUser()), { signal });
  // A null key: everything was erased.
  addEventListener('storage', ({ key }) => (key === USER_KEY || key === null) && listener(currentUser()), { signal });
  return () => ending.abort();
}
