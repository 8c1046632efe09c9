/**
 * Whether this build has a Firebase project, and which. Without one `FIREBASE` is undefined, known at build: code behind
 * `if (FIREBASE)` then leaves the bundle, and with it every module that it would load. The build has checked the values
 * (config-check.ts); this is in every page's script, so it stays small.
 */
import type { FirebaseOptions } from 'firebase/app';

export interface FirebaseSettings {
  /** The web app's settings, as the Firebase console shows them. */
  readonly config: FirebaseOptions;
  /** `host:port` of each emulator that stands in for the service; a service that is not named is Google's own. */
  readonly emulators: { readonly auth?: string; readonly firestore?: string };
}

/** `list`: `auth@127.0.0.1:9099,firestore@127.0.0.1:8080`. */
export const settingsOf = (config: string, list = ''): FirebaseSettings => ({
  config: JSON.parse(config),
  emulators: Object.fromEntries(list === '' ? [] : list.split(',').map((entry) => entry.trim().split('@'))),
});

export const FIREBASE: FirebaseSettings | undefined = import.meta.env.PUBLIC_FIREBASE_CONFIG
  ? settingsOf(import.meta.env.PUBLIC_FIREBASE_CONFIG, import.meta.env.PUBLIC_FIREBASE_EMULATORS)
  : undefined;
