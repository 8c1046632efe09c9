/** Short links against Firestore's and Auth's emulators, with the site's own rules. */
import { randomBytes } from 'node:crypto';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { beforeAll, expect, test, vi } from 'vitest';
import { addressOf, PROJECT } from '../../../scripts/emulators.mjs';

// Auth's wrapper dispatches events to other modules of a page.
vi.stubGlobal('dispatchEvent', () => true);

const { auth } = await import('../firebase/auth');
const { deleteShare, extendShare, ownShares, readShare, saveShare, ShareTooLarge } = await import('./shares');

const DAY = 86_400_000;
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const documents = `http://${addressOf('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents`;

/** Changes a document past the rules. */
async function change(path: string, fields: Record<string, unknown>) {
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  const response = await fetch(`${documents}/${path}?${mask.join('&')}`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ fields }),
  });
  expect(response.ok).toBe(true);
}

async function fieldsOf(path: string): Promise<Record<string, Record<string, string>>> {
  const response = await fetch(`${documents}/${path}`, { headers: OWNER });
  const { fields }: { fields: Record<string, Record<string, string>> } = await response.json();
  return fields;
}

const PASSWORD = 'correct horse 1';

async function newAccount(): Promise<{ email: string; uid: string }> {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const made = await fetch(`http://${addressOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { localId: uid }: { localId: string } = await made.json();
  return { email, uid };
}

async function signedIn({ email, uid }: { email: string; uid: string }): Promise<string> {
  await signInWithEmailAndPassword(await auth(), email, PASSWORD);
  return uid;
}

/** Creates a user's share with any date: past the rules, so that nothing waits. */
const put = (id: string, owner: string, created: Date) =>
  change(`shares/${id}`, {
    v: { integerValue: '1' },
    kind: { stringValue: 'note' },
    body: { bytesValue: 'AAAA' },
    created: { timestampValue: created.toISOString() },
    expireAt: { timestampValue: new Date(Date.now() + DAY).toISOString() },
    owner: { stringValue: owner },
  });

let first: { s: string; k: string };
beforeAll(async () => {
  first = await saveShare({ kind: 'note', text: 'zażółć 👩‍👩‍👧\r\n', days: 7, owner: null });
});

test('reads a saved text again with its key', async () => {
  expect(first.s).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(await readShare(first.s, first.k)).toEqual({ text: 'zażółć 👩‍👩‍👧\r\n' });
});

test('the database contains neither the text nor the key, and the fields that the rules require', async () => {
  const fields = await fieldsOf(`shares/${first.s}`);
  expect(Object.keys(fields).toSorted()).toEqual(['body', 'created', 'expireAt', 'kind', 'owner', 'v']);
  expect(JSON.stringify(fields)).not.toContain(first.k);
  expect(fields.owner).toEqual({ nullValue: null });
  const life = Date.parse(fields.expireAt?.timestampValue ?? '') - Date.parse(fields.created?.timestampValue ?? '');
  expect(life).toBeGreaterThan(6.99 * DAY);
  expect(life).toBeLessThanOrEqual(7 * DAY);
});

test('another key, or half of one, is reported as damaged', async () => {
  for (const k of [randomBytes(16).toString('base64url'), first.k.slice(0, 10), ''])
    expect(await readShare(first.s, k)).toEqual({ fault: 'damaged' });
});

test('an invalid id is damaged without a request; an unknown one is gone', async () => {
  expect(await readShare('../x', first.k)).toEqual({ fault: 'damaged' });
  expect(await readShare(randomBytes(16).toString('base64url'), first.k)).toEqual({ fault: 'gone' });
});

test('refuses a text that is too long before sending anything', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const text = randomBytes(1_000_000).toString('hex');
  await expect(saveShare({ kind: 'note', text, days: 1, owner: null })).rejects.toBeInstanceOf(ShareTooLarge);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('an expired share is gone, and a changed body is damaged', async () => {
  const { s, k } = await saveShare({ kind: 'code', text: 'x'.repeat(5_000_000), days: 30, owner: null });
  expect(await readShare(s, k)).toEqual({ text: 'x'.repeat(5_000_000) });
  await change(`shares/${s}`, { body: { bytesValue: randomBytes(60).toString('base64') } });
  expect(await readShare(s, k)).toEqual({ fault: 'damaged' });
  await change(`shares/${s}`, { expireAt: { timestampValue: '2020-01-01T00:00:00Z' } });
  expect(await readShare(s, k)).toEqual({ fault: 'gone' });
});

test('an owner lists, extends and deletes their own shares', async () => {
  const { email, uid } = await newAccount();
  await expect(saveShare({ kind: 'note', text: 'not mine yet', days: 7, owner: uid })).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await signedIn({ email, uid });

  expect(await ownShares(uid)).toEqual({ shares: [], next: undefined });
  const { s, k } = await saveShare({ kind: 'code', text: 'mine', days: 7, owner: uid });
  const { shares, next } = await ownShares(uid);
  expect(next).toBeUndefined();
  expect(shares).toMatchObject([{ id: s, owner: uid, kind: 'code' }]);
  const [share] = shares;
  if (!share) throw new Error('No share');
  expect(share.expireAt.getTime() - share.created.getTime()).toBeLessThanOrEqual(7 * DAY);

  const later = await extendShare(share, 60);
  expect(later.getTime() - Date.now()).toBeGreaterThan(59.9 * DAY);
  expect((await ownShares(uid)).shares[0]?.expireAt).toEqual(later);

  await deleteShare(s);
  expect(await readShare(s, k)).toEqual({ fault: 'gone' });
  expect((await ownShares(uid)).shares).toEqual([]);
  await signOut(await auth());
});

test('a share is extended to at most a year and a day after its creation', async () => {
  const uid = await signedIn(await newAccount());
  const created = new Date(Date.now() - 360 * DAY);
  const id = randomBytes(16).toString('base64url');
  await put(id, uid, created);
  const [share] = (await ownShares(uid)).shares;
  if (!share) throw new Error('No share');
  const last = await extendShare(share, 30);
  expect(last.getTime() - created.getTime()).toBe(366 * DAY - 60_000);
});

test('lists more than fifty shares in pages', async () => {
  const uid = await signedIn(await newAccount());
  const ids = Array.from({ length: 53 }, () => randomBytes(16).toString('base64url'));
  for (const [at, id] of ids.entries()) await put(id, uid, new Date(Date.UTC(2026, 10, 1, 0, 0, at)));
  const one = await ownShares(uid);
  const two = await ownShares(uid, one.next);
  expect(one.shares).toHaveLength(50);
  expect([...one.shares, ...two.shares].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(two.next).toBeUndefined();
});
