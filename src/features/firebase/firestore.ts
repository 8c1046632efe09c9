/** The whole Firestore, with listeners (165 kB): for rooms and synced items. Only imported dynamically. */
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  type Firestore,
  type FirestoreSettings,
} from 'firebase/firestore';
import { firebaseApp, hostAndPort } from './app';
import { FIREBASE } from './project-config';

/** The app of the rooms: each app has one cache, and other visitors' texts must not stay on this device. */
const ROOMS = 'rooms';
/** Cache size in bytes; Firestore's minimum is 1,048,576, and its default is this. */
const CACHE_BYTES = 41_943_040;

const stores = new Map<string | undefined, Promise<Firestore>>();

/** For rooms: kept in memory, and without the visitor's sign-in, which a room does not need. */
export const roomStore = (): Promise<Firestore> => opened(ROOMS, () => ({ localCache: memoryLocalCache() }));

/**
 * For a signed-in visitor's own items: stored on the device and shared by its tabs, so that it works without a
 * connection.
 */
export const itemStore = (): Promise<Firestore> =>
  opened(undefined, () => ({
    localCache: persistentLocalCache({
      tabManager: persistentMultipleTabManager(),
      cacheSizeBytes: CACHE_BYTES,
    }),
  }));

let forgetting: Promise<void> | undefined;

/**
 * Closes the items' store and removes its cache from the device, after the visitor has signed out. The sync and the
 * sign-out both call it: the later caller waits too, because the store writes to `localStorage` until it is closed.
 */
export function forgetItems(): Promise<void> {
  forgetting ??= closeItems().finally(() => (forgetting = undefined));
  return forgetting;
}

async function closeItems(): Promise<void> {
  const store = await itemStore();
  stores.delete(undefined);
  await terminate(store);
  await clearIndexedDbPersistence(store);
  // What the store notes for the other tabs stays otherwise, also if it was opened after everything was erased.
  for (const key of Object.keys(localStorage)) if (key.startsWith('firestore_')) localStorage.removeItem(key);
}

function opened(app: string | undefined, settings: () => FirestoreSettings): Promise<Firestore> {
  const store = stores.get(app) ?? open(app, settings());
  stores.set(app, store);
  return store;
}

async function open(app: string | undefined, settings: FirestoreSettings): Promise<Firestore> {
  const store = initializeFirestore(await firebaseApp(app), settings);
  const emulator = FIREBASE?.emulators.firestore;
  if (emulator) connectFirestoreEmulator(store, ...hostAndPort(emulator));
  return store;
}
