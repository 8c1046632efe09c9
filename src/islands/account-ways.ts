/** The buttons of the providers' windows. */
import { isCancelled, isPopupBlocked, messageOf } from '../features/account/auth-errors';
import type { Way } from '../features/account/auth-actions';
import { toastNow } from '../browser/pending-toast';

export const WAY_NAMES: Readonly<Record<string, string>> = {
  password: 'E-mail and password',
  'google.com': 'Google',
  'github.com': 'GitHub',
};

export const isWay = (id: string | undefined): id is Way => id === 'google.com' || id === 'github.com';

/**
 * Opens a provider's window. A failure is a toast with the provider's own message; a window that the visitor closed is
 * none; one that the browser blocked is told, so that another way can be offered. `handled` takes a failure first.
 */
export async function throughWindow(
  open: () => Promise<void>,
  { blocked, handled }: { blocked: () => void; handled?: (error: unknown) => boolean },
): Promise<void> {
  try {
    await open();
  } catch (error) {
    if (isCancelled(error)) return;
    if (isPopupBlocked(error)) blocked();
    else if (!handled?.(error)) toastNow({ text: messageOf(error), kind: 'error' });
  }
}
