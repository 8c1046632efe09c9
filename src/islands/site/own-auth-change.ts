/* The page's own sign-ins and sign-outs, which its guard then ignores. */

let running = 0;
const listeners = new Set<() => void>();

/**
 * Runs an action that signs in or out here and then navigates: during it, the guard redirects nowhere, whatever this
 * tab or another reports. It checks again if the page is still there once `work` has ended.
 */
export async function duringOwnAuthChange<Value>(work: () => Promise<Value>): Promise<Value> {
  running++;
  try {
    return await work();
  } finally {
    running--;
    for (const listener of listeners) listener();
  }
}

export const isOwnAuthChange = (): boolean => running > 0;

/** Calls `listener` when an action of the page's own has ended. */
export const onOwnAuthChangeEnd = (listener: () => void): void => void listeners.add(listener);
