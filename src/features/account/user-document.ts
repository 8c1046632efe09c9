/** `users/{uid}`: the data of the account itself. Only imported dynamically. */
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { pageLang } from '../../browser/page-lang';
import { isEnding } from './auth-actions';
import { liteStore } from '../firebase/lite';
import { isDenied, ratePath } from '../firebase/request-pace';

const userReference = async (uid: string) => doc(await liteStore(), 'users', uid);

const fresh = (deleting: boolean) => ({
  created: serverTimestamp(),
  updated: serverTimestamp(),
  lang: pageLang(),
  prefs: {},
  deleting,
});

/** Creates the document of a new account. Resolves to whether the deletion of an earlier account was interrupted. */
export async function openAccount(uid: string): Promise<{ deleting: boolean }> {
  if (await isEnding()) return { deleting: true };
  const user = await getDoc(await userReference(uid));
  if (user.exists()) return { deleting: user.get('deleting') === true };
  const isMade = await create(user.ref, false);
  return { deleting: !isMade && (await getDoc(user.ref)).get('deleting') === true };
}

/**
 * Whether a deletion of the account was interrupted. Creates no document: one created late would outlive the account.
 */
export async function isBeingDeleted(uid: string): Promise<boolean> {
  return (await isEnding()) || (await getDoc(await userReference(uid))).get('deleting') === true;
}

/** False if the document was created in the meantime: the rules refuse to create it again. */
async function create(user: DocumentReference, deleting: boolean): Promise<boolean> {
  try {
    await setDoc(user, fresh(deleting));
    return true;
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/** Marks the account, so that the next sign-in, on any device, continues the deletion. */
export async function markDeleting(uid: string): Promise<void> {
  const user = await getDoc(await userReference(uid));
  if (user.get('deleting') === true || (!user.exists() && (await create(user.ref, true)))) return;
  await updateDoc(user.ref, { deleting: true, updated: serverTimestamp() });
}

/**
 * Deletes what is left after the items: the time of the last write, which the rules protect for 2 s, and the document.
 */
export async function deleteUserDocument(uid: string): Promise<void> {
  const rate = await getDoc(doc(await liteStore(), ...ratePath(uid)));
  if (rate.exists()) await withRetry(() => deleteDoc(rate.ref));
  await deleteDoc(await userReference(uid));
}

const WAIT_MS = 2_100;

async function withRetry(write: () => Promise<void>): Promise<void> {
  await write().catch(async () => {
    await new Promise((done) => setTimeout(done, WAIT_MS));
    await write();
  });
}
