/**
 * Rules cannot count by IP address, so writes are throttled: a signed-in visitor's share and item writes include
 * `users/{uid}/meta/rate` in the same batch or transaction, and the rules require 2 s since its last one. For visitors
 * without an account, only the client throttles.
 */
const WAIT_MS = { owner: 2_100, anonymous: 3_000 } as const;

/** The document with the time of a write: `set(doc(store, ...ratePath(uid)), { last: serverTimestamp() })`. */
export const ratePath = (uid: string): [string, string, string, string] => ['users', uid, 'meta', 'rate'];

/** When this page's last write began, by `performance.now()`. */
let last = -Infinity;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs writes one after another, each once its turn has come. If the rules refuse an owner's write, it is retried once
 * after the wait: another tab or device may have written just before.
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

/** The rules refused: not allowed, too soon, expired, or missing. */
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
