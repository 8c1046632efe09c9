/** Tests firestore.rules line by line: what each user may do, and that no other user may. */
import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
} from '@firebase/rules-unit-testing';
import {
  addDoc,
  Bytes,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../../scripts/emulators.mjs';
import { hostAndPort } from './app';

type Data = Record<string, unknown>;
type Db = ReturnType<RulesTestContext['firestore']>;

/** A separate project: other tests use the site's at the same time. */
const RULES_PROJECT = 'demo-smallkit-rules';
const DAY = 86_400_000;
/** From now; the emulator uses this machine's clock. */
const inDays = (days: number, more = 0) => Timestamp.fromMillis(Date.now() + days * DAY + more);
const bytes = (size: number) => Bytes.fromUint8Array(new Uint8Array(size));
const PAST = Timestamp.fromMillis(Date.UTC(2020, 0, 1));
/** Tolerance between this clock's reading and the rules'. */
const SECOND = 1_000;
/** Longer than this whole file takes on any machine: the tables are built when the file is read. */
const MARGIN = 15 * 60 * SECOND;

let environment: Awaited<ReturnType<typeof initializeTestEnvironment>>;
let made = 0;
const unique = (length: number) => String(++made).padStart(length, 'x');
const shareId = () => unique(22);
const newUid = () => `user-${++made}`;

const anyone = (): Db => environment.unauthenticatedContext().firestore();
const as = (uid: string): Db => environment.authenticatedContext(uid).firestore();

/** Writes past the rules: documents from long ago. */
const put = (path: string, data: Data) =>
  environment.withSecurityRulesDisabled((context) => setDoc(doc(context.firestore(), path), data));

beforeAll(async () => {
  setLogLevel('silent');
  const [host, port] = hostAndPort(addressOf('firestore'));
  const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  environment = await initializeTestEnvironment({ projectId: RULES_PROJECT, firestore: { host, port, rules } });
  await environment.clearFirestore();
});
afterAll(() => environment.cleanup());

/** A batch that also writes the rate. */
async function withRate(uid: string, fill: (batch: ReturnType<typeof writeBatch>, db: Db) => unknown, rate: Data = {}) {
  const db = as(uid);
  const batch = writeBatch(db);
  fill(batch, db);
  batch.set(doc(db, `users/${uid}/meta/rate`), { last: serverTimestamp(), ...rate });
  await batch.commit();
}

/** Valid fields of each kind of document. */
const share = (more: Data = {}): Data => ({
  v: 1,
  kind: 'note',
  body: bytes(40),
  created: serverTimestamp(),
  expireAt: inDays(7),
  owner: null,
  ...more,
});
const room = (more: Data = {}): Data => ({
  v: 1,
  created: serverTimestamp(),
  expireAt: inDays(1),
  draft: bytes(0),
  rev: 0,
  ...more,
});
const user = (more: Data = {}): Data => ({
  created: serverTimestamp(),
  updated: serverTimestamp(),
  lang: 'pl',
  prefs: { wrap: true },
  deleting: false,
  ...more,
});
const item = (more: Data = {}): Data => ({
  tool: 'text/case-converter',
  title: 'A title',
  body: bytes(10),
  rev: 1,
  updated: serverTimestamp(),
  deleted: false,
  ...more,
});
const message = (more: Data = {}): Data => ({
  name: 'Zoë',
  email: 'zoe@example.com',
  subject: 'Hi',
  message: 'Ten signs.',
  lang: 'en',
  page: '/contact/',
  at: serverTimestamp(),
  state: 'new',
  ...more,
});

const without = (data: Data, name: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== name));

/** One value of each Firestore type. */
const TYPES: Record<string, unknown> = {
  null: null,
  bool: true,
  int: 1,
  float: 1.5,
  string: 'text',
  bytes: bytes(4),
  timestamp: PAST,
  list: [1],
  map: { a: 1 },
};

/** Every field with each wrong type; `types` lists the right ones. */
const wrongTypes = (types: Record<string, readonly string[]>): [string, string, unknown][] =>
  Object.entries(types).flatMap(([field, own]) =>
    Object.entries(TYPES).flatMap(([type, value]): [string, string, unknown][] =>
      own.includes(type) ? [] : [[field, type, value]],
    ),
  );

// --- everything else -------------------------------------------------------------------------------------------------

test.for([
  'config/public',
  'other/x',
  'shares/a/b/c',
  'users/u/other/x',
  'users/u/meta/other',
  'rooms/a/other/x',
  'contact/a/b/c',
])('nobody reads or writes %s', async (path) => {
  await put(path, { shareOpen: true });
  for (const db of [anyone(), as('u')]) {
    await assertFails(getDoc(doc(db, path)));
    await assertFails(setDoc(doc(db, path), { a: 1 }));
    await assertFails(deleteDoc(doc(db, path)));
  }
  await environment.withSecurityRulesDisabled((context) => deleteDoc(doc(context.firestore(), path)));
});

// --- shares ----------------------------------------------------------------------------------------------------------

const createShare = (data: Data, id = shareId(), db = anyone()) => setDoc(doc(db, 'shares', id), data);
const createOwn = (uid: string, data: Data, id = shareId()) =>
  withRate(uid, (batch, db) => batch.set(doc(db, 'shares', id), { ...data, owner: uid }));

test.for([
  ['a note', share()],
  ['code', share({ kind: 'code' })],
  ['empty content', share({ body: bytes(0) })],
  ['900,000 bytes', share({ body: bytes(900_000) })],
  ['almost 30 days', share({ expireAt: inDays(30, -MARGIN) })],
  ['an expiry in some minutes', share({ expireAt: inDays(0, MARGIN) })],
] as const)('shares: anyone creates one with %s', ([, data]) => assertSucceeds(createShare(data)));

test.for([
  ['another version', share({ v: 2 })],
  ['another kind', share({ kind: 'image' })],
  ['900,001 bytes', share({ body: bytes(900_001) })],
  ['more than 30 days', share({ expireAt: inDays(30, MARGIN) })],
  ['an expiry in the past', share({ expireAt: inDays(0, -SECOND) })],
  ['a creation time in the past', share({ created: PAST })],
  ['a creation time in the future', share({ created: inDays(1) })],
  ['the time of this device', share({ created: Timestamp.now() })],
  ['a stranger as its owner', share({ owner: 'somebody' })],
  ['an unknown field', share({ title: 'x' })],
] as const)('shares: nobody creates one with %s', ([, data]) => assertFails(createShare(data)));

test.for(Object.keys(share()))('shares: refuses one without %s', (name) =>
  assertFails(createShare(without(share(), name))),
);

test.for(
  wrongTypes({
    v: ['int'],
    kind: [],
    body: ['bytes'],
    created: [],
    expireAt: [],
    owner: ['null'],
  }),
)('shares: %s is refused as %s', ([field, , value]) => assertFails(createShare(share({ [field]: value }))));

// The SDK sends every whole number as an integer: a floating-point 1 is only possible by REST.
test.for(['shares', 'rooms'])("%s: a version of 1.0 isn't an int", async (collection) => {
  const own: Record<string, object> =
    collection === 'shares'
      ? { kind: { stringValue: 'note' }, body: { bytesValue: '' }, owner: { nullValue: null } }
      : { draft: { bytesValue: '' }, rev: { integerValue: '0' } };
  const commit = (v: object) => {
    const root = `projects/${RULES_PROJECT}/databases/(default)/documents`;
    const expireAt = { timestampValue: inDays(1).toDate().toISOString() };
    const update = { name: `${root}/${collection}/${shareId()}`, fields: { ...own, v, expireAt } };
    const updateTransforms = [{ fieldPath: 'created', setToServerValue: 'REQUEST_TIME' }];
    const body = JSON.stringify({ writes: [{ update, updateTransforms }] });
    return fetch(`http://${addressOf('firestore')}/v1/${root}:commit`, { method: 'POST', body });
  };
  expect((await commit({ integerValue: '1' })).status).toBe(200);
  expect((await commit({ doubleValue: 1 })).status).toBe(403);
});

test.for(['short', 'x'.repeat(21), 'x'.repeat(23), `${'x'.repeat(21)}.`, `${'x'.repeat(21)}é`])(
  'shares: %s is refused as an id',
  (id) => assertFails(createShare(share(), id)),
);

test('shares: accepts an id with every character of base64url', () =>
  assertSucceeds(createShare(share(), 'AZaz09-_AZaz09-_AZaz09')));

test('shares: refuses to create an existing one again', async () => {
  const id = shareId();
  await createShare(share(), id);
  await assertFails(createShare(share(), id));
});

test('shares: an owner creates one, for up to 366 days, with the rate in the same batch', async () => {
  await assertSucceeds(createOwn(newUid(), share({ expireAt: inDays(366, -MARGIN) })));
  await assertFails(createOwn(newUid(), share({ expireAt: inDays(366, MARGIN) })));
  const uid = newUid();
  await assertFails(createShare(share({ owner: uid }), shareId(), as(uid)));
});

test('shares: a signed-in user creates one without an owner, under the rules for everybody', async () => {
  await assertSucceeds(createShare(share(), shareId(), as(newUid())));
  await assertFails(createShare(share({ expireAt: inDays(31) }), shareId(), as(newUid())));
});

test('shares: refuses one in the name of another user, whatever the rate', async () => {
  const uid = newUid();
  await assertFails(withRate(uid, (batch, db) => batch.set(doc(db, 'shares', shareId()), share({ owner: newUid() }))));
});

test('shares: anyone with the id reads it until it expires', async () => {
  const id = shareId();
  await createShare(share(), id);
  for (const db of [anyone(), as('x')]) expect((await getDoc(doc(db, 'shares', id))).get('kind')).toBe('note');
  await put(`shares/${id}`, share({ created: PAST, expireAt: inDays(0, -SECOND) }));
  for (const db of [anyone(), as('x')]) await assertFails(getDoc(doc(db, 'shares', id)));
});

test('shares: a missing one is refused in the same way as an expired one', () =>
  assertFails(getDoc(doc(anyone(), 'shares', shareId()))));

test('shares: only the owner lists, only their own, and at most 50 at once', async () => {
  const uid = newUid();
  await createOwn(uid, share());
  const list = (db: Db, most: number, owner = uid) =>
    getDocs(query(collection(db, 'shares'), where('owner', '==', owner), orderBy('created', 'desc'), limit(most)));
  expect((await assertSucceeds(list(as(uid), 50))).size).toBe(1);
  await assertFails(list(as(uid), 51));
  await assertFails(getDocs(query(collection(as(uid), 'shares'), where('owner', '==', uid))));
  await assertFails(getDocs(query(collection(as(uid), 'shares'), limit(1))));
  await assertFails(list(as(newUid()), 50));
  await assertFails(list(anyone(), 50));
  await assertFails(getDocs(query(collection(anyone(), 'shares'), where('owner', '==', null), limit(1))));
  await assertFails(getDocs(query(collection(as(uid), 'shares'), where('owner', '==', null), limit(1))));
  await assertFails(getDocs(query(collectionGroup(as(uid), 'shares'), limit(1))));
});

/** A share from long ago, so that the rate does not interfere. */
async function ownedShare(more: Data = {}) {
  const uid = newUid();
  const id = shareId();
  await put(`shares/${id}`, share({ owner: uid, created: inDays(-10), ...more }));
  const change = (data: Data, who = uid) => withRate(who, (batch, db) => batch.update(doc(db, 'shares', id), data));
  return { uid, id, change, path: `shares/${id}` };
}

test.for([
  ['its text', { body: bytes(900_000) }],
  ['its expiry, up to 366 days after its creation', { expireAt: inDays(356, -MARGIN) }],
  ['both', { body: bytes(1), expireAt: inDays(1) }],
] as const)('shares: the owner changes %s', async ([, data]) => {
  const { change } = await ownedShare();
  await assertSucceeds(change(data));
});

test.for([
  ['a longer text', { body: bytes(900_001) }],
  ['a later expiry', { expireAt: inDays(356, MARGIN) }],
  ['an expiry in the past', { expireAt: inDays(0, -SECOND) }],
  ['a text that is a string', { body: 'text' }],
  ['an expiry that is a number', { expireAt: 1 }],
  ['another kind', { kind: 'code' }],
  ['another creation time', { created: serverTimestamp() }],
  ['another version', { v: 2 }],
  ['no owner', { owner: null }],
  ['another owner', { owner: 'somebody' }],
  ['a new field', { title: 'x' }],
] as const)('shares: the owner cannot give it %s', async ([, data]) => {
  const { change } = await ownedShare();
  await assertFails(change(data));
});

test('shares: an owner extends an expired one that still exists', async () => {
  const { change } = await ownedShare({ expireAt: inDays(-1) });
  await assertSucceeds(change({ expireAt: inDays(7) }));
});

test('shares: a change must include the rate too', async () => {
  const { uid, path } = await ownedShare();
  await assertFails(updateDoc(doc(as(uid), path), { body: bytes(1) }));
});

test('shares: only the owner changes or deletes', async () => {
  const { uid, path, change } = await ownedShare();
  await assertFails(change({ body: bytes(1) }, newUid()));
  await assertFails(updateDoc(doc(anyone(), path), { body: bytes(1) }));
  await assertFails(deleteDoc(doc(anyone(), path)));
  await assertFails(deleteDoc(doc(as(newUid()), path)));
  await assertSucceeds(deleteDoc(doc(as(uid), path)));
});

test('shares: nobody changes or deletes one without an owner', async () => {
  const id = shareId();
  await createShare(share(), id);
  for (const db of [anyone(), as('x')]) {
    await assertFails(updateDoc(doc(db, 'shares', id), { body: bytes(1) }));
    await assertFails(deleteDoc(doc(db, 'shares', id)));
  }
});

// --- the operator's switch -------------------------------------------------------------------------------------------

test('config/public turns off new shares and rooms, and nothing else', async () => {
  const before = shareId();
  await createShare(share(), before);
  try {
    await put('config/public', { shareOpen: false });
    await assertFails(createShare(share()));
    await assertFails(createOwn(newUid(), share()));
    await assertFails(setDoc(doc(anyone(), 'rooms', shareId()), room()));
    await assertSucceeds(getDoc(doc(anyone(), 'shares', before)));
    await assertSucceeds(addDoc(collection(anyone(), 'contact'), message()));
    for (const open of [{ shareOpen: true }, { other: 1 }]) {
      await put('config/public', open);
      await assertSucceeds(createShare(share()));
    }
  } finally {
    await environment.withSecurityRulesDisabled((context) => deleteDoc(doc(context.firestore(), 'config/public')));
  }
});

// --- rooms -----------------------------------------------------------------------------------------------------------

const createRoom = (data: Data, id = shareId(), db = anyone()) => setDoc(doc(db, 'rooms', id), data);

test.for([
  ['empty content', room()],
  ['200,000 bytes', room({ draft: bytes(200_000) })],
  ['almost 7 days', room({ expireAt: inDays(7, -MARGIN) })],
] as const)('rooms: anyone creates one with %s', ([, data]) => assertSucceeds(createRoom(data)));

test.for([
  ['another version', room({ v: 2 })],
  ['200,001 bytes', room({ draft: bytes(200_001) })],
  ['more than 7 days', room({ expireAt: inDays(7, MARGIN) })],
  ['an expiry in the past', room({ expireAt: inDays(0, -SECOND) })],
  ['a creation time in the past', room({ created: PAST })],
  ['a later rev', room({ rev: 1 })],
  // The SDK sends it as a floating-point number.
  ['a rev of minus zero', room({ rev: -0 })],
  ['an unknown field', room({ owner: null })],
] as const)('rooms: nobody creates one with %s', ([, data]) => assertFails(createRoom(data)));

test.for(Object.keys(room()))('rooms: refuses one without %s', (name) =>
  assertFails(createRoom(without(room(), name))),
);

test.for(wrongTypes({ v: ['int'], created: [], expireAt: [], draft: ['bytes'], rev: [] }))(
  'rooms: %s is refused as %s',
  ([field, , value]) => assertFails(createRoom(room({ [field]: value }))),
);

test('rooms: refuses ids of another form', () => assertFails(createRoom(room(), 'kitchen')));

test('rooms: anyone with the id reads it until it expires; nobody lists, and nobody deletes', async () => {
  const id = shareId();
  await createRoom(room(), id);
  for (const db of [anyone(), as('x')]) {
    await assertSucceeds(getDoc(doc(db, 'rooms', id)));
    await assertFails(getDocs(query(collection(db, 'rooms'), limit(1))));
    await assertFails(deleteDoc(doc(db, 'rooms', id)));
  }
  await put(`rooms/${id}`, room({ expireAt: inDays(0, -SECOND) }));
  await assertFails(getDoc(doc(anyone(), 'rooms', id)));
});

test('rooms: a draft follows the previous one, and of two at once the second is refused', async () => {
  const id = shareId();
  const at = doc(anyone(), 'rooms', id);
  await createRoom(room(), id);
  await assertSucceeds(updateDoc(at, { draft: bytes(200_000), rev: 1 }));
  await assertFails(updateDoc(doc(as('x'), 'rooms', id), { draft: bytes(2), rev: 1 }));
  await assertSucceeds(updateDoc(doc(as('x'), 'rooms', id), { draft: bytes(3), rev: 2 }));
});

test.for([
  ['the same rev', { draft: bytes(1) }],
  ['a lower rev', { draft: bytes(1), rev: -1 }],
  ['a rev that skips one', { draft: bytes(1), rev: 2 }],
  ["a rev that isn't an integer", { draft: bytes(1), rev: 0.5 }],
  ['200,001 bytes', { draft: bytes(200_001), rev: 1 }],
  ['a draft that is a string', { draft: 'text', rev: 1 }],
  ['a later expiry', { draft: bytes(1), rev: 1, expireAt: inDays(2) }],
  ['another creation time', { draft: bytes(1), rev: 1, created: serverTimestamp() }],
  ['another version', { draft: bytes(1), rev: 1, v: 2 }],
  ['a new field', { draft: bytes(1), rev: 1, title: 'x' }],
] as const)('rooms: refuses a draft with %s', async ([, data]) => {
  const id = shareId();
  await createRoom(room(), id);
  await assertFails(updateDoc(doc(anyone(), 'rooms', id), data));
});

test('rooms: an expired one refuses drafts', async () => {
  const id = shareId();
  await put(`rooms/${id}`, room({ expireAt: inDays(0, -SECOND) }));
  await assertFails(updateDoc(doc(anyone(), 'rooms', id), { draft: bytes(1), rev: 1 }));
});

// --- clips -----------------------------------------------------------------------------------------------------------

const EXPIRES = inDays(1);
const OPEN = 'r'.repeat(22);
const OVER = 'o'.repeat(22);
const clip = (more: Data = {}): Data => ({
  body: bytes(20),
  at: serverTimestamp(),
  device: 'Firefox, Linux',
  expireAt: EXPIRES,
  ...more,
});
const createClip = (data: Data, id = unique(20), at = OPEN) => setDoc(doc(anyone(), `rooms/${at}/clips/${id}`), data);

beforeAll(async () => {
  await put(`rooms/${OPEN}`, room({ expireAt: EXPIRES }));
  await put(`rooms/${OVER}`, room({ expireAt: PAST }));
  await put(`rooms/${OVER}/clips/${'c'.repeat(20)}`, clip({ expireAt: PAST }));
});

test.for([
  ['some text', clip()],
  ['200,000 bytes', clip({ body: bytes(200_000) })],
  ['a name of 24 characters', clip({ device: 'd'.repeat(24) })],
  ['no name', clip({ device: '' })],
] as const)('clips: anyone adds one with %s', ([, data]) => assertSucceeds(createClip(data)));

test.for([
  ['200,001 bytes', clip({ body: bytes(200_001) })],
  ['a name of 25 characters', clip({ device: 'd'.repeat(25) })],
  ['a time in the past', clip({ at: PAST })],
  ['the time of this device', clip({ at: Timestamp.now() })],
  ['a different expiry from the room', clip({ expireAt: inDays(1, MARGIN) })],
  ['an unknown field', clip({ pinned: true })],
] as const)('clips: nobody adds one with %s', ([, data]) => assertFails(createClip(data)));

test.for(Object.keys(clip()))('clips: refuses one without %s', (name) =>
  assertFails(createClip(without(clip(), name))),
);

test.for(wrongTypes({ body: ['bytes'], at: [], device: ['string'], expireAt: [] }))(
  'clips: %s is refused as %s',
  ([field, , value]) => assertFails(createClip(clip({ [field]: value }))),
);

test('clips: ids have 20 to 36 characters', async () => {
  await assertSucceeds(createClip(clip(), '8f0c2f1e-1f5b-4a59-9d0e-0a1b2c3d4e5f'));
  for (const id of ['c'.repeat(19), 'c'.repeat(37), `${'c'.repeat(20)}.`]) await assertFails(createClip(clip(), id));
});

test('clips: refuses one without a room, or in a room that has expired', async () => {
  await assertFails(createClip(clip(), unique(20), 'n'.repeat(22)));
  await assertFails(createClip(clip({ expireAt: PAST }), unique(20), OVER));
});

test('clips: anyone with the room’s id reads them, at most 100 at once, until the room expires', async () => {
  const id = unique(20);
  await createClip(clip(), id);
  const list = (at: string, most: number) =>
    getDocs(query(collection(anyone(), `rooms/${at}/clips`), orderBy('at', 'desc'), limit(most)));
  await assertSucceeds(getDoc(doc(anyone(), `rooms/${OPEN}/clips/${id}`)));
  expect((await assertSucceeds(list(OPEN, 100))).size).toBeGreaterThan(0);
  await assertFails(list(OPEN, 101));
  await assertFails(getDocs(collection(anyone(), `rooms/${OPEN}/clips`)));
  await assertFails(getDocs(query(collectionGroup(anyone(), 'clips'), limit(1))));
  await assertFails(getDoc(doc(anyone(), `rooms/${OVER}/clips/${'c'.repeat(20)}`)));
  await assertFails(list(OVER, 100));
});

test('clips: nobody changes one, even without a difference, and anyone with the id deletes it', async () => {
  const id = unique(20);
  const at = doc(anyone(), `rooms/${OPEN}/clips/${id}`);
  await createClip(clip(), id);
  await assertFails(updateDoc(at, { body: bytes(1) }));
  await assertFails(createClip(clip(), id));
  await assertSucceeds(deleteDoc(at));
});

// --- users -----------------------------------------------------------------------------------------------------------

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));

test.for([
  ['the defaults', user()],
  ['20 preferences', user({ prefs: keys(20) })],
  ['none', user({ prefs: {} })],
  ['the deletion mark', user({ deleting: true })],
  ...['en', 'fr', 'it', 'id', 'pt', 'es', 'pl', 'ru'].map((lang) => [lang, user({ lang })] as const),
] as const)('users: users create their own: %s', ([, data]) => {
  const uid = newUid();
  return assertSucceeds(setDoc(doc(as(uid), 'users', uid), data));
});

const WRONG_USERS = [
  ['a creation time in the past', user({ created: PAST })],
  ['an update time in the past', user({ updated: PAST })],
  ['another language', user({ lang: 'de' })],
  ['21 preferences', user({ prefs: keys(21) })],
  ['an unknown field', user({ admin: true })],
  ...Object.keys(user()).map((name) => [`no ${name}`, without(user(), name)] as const),
  ...wrongTypes({ created: [], updated: [], lang: [], prefs: ['map'], deleting: ['bool'] }).map(
    ([field, type, value]) => [`a ${type} as ${field}`, user({ [field]: value })] as const,
  ),
] as const;

test.for(WRONG_USERS)('users: refuses %s', async ([, data]) => {
  const uid = newUid();
  const at = doc(as(uid), 'users', uid);
  await assertFails(setDoc(at, data));
  await setDoc(at, user());
  await assertFails(setDoc(at, data));
});

test('users: only that user creates, reads, changes and deletes it', async () => {
  const uid = newUid();
  const own = doc(as(uid), 'users', uid);
  await assertSucceeds(setDoc(own, user()));
  for (const db of [anyone(), as(newUid())]) {
    const theirs = doc(db, 'users', uid);
    await assertFails(getDoc(theirs));
    await assertFails(updateDoc(theirs, { updated: serverTimestamp(), lang: 'en' }));
    await assertFails(deleteDoc(theirs));
    await assertFails(setDoc(doc(db, 'users', newUid()), user()));
    await assertFails(getDocs(query(collection(db, 'users'), limit(1))));
  }
  await assertSucceeds(getDoc(own));
  await assertSucceeds(updateDoc(own, { updated: serverTimestamp(), deleting: true }));
  await assertFails(updateDoc(own, { deleting: true }));
  await assertFails(updateDoc(own, { updated: serverTimestamp(), created: serverTimestamp() }));
  await assertSucceeds(deleteDoc(own));
});

// --- items -----------------------------------------------------------------------------------------------------------

const createItem = (uid: string, data: Data, id = unique(20)) =>
  withRate(uid, (batch, db) => batch.set(doc(db, `users/${uid}/items/${id}`), data));

test.for([
  ['a valid one', item()],
  ['a tool of 40 characters', item({ tool: 't'.repeat(40) })],
  ['a title of 100', item({ title: 't'.repeat(100) })],
  ['500,000 bytes', item({ body: bytes(500_000) })],
  ['a tombstone', item({ title: '', body: bytes(0), deleted: true })],
] as const)('items: users save their own: %s', ([, data]) => assertSucceeds(createItem(newUid(), data)));

test.for([
  ['a tool of 41 characters', item({ tool: 't'.repeat(41) })],
  ['a title of 101', item({ title: 't'.repeat(101) })],
  ['500,001 bytes', item({ body: bytes(500_001) })],
  ['a time in the past', item({ updated: PAST })],
  ['an unknown field', item({ owner: 'x' })],
] as const)('items: refuses %s', ([, data]) => assertFails(createItem(newUid(), data)));

test.for(Object.keys(item()))('items: refuses one without %s', (name) =>
  assertFails(createItem(newUid(), without(item(), name))),
);

test.for(
  wrongTypes({ tool: ['string'], title: ['string'], body: ['bytes'], rev: ['int'], updated: [], deleted: ['bool'] }),
)('items: %s is refused as %s', ([field, , value]) => assertFails(createItem(newUid(), item({ [field]: value }))));

/** An item from long ago. */
async function ownedItem(more: Data = {}) {
  const uid = newUid();
  const path = `users/${uid}/items/${unique(20)}`;
  await put(path, item({ rev: 4, updated: PAST, ...more }));
  return { uid, path };
}

test.for([
  ['the next rev', { rev: 5 }, true],
  ['the next rev, deleted', { rev: 5, deleted: true, body: bytes(0), title: '' }, true],
  ['the same rev', { rev: 4 }, false],
  ['a rev that skips one', { rev: 6 }, false],
  ['a lower rev', { rev: 3 }, false],
  ['a text that is too large', { rev: 5, body: bytes(500_001) }, false],
  ['a new field', { rev: 5, other: 1 }, false],
  ['a time in the past', { rev: 5, updated: PAST }, false],
] as const)('items: accepts a change to %s', async ([, data, allowed]) => {
  const { uid, path } = await ownedItem();
  const change = withRate(uid, (batch, db) => batch.update(doc(db, path), { updated: serverTimestamp(), ...data }));
  await (allowed ? assertSucceeds(change) : assertFails(change));
});

test('items: the next rev revives a tombstone', async () => {
  const { uid, path } = await ownedItem({ deleted: true });
  await assertSucceeds(
    withRate(uid, (batch, db) => batch.update(doc(db, path), { rev: 5, deleted: false, updated: serverTimestamp() })),
  );
});

test('items: only their user reads, lists, writes and deletes', async () => {
  const { uid, path } = await ownedItem();
  const items = `users/${uid}/items`;
  for (const db of [anyone(), as(newUid())]) {
    await assertFails(getDoc(doc(db, path)));
    await assertFails(getDocs(query(collection(db, items), limit(1))));
    await assertFails(deleteDoc(doc(db, path)));
  }
  await assertFails(
    withRate(newUid(), (batch, db) => batch.update(doc(db, path), { rev: 5, updated: serverTimestamp() })),
  );
  await assertFails(withRate(newUid(), (batch, db) => batch.set(doc(db, `${items}/new`), item())));
  await assertSucceeds(getDoc(doc(as(uid), path)));
  await assertSucceeds(getDocs(collection(as(uid), items)));
  await assertSucceeds(deleteDoc(doc(as(uid), path)));
});

// --- the rate --------------------------------------------------------------------------------------------------------

test('rate: items and shares need it in the same batch, with the time of that write', async () => {
  const uid = newUid();
  const db = as(uid);
  await assertFails(setDoc(doc(db, `users/${uid}/items/a`), item()));
  await put(`users/${uid}/meta/rate`, { last: PAST });
  await assertFails(setDoc(doc(db, `users/${uid}/items/a`), item()));
  const own = await ownedItem();
  await assertFails(updateDoc(doc(as(own.uid), own.path), { rev: 5, updated: serverTimestamp() }));
  const wrong = (rate: Data) =>
    withRate(uid, (batch, own) => batch.set(doc(own, `users/${uid}/items/a`), item()), rate);
  await assertFails(wrong({ last: PAST }));
  await assertFails(wrong({ last: Timestamp.now() }));
  await assertFails(wrong({ last: null }));
  await assertFails(wrong({ other: 1 }));
  await assertSucceeds(wrong({}));
});

test.for([
  ['in the past', { last: PAST }],
  ['from this device', { last: Timestamp.now() }],
  ['in the future', { last: inDays(1) }],
  ["that isn't a timestamp", { last: 1 }],
  ['and another field', { last: serverTimestamp(), other: 1 }],
] as const)('rate: refuses a time %s', async ([, data]) => {
  const uid = newUid();
  const at = doc(as(uid), `users/${uid}/meta/rate`);
  await assertFails(setDoc(at, data));
  await put(at.path, { last: PAST });
  await assertFails(setDoc(at, data));
  await assertSucceeds(setDoc(at, { last: serverTimestamp() }));
});

test('rate: another user’s does not count', async () => {
  const [uid, other] = [newUid(), newUid()];
  const db = as(uid);
  const batch = writeBatch(db);
  batch.set(doc(db, `users/${uid}/items/a`), item());
  batch.set(doc(db, `users/${other}/meta/rate`), { last: serverTimestamp() });
  await assertFails(batch.commit());
});

test('rate: several items in one batch are one write; the next waits 2 s', async () => {
  const uid = newUid();
  await assertSucceeds(
    withRate(uid, (batch, db) => {
      for (let at = 0; at < 5; at++) batch.set(doc(db, `users/${uid}/items/i${at}`), item());
    }),
  );
  const rate = `users/${uid}/meta/rate`;
  // Long enough for any machine to ask three times.
  await put(rate, { last: inDays(1) });
  await assertFails(createItem(uid, item()));
  await assertFails(createOwn(uid, share()));
  // After a deletion, the rate would start over.
  await assertFails(deleteDoc(doc(as(uid), rate)));
  await put(rate, { last: Timestamp.fromMillis(Date.now() - 2 * SECOND) });
  await assertSucceeds(createItem(uid, item()));

  // Must be refused within the two seconds: an answer that took longer than the rest of them proves nothing, and is
  // requested again.
  for (let left = 0; left <= 0;) {
    const last = Date.now() - SECOND;
    await put(rate, { last: Timestamp.fromMillis(last) });
    const isWritten = await createItem(uid, item()).then(
      () => true,
      () => false,
    );
    left = last + 2 * SECOND - Date.now();
    if (left > 0) expect(isWritten).toBe(false);
  }
});

test('rate: only its user reads, writes and, after the wait, deletes it', async () => {
  const uid = newUid();
  const path = `users/${uid}/meta/rate`;
  await put(path, { last: PAST });
  for (const db of [anyone(), as(newUid())]) {
    await assertFails(getDoc(doc(db, path)));
    await assertFails(setDoc(doc(db, path), { last: serverTimestamp() }));
    await assertFails(deleteDoc(doc(db, path)));
  }
  await assertSucceeds(getDoc(doc(as(uid), path)));
  await assertSucceeds(deleteDoc(doc(as(uid), path)));
});

// --- contact ---------------------------------------------------------------------------------------------------------

const send = (data: Data) => addDoc(collection(anyone(), 'contact'), data);

test.for([
  ['a valid one', message()],
  ['a name of 100 characters', message({ name: 'n'.repeat(100) })],
  ['no name and no subject', message({ name: '', subject: '' })],
  ['an address of 254', message({ email: `${'a'.repeat(242)}@example.com` })],
  ['a subject of 150', message({ subject: 's'.repeat(150) })],
  ['5,000 characters', message({ message: 'm'.repeat(5_000) })],
  ['a page of 200', message({ page: `/${'p'.repeat(199)}` })],
] as const)('contact: anyone writes: %s', async ([, data]) => {
  await assertSucceeds(send(data));
});

test.for([
  ['a name of 101 characters', message({ name: 'n'.repeat(101) })],
  ['no address', message({ email: '' })],
  ['an address without @', message({ email: 'a.example.com' })],
  ['an address without a dot', message({ email: 'a@example' })],
  ['an address with nothing before @', message({ email: '@example.com' })],
  ['an address of 255', message({ email: `${'a'.repeat(243)}@example.com` })],
  ['a subject of 151', message({ subject: 's'.repeat(151) })],
  ['9 characters', message({ message: 'm'.repeat(9) })],
  ['5,001 characters', message({ message: 'm'.repeat(5_001) })],
  // A rule counts UTF-16 units.
  ['2,501 characters of two units', message({ message: '😀'.repeat(2_501) })],
  ['another language', message({ lang: 'de' })],
  ['a page of 201', message({ page: `/${'p'.repeat(200)}` })],
  ['a time in the past', message({ at: PAST })],
  ['another state', message({ state: 'read' })],
  ['an unknown field', message({ phone: '1' })],
] as const)('contact: refuses %s', ([, data]) => assertFails(send(data)));

test.for(Object.keys(message()))('contact: refuses one without %s', (name) =>
  assertFails(send(without(message(), name))),
);

test.for(
  wrongTypes({
    name: ['string'],
    email: [],
    subject: ['string'],
    message: [],
    lang: [],
    page: ['string'],
    at: [],
    state: [],
  }),
)('contact: %s is refused as %s', ([field, , value]) => assertFails(send(message({ [field]: value }))));

test('contact: nobody reads, lists, changes or deletes, and ids are automatic', async () => {
  const sent = await send(message());
  for (const db of [anyone(), as('x')]) {
    const at = doc(db, sent.path);
    await assertFails(getDoc(at));
    await assertFails(updateDoc(at, { state: 'read' }));
    await assertFails(deleteDoc(at));
    await assertFails(getDocs(query(collection(db, 'contact'), limit(1))));
    await assertFails(setDoc(doc(db, 'contact/chosen'), message()));
  }
});
