/**
 * Whether this build has a Firebase project, and which. Without one, `FIREBASE` is undefined at build time: code behind
 * `if (FIREBASE)` is removed from the bundle, with every module that it would load. The build has checked the values
 * (config-check.ts); this module is in every page's script, so it stays small.
 */
import type { FirebaseOptions } from 'firebase/app';

export interface FirebaseSettings {
  /** The web app's settings, as the Firebase console shows them. */
  readonly config: FirebaseOptions;
  /** `host:port` of each emulator that replaces a service; a service that is not listed is Google's own. */
  readonly emulators: { readonly auth?: string; readonly firestore?: string };
}

/** Parses `list`, such as `auth@127.0.0.1:9099,firestore@127.0.0.1:8080`. */
export const settingsOf = (config: string, list = ''): FirebaseSettings => ({
  config: JSON.parse(config),
  emulators: Object.fromEntries(list === '' ? [] : list.split(',').map((entry) => entry.trim().split('@'))),
});

export const FIREBASE: FirebaseSettings | undefined = import.meta.env.PUBLIC_FIREBASE_CONFIG
  ? settingsOf(import.meta.env.PUBLIC_FIREBASE_CONFIG, import.meta.env.PUBLIC_FIREBASE_EMULATORS)
  : undefined;
