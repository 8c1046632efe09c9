/** The buttons that open a provider's window. */
import { isCancelled, isPopupBlocked, messageOf } from '../features/account/auth-errors';
import type { AccountText } from '../features/account/account-text';
import type { Way } from '../features/account/auth-actions';
import { toastNow } from '../browser/pending-toast';

export const WAYS = ['password', 'google.com', 'github.com'] as const;

const PROVIDERS: Readonly<Record<Way, string>> = { 'google.com': 'Google', 'github.com': 'GitHub' };

export const wayName = (id: string, text: AccountText): string => (isWay(id) ? PROVIDERS[id] : text('password'));

export const isWay = (id: string | undefined): id is Way => id === 'google.com' || id === 'github.com';

/**
 * Opens a provider's window. A failure is a toast with the provider's own message; closing the window isn't a failure;
 * a blocked window is reported, so that another way can be offered. `handled` gets a failure first.
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
