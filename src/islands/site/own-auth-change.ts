/* What a page does itself about who is signed in, which its guard then leaves alone. */

let running = 0;
const listeners = new Set<() => void>();

/**
 * Runs what signs in or out here and then sends the visitor where it wants to: meanwhile the guard sends nobody anywhere,
 * whatever this tab or another hears. It looks again once `work` has ended and the page is still there.
 */
export async function ownDoing<Value>(work: () => Promise<Value>): Promise<Value> {
  running++;
  try {
    return await work();
  } finally {
    running--;
    for (const listener of listeners) listener();
  }
}

export const isOwnDoing = (): boolean => running > 0;

/** Calls when something of the page's own has ended. */
export const onOwnDone = (listener: () => void): void => void listeners.add(listener);
