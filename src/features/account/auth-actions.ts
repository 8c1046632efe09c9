/**
 * The actions that a visitor can take with an account. Only imported dynamically. Firebase's errors are rethrown
 * unchanged; auth-errors.ts turns them into messages.
 */
import {
  EmailAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  getRedirectResult,
  linkWithCredential,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  unlink,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
  type AuthCredential,
  type AuthError,
  type User,
} from 'firebase/auth';
import { auth } from '../firebase/auth';
import type { AccountText } from './account-text';
import { LEAST_LENGTH, codeOf, unmetRules } from './auth-errors';
import { copyOf, keepUser } from '../firebase/stored-user';

export type { AuthCredential, User } from 'firebase/auth';

/** The providers that can be opened in a popup. */
export type Way = 'google.com' | 'github.com';

const provider = (way: Way) => (way === 'google.com' ? new GoogleAuthProvider() : new GithubAuthProvider());

/** The user that is signed in to Firebase, once Firebase has answered. Throws when no user is signed in. */
export async function signedInUser(): Promise<User> {
  const user = (await auth()).currentUser;
  if (!user) throw Object.assign(new Error('No user is signed in'), { code: 'auth/user-token-expired' });
  return user;
}

/** Updates the local copy immediately, so that the next page paints as signed in. */
function withStoredCopy(user: User): User {
  keepUser(copyOf(user));
  return user;
}

export const signIn = async (email: string, password: string): Promise<User> =>
  withStoredCopy((await signInWithEmailAndPassword(await auth(), email, password)).user);

/**
 * Creates an account and sends the email that confirms its address. `mailed` is false when that email could not be
 * sent.
 */
export async function signUp(email: string, password: string): Promise<{ user: User; mailed: boolean }> {
  const { user } = await createUserWithEmailAndPassword(await auth(), email, password);
  const mailed = await sendEmailVerification(user).then(
    () => true,
    () => false,
  );
  return { user: withStoredCopy(user), mailed };
}

/**
 * The rules of the project's password policy that the password breaks; Firebase's own minimum length when the policy is
 * unavailable.
 */
export async function brokenRules(password: string, text: AccountText): Promise<readonly string[]> {
  try {
    return unmetRules(await validatePassword(await auth(), password), text);
  } catch {
    return password.length < LEAST_LENGTH ? [text('atLeast', { n: LEAST_LENGTH })] : [];
  }
}

/** Never reveals whether an account exists: an unknown address is not an error. */
export async function sendReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await auth(), email);
  } catch (error) {
    if (!['auth/user-not-found', 'auth/user-disabled'].includes(codeOf(error))) throw error;
  }
}

export const popup = async (way: Way): Promise<User> =>
  withStoredCopy((await signInWithPopup(await auth(), provider(way), browserPopupRedirectResolver)).user);

/** Leaves the page; `redirectedUser` returns the result when the visitor is back. */
export const redirect = async (way: Way): Promise<never> =>
  signInWithRedirect(await auth(), provider(way), browserPopupRedirectResolver);

export async function redirectedUser(): Promise<User | undefined> {
  const result = await getRedirectResult(await auth(), browserPopupRedirectResolver);
  return result ? withStoredCopy(result.user) : undefined;
}

/** Takes the ID token that Google One Tap returned. */
export const googleCredential = async (idToken: string): Promise<User> =>
  withStoredCopy((await signInWithCredential(await auth(), GoogleAuthProvider.credential(idToken))).user);

/**
 * A credential that the provider has already proven, while the visitor must first sign in another way. Add it later
 * with `addCredential`.
 */
export interface Waiting {
  readonly way: Way;
  readonly email: string;
  readonly credential: AuthCredential;
}

/** Reads the credential from `auth/account-exists-with-different-credential`; undefined for any other error. */
export function waitingOf(way: Way, error: unknown): Waiting | undefined {
  if (codeOf(error) !== 'auth/account-exists-with-different-credential' || !isAuthError(error)) return undefined;
  const from = way === 'google.com' ? GoogleAuthProvider : GithubAuthProvider;
  const credential = from.credentialFromError(error);
  return credential ? { way, email: error.customData.email ?? '', credential } : undefined;
}

const isAuthError = (error: unknown): error is AuthError =>
  error instanceof Error && 'customData' in error && typeof error.customData === 'object' && error.customData !== null;

export const addCredential = async (user: User, credential: AuthCredential): Promise<User> =>
  withStoredCopy((await linkWithCredential(user, credential)).user);

export const addWay = async (way: Way): Promise<User> =>
  withStoredCopy((await linkWithPopup(await signedInUser(), provider(way), browserPopupRedirectResolver)).user);

/** Adds a password to the existing ways to sign in, for the account's address. */
export async function addPassword(password: string): Promise<User> {
  const user = await signedInUser();
  return addCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Removes a way to sign in. Refuses to remove the last one: the visitor would be locked out. */
export async function removeWay(id: string): Promise<User> {
  const user = await signedInUser();
  if (user.providerData.length < 2) throw new Error('Refusing to remove the last way to sign in');
  return withStoredCopy(await unlink(user, id));
}

export const sendVerification = async (): Promise<void> => sendEmailVerification(await signedInUser());

/** Reloads the user from Firebase: the address may have been confirmed on another device. */
export async function reloadedUser(): Promise<User> {
  const user = await signedInUser();
  await user.reload();
  return withStoredCopy(user);
}

/** A visitor who signed in more recently than this isn't asked to sign in again. Firebase uses the same limit. */
const RECENT_MS = 5 * 60_000;

/** Uses server times only: the time of the sign-in, and the time of issue of a newly requested token. */
export async function isRecent(): Promise<boolean> {
  const token = await (await signedInUser()).getIdTokenResult(true);
  return Date.parse(token.issuedAtTime) - Date.parse(token.authTime) < RECENT_MS;
}

export async function proveByPassword(password: string): Promise<void> {
  const user = await signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

export async function proveByPopup(way: Way): Promise<void> {
  await reauthenticateWithPopup(await signedInUser(), provider(way), browserPopupRedirectResolver);
}

/** The photo URL of an account that is being deleted: a host name that never resolves (RFC 2606 §2). */
const DELETING_PHOTO_URL = 'https://deleting.invalid/';

/** Marks the account itself: of everything the account contains, only this lasts until the account is deleted. */
export const markEnding = async (): Promise<void> =>
  updateProfile(await signedInUser(), { photoURL: DELETING_PHOTO_URL });

/** Whether the account has that mark, as Firebase knew it at this sign-in or when this page loaded. */
export const isEnding = async (): Promise<boolean> => (await signedInUser()).photoURL === DELETING_PHOTO_URL;

/** Deletes the account itself, after its contents. */
export const endAccount = async (): Promise<void> => deleteUser(await signedInUser());

/**
 * Signs out and removes the account's data from this device. Data that belongs to the device only stays. Unsent changes
 * are sent first; those that could not be sent stay too.
 */
export async function endSession(): Promise<void> {
  const { sendItems } = await import('../items/items');
  await sendItems().catch((error: unknown) => console.warn(error));
  await forgetAccount();
}

/** Like `endSession`, but sends nothing: for an account that no longer exists. */
export async function forgetAccount(): Promise<void> {
  await signOut(await auth());
  keepUser(undefined);
  const { forgetAccountItems } = await import('../items/items');
  await forgetAccountItems().catch((error: unknown) => console.warn(error));
  // Loads Firestore (165 kB) only if there is something to delete. Without `indexedDB.databases`, that is unknown.
  const databases = await indexedDB.databases?.().catch(() => undefined);
  if (databases && !databases.some(({ name }) => name?.startsWith('firestore/'))) return;
  const { forgetItems } = await import('../firebase/firestore');
  await forgetItems().catch((error: unknown) => console.warn(error));
}

/* The following functions handle the links in Firebase's emails. */

export const confirmAddress = async (code: string): Promise<void> => applyActionCode(await auth(), code);

/** Returns the address that a reset link is for; rejects when the link was already used. */
export const resetAddress = async (code: string): Promise<string> => verifyPasswordResetCode(await auth(), code);

export const setPassword = async (code: string, password: string): Promise<void> =>
  confirmPasswordReset(await auth(), code, password);
