/**
 * Firestore without listeners and without a cache (31 kB instead of 165): for data that is written and read once. Only
 * imported dynamically, like every module that imports 'firebase/…'; such a module imports `doc`, `getDoc` … from
 * 'firebase/firestore/lite' itself and passes them this store.
 */
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite';
import { firebaseApp, hostAndPort } from './app';
import { FIREBASE } from './project-config';

let store: Firestore | undefined;

export async function liteStore(): Promise<Firestore> {
  if (store) return store;
  const app = await firebaseApp();
  // Another caller may have been first while this one waited.
  if (store) return store;
  // Otherwise the console logs each refusal, which is an expected answer here, with the document's name.
  setLogLevel('error');
  store = getFirestore(app);
  const emulator = FIREBASE?.emulators.firestore;
  if (emulator) connectFirestoreEmulator(store, ...hostAndPort(emulator));
  return store;
}
