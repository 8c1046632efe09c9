/// <reference types="astro/client" />

declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}

/** Set at build time; README describes each. */
interface ImportMetaEnv {
  /** The Firebase web app's settings as JSON; unset: accounts and short links are disabled. */
  readonly PUBLIC_FIREBASE_CONFIG?: string;
  /** Emulators instead of Firebase's services: `auth@127.0.0.1:9099,firestore@127.0.0.1:8080`. */
  readonly PUBLIC_FIREBASE_EMULATORS?: string;
  /** The key of reCAPTCHA Enterprise for App Check; unset: no App Check. */
  readonly PUBLIC_APP_CHECK_KEY?: string;
  /** The client id of Google's One Tap; unset: none of it loads. */
  readonly PUBLIC_GOOGLE_CLIENT_ID?: string;
}

/** npm's simple-icons, by src/build/brand-icons.ts. */
declare module 'virtual:brand-names' {
  export const names: readonly import('./core/icons/logo').BrandName[];
  export const files: readonly import('./core/icons/logo').LogoFile[];
}
