/** A toast for the next page: for what is done as the visitor is sent on. */
import type { InterfaceKey } from '../i18n/en';

/** What a page asks to be said: a sentence in its own language, or the key of one of the interface. */
export type ToastDetail = ({ readonly text: string } | { readonly key: InterfaceKey }) & {
  readonly kind?: 'info' | 'success' | 'error';
};

const STORAGE_KEY = 'toast';

export function toastLater(detail: ToastDetail): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(detail));
  } catch {
    // Storage is off: what was done is done, and is not said.
  }
}

/** The toast that waits, once. */
export function waitingToast(): ToastDetail | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Says it now, in this page. The site's script loads what shows it. */
export function toastNow(detail: ToastDetail): void {
  dispatchEvent(new CustomEvent('smallkit:toast', { detail }));
}
