/** `users/{uid}`: what the account itself keeps. Only imported dynamically. */
import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { isLang, type Lang } from '../../i18n/languages';
import { isEnding } from './auth-actions';
import { liteStore } from '../firebase/lite';
import { isDenied, ratePath } from '../firebase/request-pace';

const place = async (uid: string) => doc(await liteStore(), 'users', uid);

const fresh = (deleting: boolean) => ({
  created: serverTimestamp(),
  updated: serverTimestamp(),
  lang: deviceLang(),
  prefs: {},
  deleting,
});

/** The account pages are English; what the visitor reads otherwise, the browser tells. */
function deviceLang(): Lang {
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return wanted.find(isLang) ?? 'en';
}

/** Makes the document of a new account, and says whether a deletion of an old one was cut off. */
export async function openAccount(uid: string): Promise<{ deleting: boolean }> {
  if (await isEnding()) return { deleting: true };
  const user = await getDoc(await place(uid));
  if (user.exists()) return { deleting: user.get('deleting') === true };
  const isMade = await create(user.ref, false);
  return { deleting: !isMade && (await getDoc(user.ref)).get('deleting') === true };
}

/** Whether a deletion of the account was cut off. Makes nothing: a document made late would outlive the account. */
export async function isBeingDeleted(uid: string): Promise<boolean> {
  return (await isEnding()) || (await getDoc(await place(uid))).get('deleting') === true;
}

/** False: it has been made in the meantime, and the rules refuse another birth. */
async function create(user: DocumentReference, deleting: boolean): Promise<boolean> {
  try {
    await setDoc(user, fresh(deleting));
    return true;
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/** Marks the account, so that the next sign-in, on whatever device, goes on with its deletion. */
export async function markDeleting(uid: string): Promise<void> {
  const user = await getDoc(await place(uid));
  if (user.get('deleting') === true || (!user.exists() && (await create(user.ref, true)))) return;
  await updateDoc(user.ref, { deleting: true, updated: serverTimestamp() });
}

/** What stands beside the items: the time of the last write, which the rules keep for 2 s, and the document. */
export async function deleteUserDocument(uid: string): Promise<void> {
  const rate = await getDoc(doc(await liteStore(), ...ratePath(uid)));
  if (rate.exists()) await patiently(() => deleteDoc(rate.ref));
  await deleteDoc(await place(uid));
}

const WAIT_MS = 2_100;

async function patiently(write: () => Promise<void>): Promise<void> {
  await write().catch(async () => {
    await new Promise((done) => setTimeout(done, WAIT_MS));
    await write();
  });
}
