/**
 * Rules cannot count by address, so writes are spaced: a signed-in visitor's share and item writes carry
 * `users/{uid}/meta/rate` in the same batch or transaction, and the rules want 2 s since its last one. For visitors
 * without an account the wait is the client's own.
 */
const WAIT_MS = { owner: 2_100, anonymous: 3_000 } as const;

/** Where a write's time is kept: `set(doc(store, ...ratePath(uid)), { last: serverTimestamp() })`. */
export const ratePath = (uid: string): [string, string, string, string] => ['users', uid, 'meta', 'rate'];

/** When the last write of this page began, by `performance.now()`. */
let last = -Infinity;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs a write once its turn has come, one after the other. What the rules refuse to an owner is tried once more after
 * the wait: another tab or device may have written just before.
 */
export function paced<Value>(who: keyof typeof WAIT_MS, write: () => Promise<Value>): Promise<Value> {
  const turn = async () => {
    await sleep(last + WAIT_MS[who] - performance.now());
    try {
      return await stamped(write);
    } catch (error) {
      if (who === 'anonymous' || !isDenied(error)) throw error;
      await sleep(WAIT_MS.owner);
      return await stamped(write);
    }
  };
  const done = queue.then(turn);
  queue = done.catch(() => undefined);
  return done;
}

/** The rules refused: not allowed, too soon, expired, or not there at all. */
export const isDenied = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'permission-denied';

async function stamped<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } finally {
    last = performance.now();
  }
}

const sleep = (ms: number) => new Promise((done) => setTimeout(done, Math.max(0, ms)));
