/** The Firebase app. This module is only imported dynamically: nothing of Firebase loads with a page. */
import { initializeApp, type FirebaseApp } from 'firebase/app';
import { checkApp } from './app-check';
import { FIREBASE } from './firebase-config';

const apps = new Map<string, Promise<FirebaseApp>>();

/**
 * The app, started once. Another `name` is another app on the same project, which shares nothing with the first: neither
 * the visitor's sign-in nor what is kept on the device.
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
  // Without App Check, Firebase itself decides whether it answers.
  await checkApp(app).catch((error: unknown) => console.warn(error));
  return app;
}

/** An emulator's `host:port` in two. */
export function hostAndPort(address: string): [string, number] {
  const { hostname, port } = new URL(`http://${address}`);
  return [hostname, Number(port)];
}
