/**
 * What a visitor does with an account. Only imported dynamically. Firebase's refusals are thrown as they are:
 * auth-errors.ts has the words.
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
import { LEAST_LENGTH, codeOf, unmetRules } from './auth-errors';
import { copyOf, keepUser } from '../firebase/stored-user';

export type { AuthCredential, User } from 'firebase/auth';

/** The providers whose window can be opened. */
export type Way = 'google.com' | 'github.com';

const provider = (way: Way) => (way === 'google.com' ? new GoogleAuthProvider() : new GithubAuthProvider());

/** The signed-in user of Firebase, once it has answered; an error where nobody is. */
export async function signedInUser(): Promise<User> {
  const user = (await auth()).currentUser;
  if (!user) throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
  return user;
}

/** Keeps the copy at once, so that the next page paints as signed in. */
function kept(user: User): User {
  keepUser(copyOf(user));
  return user;
}

export const signIn = async (email: string, password: string): Promise<User> =>
  kept((await signInWithEmailAndPassword(await auth(), email, password)).user);

/** A new account, and the mail that confirms its address. `mailed` is false where that mail could not be sent. */
export async function signUp(email: string, password: string): Promise<{ user: User; mailed: boolean }> {
  const { user } = await createUserWithEmailAndPassword(await auth(), email, password);
  const mailed = await sendEmailVerification(user).then(
    () => true,
    () => false,
  );
  return { user: kept(user), mailed };
}

/** The rules of the project's policy that the password does not keep; Firebase's own least where it does not answer. */
export async function brokenRules(password: string): Promise<readonly string[]> {
  try {
    return unmetRules(await validatePassword(await auth(), password));
  } catch {
    return password.length < LEAST_LENGTH ? [`Use at least ${LEAST_LENGTH} characters.`] : [];
  }
}

/** Whether there is an account is not told: an unknown address is no error. */
export async function sendReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await auth(), email);
  } catch (error) {
    if (!['auth/user-not-found', 'auth/user-disabled'].includes(codeOf(error))) throw error;
  }
}

export const popup = async (way: Way): Promise<User> =>
  kept((await signInWithPopup(await auth(), provider(way), browserPopupRedirectResolver)).user);

/** Leaves the page; `redirectedUser` has the answer when the visitor is back. */
export const redirect = async (way: Way): Promise<never> =>
  signInWithRedirect(await auth(), provider(way), browserPopupRedirectResolver);

export async function redirectedUser(): Promise<User | undefined> {
  const result = await getRedirectResult(await auth(), browserPopupRedirectResolver);
  return result ? kept(result.user) : undefined;
}

/** Google's own token, of One Tap. */
export const googleCredential = async (idToken: string): Promise<User> =>
  kept((await signInWithCredential(await auth(), GoogleAuthProvider.credential(idToken))).user);

/** What a provider has already proven when another way must sign in first; to be added with `addCredential`. */
export interface Waiting {
  readonly way: Way;
  readonly email: string;
  readonly credential: AuthCredential;
}

/** Of `auth/account-exists-with-different-credential`; undefined for any other refusal. */
export function waitingOf(way: Way, error: unknown): Waiting | undefined {
  if (codeOf(error) !== 'auth/account-exists-with-different-credential' || !isAuthError(error)) return undefined;
  const from = way === 'google.com' ? GoogleAuthProvider : GithubAuthProvider;
  const credential = from.credentialFromError(error);
  return credential ? { way, email: error.customData.email ?? '', credential } : undefined;
}

const isAuthError = (error: unknown): error is AuthError =>
  error instanceof Error && 'customData' in error && typeof error.customData === 'object' && error.customData !== null;

export const addCredential = async (user: User, credential: AuthCredential): Promise<User> =>
  kept((await linkWithCredential(user, credential)).user);

export const addWay = async (way: Way): Promise<User> =>
  kept((await linkWithPopup(await signedInUser(), provider(way), browserPopupRedirectResolver)).user);

/** A password beside the ways there are; the address is the account's. */
export async function addPassword(password: string): Promise<User> {
  const user = await signedInUser();
  return addCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

/** Takes a way to sign in away. Never the last: nobody could come in any more. */
export async function removeWay(id: string): Promise<User> {
  const user = await signedInUser();
  if (user.providerData.length < 2) throw new Error('The last way to sign in stays');
  return kept(await unlink(user, id));
}

export const sendVerification = async (): Promise<void> => sendEmailVerification(await signedInUser());

/** Asks anew: the address may have been confirmed on another device. */
export async function reloadedUser(): Promise<User> {
  const user = await signedInUser();
  await user.reload();
  return kept(user);
}

/** Signed in less than so long ago, nobody is asked again. Firebase's own limit is the same. */
const RECENT_MS = 5 * 60_000;

/** By the server's times alone: when this sign-in was, and when its token was made, which is asked for anew. */
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

/** The picture of an account that is being deleted: a name that no host has (RFC 2606 §2). */
const ENDING = 'https://deleting.invalid/';

/** Marks the account itself: of what it holds, this alone lasts until it goes. */
export const markEnding = async (): Promise<void> => updateProfile(await signedInUser(), { photoURL: ENDING });

/** Whether it is so marked, as Firebase knew it at this sign-in or at the start of this page. */
export const isEnding = async (): Promise<boolean> => (await signedInUser()).photoURL === ENDING;

/** The account itself, after what it held. */
export const endAccount = async (): Promise<void> => deleteUser(await signedInUser());

/**
 * Signs out, and removes what the account left on this device. What belongs to the device alone stays, and so does what
 * could not be sent: it is sent first.
 */
export async function endSession(): Promise<void> {
  const { sendItems } = await import('../items/items');
  await sendItems().catch((error: unknown) => console.warn(error));
  await forgetAccount();
}

/** The same without sending anything: for an account that is no more. */
export async function forgetAccount(): Promise<void> {
  await signOut(await auth());
  keepUser(undefined);
  const { forgetAccountItems } = await import('../items/items');
  await forgetAccountItems().catch((error: unknown) => console.warn(error));
  // Only where there is something to forget is Firestore loaded (165 kB). Without `databases`, nobody knows.
  const databases = await indexedDB.databases?.().catch(() => undefined);
  if (databases && !databases.some(({ name }) => name?.startsWith('firestore/'))) return;
  const { forgetItems } = await import('../firebase/firestore');
  await forgetItems().catch((error: unknown) => console.warn(error));
}

/* The links in Firebase's mails. */

export const confirmAddress = async (code: string): Promise<void> => applyActionCode(await auth(), code);

/** The address that a reset link is for; refuses a link that is spent. */
export const resetAddress = async (code: string): Promise<string> => verifyPasswordResetCode(await auth(), code);

export const setPassword = async (code: string, password: string): Promise<void> =>
  confirmPasswordReset(await auth(), code, password);
