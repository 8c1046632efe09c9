/** The Firebase app. This module is only imported dynamically: no page loads Firebase from the start. */
import { initializeApp, type FirebaseApp } from 'firebase/app';
import { checkApp } from './app-check';
import { FIREBASE } from './project-config';

const apps = new Map<string, Promise<FirebaseApp>>();

/**
 * The app, started once. Another `name` is another app in the same project that shares nothing with the first: neither
 * the visitor's sign-in nor the data on the device.
 */
export function firebaseApp(name = '[DEFAULT]'): Promise<FirebaseApp> {
  let app = apps.get(name);
  if (!app) {
    app = start(name);
    apps.set(name, app);
  }
  return app;
}

async function start(name: string): Promise<FirebaseApp> {
  if (!FIREBASE) throw new Error('This build has no PUBLIC_FIREBASE_CONFIG');
  const app = initializeApp(FIREBASE.config, name);
  // Without App Check, Firebase itself decides whether to answer.
  await checkApp(app).catch((error: unknown) => console.warn(error));
  return app;
}

/** Splits an emulator's `host:port`. */
export function hostAndPort(address: string): [string, number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
