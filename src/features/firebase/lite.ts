/**
 * Firestore without listeners and without a cache (31 kB instead of 165): for what is written and read once. Only imported
 * dynamically, as every module that names 'firebase/…'; such a module imports `doc`, `getDoc` … from
 * 'firebase/firestore/lite' by itself and gives them this store.
 */
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import { firebaseApp, hostAndPort } from './app';
import { FIREBASE } from './firebase-config';

let store: Firestore | undefined;

export async function liteStore(): Promise<Firestore> {
  if (store) return store;
  const app = await firebaseApp();
  // Another caller may have been first while this one waited.
  if (store) return store;
  // Else the console tells of each refusal, which is an answer here, and names the document with it.
  setLogLevel('error');
  store = getFirestore(app);
  const emulator = FIREBASE?.emulators.firestore;
  if (emulator) connectFirestoreEmulator(store, ...hostAndPort(emulator));
  return store;
}
