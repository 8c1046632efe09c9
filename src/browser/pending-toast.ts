/** A toast for the next page: for an action that ends with a navigation. */
import type { InterfaceKey } from '../i18n/en';

/** The message of a toast: a sentence in the page's language, or the key of an interface string. */
export type ToastDetail = ({ readonly text: string } | { readonly key: InterfaceKey }) & {
  readonly kind?: 'info' | 'success' | 'error';
};

const STORAGE_KEY = 'toast';

export function toastLater(detail: ToastDetail): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(detail));
  } catch {
    // Storage is disabled: the action succeeded, but no toast can be shown.
  }
}

/** Returns and removes the waiting toast. */
export function waitingToast(): ToastDetail | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Shows a toast on this page now. The site's script loads the code that displays it. */
export function toastNow(detail: ToastDetail): void {
  dispatchEvent(new CustomEvent('smallkit:toast', { detail }));
}
