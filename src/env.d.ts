/// <reference types="astro/client" />

declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}

/** Set at build; README says what each is for. */
interface ImportMetaEnv {
  /** The Firebase web app's settings as JSON; none: accounts and short links are off. */
  readonly PUBLIC_FIREBASE_CONFIG?: string;
  /** Emulators in the place of Firebase's services: `auth@127.0.0.1:9099,firestore@127.0.0.1:8080`. */
  readonly PUBLIC_FIREBASE_EMULATORS?: string;
  /** The key of reCAPTCHA Enterprise for App Check; none: no App Check. */
  readonly PUBLIC_APP_CHECK_KEY?: string;
  /** The client id of Google's One Tap; none: nothing of it loads. */
  readonly PUBLIC_GOOGLE_CLIENT_ID?: string;
}
