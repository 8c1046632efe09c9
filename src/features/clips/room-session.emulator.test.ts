/**
 * Tests visits to rooms against Firestore's emulator: what ends, arrives late or arrives twice. Clips are kept in
 * memory here.
 */
import { addressOf, PROJECT } from '../../../scripts/emulators.mjs';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Room } from './rooms';
import { ClipBook } from './clip-book';
import { roomIdOf } from './room-code';
import { openRoom, RoomSession } from './room-session';

/** The parts of a page that a visit needs. */
const page = new EventTarget();
beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => void vi.restoreAllMocks());

async function enter(code: string, book = new ClipBook()) {
  const session = await RoomSession.enter(code, book);
  onTestFinished(() => session.end());
  return { session, book };
}
/** Stops tests that hang: the first answer of an emulator that has just started is slow. */
const WAIT = { timeout: 60_000 };
const untilLive = (session: RoomSession) =>
  vi.waitFor(() => expect(session.view()).toMatchObject({ state: 'live', draft: {} }), WAIT);
const textsIn = (session: RoomSession) => session.view().clips.map(({ text }) => text);
const clipsOf = (book: ClipBook) => book.view().clips.map(({ head, waiting }) => [head, waiting]);

/** Writes past the rules. */
async function expire(code: string): Promise<void> {
  const documents = `http://${addressOf('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents`;
  await fetch(`${documents}/rooms/${await roomIdOf(code)}?updateMask.fieldPaths=expireAt`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { expireAt: { timestampValue: '2020-01-01T00:00:00Z' } } }),
  });
}

test('waiting clips reach the room once, oldest first', async () => {
  const code = await openRoom(1);
  const book = new ClipBook();
  const room = await roomIdOf(code);
  for (const text of ['one', 'two', 'three']) await book.add(text, { room });
  const send = vi.spyOn(Room.prototype, 'send');
  const { session } = await enter(code, book);
  await vi.waitFor(() => expect(textsIn(session).toSorted()).toEqual(['one', 'three', 'two']), WAIT);
  await vi.waitFor(() => expect(clipsOf(book).map(([, waiting]) => waiting)).toEqual(['', '', '']), WAIT);
  expect(send.mock.calls.map(([, { text }]) => text)).toEqual(['one', 'two', 'three']);
});

test('joins the room once, however often the browser reports that it is online', async () => {
  const code = await openRoom(1);
  const join = vi.spyOn(Room, 'join');
  const { session } = await enter(code);
  const online = () => page.dispatchEvent(new Event('online'));
  for (let time = 0; time < 3; time++) online();
  await untilLive(session);
  online();
  expect(join).toHaveBeenCalledTimes(1);
});

test('a visit that ends while it joins listens to nothing', async () => {
  const code = await openRoom(1);
  const join = vi.spyOn(Room, 'join');
  const stop = vi.spyOn(Room.prototype, 'stop');
  const { session } = await enter(code);
  const listener = vi.fn();
  session.subscribe(listener);
  session.end();
  const room = await join.mock.results[0]?.value;
  await vi.waitFor(() => expect(stop.mock.contexts).toContain(room), WAIT);
  page.dispatchEvent(new Event('online'));
  expect(join).toHaveBeenCalledTimes(1);
  expect(listener).not.toHaveBeenCalled();
});

test('a visit that has ended sets no timer for the room’s end', async () => {
  const code = await openRoom(1);
  const book = new ClipBook();
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const saveRoom = book.store.saveRoom.bind(book.store);
  book.store.saveRoom = async (room) => {
    if (room.expireAt > 0) {
      begun.resolve();
      await held.promise;
    }
    await saveRoom(room);
  };
  const { session } = await enter(code, book);
  await begun.promise;
  session.end();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  held.resolve();
  await vi.waitFor(async () => expect((await book.store.rooms())[0]?.expireAt).toBeGreaterThan(0), WAIT);
  const HALF_AN_HOUR = 1_800_000;
  expect(timers.mock.calls.filter(([, ms = 0]) => ms > HALF_AN_HOUR)).toEqual([]);
});

test('when a room has expired, waiting clips stay on this device and the room is forgotten', async () => {
  const code = await openRoom(1);
  const { session, book } = await enter(code);
  await untilLive(session);
  await expire(code);
  await book.add('too late', { room: session.view().id });
  await vi.waitFor(() => expect(session.view().state).toBe('expired'), WAIT);
  await vi.waitFor(() => expect(clipsOf(book)).toEqual([['too late', '']]), WAIT);
  await vi.waitFor(async () => expect(await book.store.rooms()).toEqual([]), WAIT);
  await book.add('later still', { room: session.view().id });
  await vi.waitFor(() => expect(clipsOf(book).map(([, waiting]) => waiting)).toEqual(['', '']), WAIT);
  session.typeDraft('nobody hears this');
  page.dispatchEvent(new Event('pagehide'));
  expect(await book.store.rooms()).toEqual([]);
});

test('leaving takes the unsent draft along, and forgets the room permanently', async () => {
  const code = await openRoom(1);
  const { session, book } = await enter(code);
  session.typeDraft('half a thought');
  await session.leave();
  page.dispatchEvent(new Event('pagehide'));
  expect(clipsOf(book)).toEqual([['half a thought', '']]);
  expect(await book.store.rooms()).toEqual([]);
});

test('a draft that is too large for the room, typed before the room’s own is known, becomes a clip of this device', async () => {
  const code = await openRoom(1);
  const other = await enter(code);
  await untilLive(other.session);
  other.session.typeDraft('theirs');
  await vi.waitFor(() => expect(other.session.view().draftWaits).toBe(false), WAIT);
  const { session, book } = await enter(code);
  session.typeDraft('x'.repeat(250_000));
  await vi.waitFor(() => expect(session.view()).toMatchObject({ draft: { text: 'theirs' }, draftLost: true }), WAIT);
  await untilLive(session);
  await book.add('after it', { room: session.view().id });
  await vi.waitFor(() => expect(textsIn(session)).toEqual(['after it']), WAIT);
  expect(clipsOf(book).map(([head = '', waiting]) => [head.slice(0, 8), waiting])).toEqual([
    ['after it', ''],
    ['xxxxxxxx', ''],
  ]);
});
