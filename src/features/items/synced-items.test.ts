import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* Firebase and the browser are faked: the test decides when they answer. */

const opened = Promise.withResolvers<object>();
const listeners = vi.hoisted(() => ({ begun: 0, ended: 0, asked: undefined as (() => void) | undefined }));
let user: { uid: string } | undefined = { uid: 'ann' };
let changed: ((now: { uid: string } | undefined) => void) | undefined;

vi.mock('firebase/firestore', () => ({
  collection: () => ({}),
  doc: () => ({}),
  onSnapshot: () => {
    listeners.begun++;
    return () => listeners.ended++;
  },
}));
vi.mock('../firebase/auth', () => ({
  currentUser: () => user,
  onUser: (hear: typeof changed) => {
    changed = hear;
    return () => {};
  },
  auth: async () => ({ authStateReady: async () => {}, currentUser: user }),
}));
vi.mock('../firebase/firestore', () => ({
  itemStore: () => {
    listeners.asked?.();
    return opened.promise;
  },
  forgetItems: async () => {},
}));

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => '{}' });
});
afterEach(() => vi.unstubAllGlobals());

test('a sign-out while the store is being opened releases the lock and leaves no listener', async () => {
  const held = Promise.withResolvers<unknown>();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_name: string, _options: object, begin: () => unknown) => {
        const turn = Promise.resolve(begin());
        held.resolve(turn);
        return turn;
      },
    },
  });
  const asked = new Promise<void>((resolve) => (listeners.asked = resolve));
  const { syncItems } = await import('./synced-items');
  syncItems();
  await asked;
  user = undefined;
  changed?.(undefined);
  opened.resolve({});
  await held.promise;
  expect(listeners.begun).toBe(listeners.ended);
});
