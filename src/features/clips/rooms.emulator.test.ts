/** Tests rooms against Firestore's emulator with the site's own rules: cases that are slow in a browser test. */
import { addressOf, PROJECT } from '../../../scripts/emulators.mjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { randomId } from '../../core/bytes/base64-url';
import { roomIdOf, roomKeyOf } from './room-code';
import { encrypt } from './room-encryption';
import { RoomGone, type RoomNews } from './room-news';
import { SEEN_EVERY_MS } from './room-presence';
import { openRoom, Room, ROOM_CLIPS } from './rooms';

const documents = `http://${addressOf('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents`;

/** Joins a room and collects everything that it reports. */
async function visit(code: string, device: string) {
  const news: RoomNews = {};
  const room = await Room.join(code, device, (next) => void Object.assign(news, next));
  onTestFinished(() => room.stop());
  await vi.waitFor(() => expect(news).toMatchObject({ online: true, draft: {}, clips: {} }), 20_000);
  return { room, news };
}
const textsOf = ({ clips = [] }: RoomNews) => clips.map(({ text }) => text);

test('a clip is stored once, however often it is sent; a stranger’s document is counted, not shown', async () => {
  const code = await openRoom(1);
  const { room, news } = await visit(code, 'one');
  const id = randomId();
  await room.send(id, { text: 'hello', title: 'T' });
  await room.send(id, { text: 'hello', title: 'T' });
  await vi.waitFor(() => expect(textsOf(news)).toEqual(['hello']));
  expect(news.clips?.[0]).toMatchObject({ id, title: 'T', device: 'one' });

  await putClip(code, 'AAECAwQFBgcICQoLDA0ODw==');
  await vi.waitFor(() => expect(news.unreadable).toBe(1));
  expect(textsOf(news)).toEqual(['hello']);
});

/** Writes past the rules. */
async function putClip(code: string, bytesValue: string): Promise<void> {
  await fetch(`${documents}/rooms/${await roomIdOf(code)}/clips/${randomId()}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      fields: {
        body: { bytesValue },
        at: { timestampValue: new Date().toISOString() },
        device: { stringValue: 'x' },
      },
    }),
  });
}

test("what was encrypted as the draft isn't a clip, wherever the database puts it", async () => {
  const code = await openRoom(1);
  const { room, news } = await visit(code, 'one');
  const draft = await encrypt(await roomKeyOf(code), { kind: 'draft', title: '', text: 'half a thought' });
  await putClip(code, Buffer.from(draft).toString('base64'));
  await room.send(randomId(), { text: 'hello', title: '' });
  await vi.waitFor(() => expect(news.unreadable).toBe(1));
  await vi.waitFor(() => expect(textsOf(news)).toEqual(['hello']));
});

test('a code without a room ends the visit', async () => {
  const news: RoomNews = {};
  const room = await Room.join('0000000000', 'one', (next) => void Object.assign(news, next));
  onTestFinished(() => room.stop());
  await vi.waitFor(() => expect(news.gone).toBe(true), 20_000);
  expect(news.clips ?? []).toEqual([]);
});

test('of two drafts based on the same revision, the second is refused and gets the first', async () => {
  const code = await openRoom(1);
  const [one, other] = await Promise.all([visit(code, 'one'), visit(code, 'other')]);
  expect(one.news.draft).toEqual({ text: '', rev: 0 });
  expect(await one.room.writeDraft('mine', 0)).toEqual({ rev: 1 });
  expect(await other.room.writeDraft('theirs', 0)).toEqual({ rev: 1, text: 'mine' });
  expect(await other.room.writeDraft('theirs', 1)).toEqual({ rev: 2 });
  await vi.waitFor(() => expect(one.news.draft).toEqual({ text: 'theirs', rev: 2 }));
});

test('a device announces its presence once a minute, and makes way in a crowded room', async () => {
  const code = await openRoom(1);
  const { room, news } = await visit(code, 'one');
  const start = Date.now();
  await room.saySeen('Laptop', randomId(), start);
  await vi.waitFor(() => expect(news.seen).toMatchObject([{ device: 'one', name: 'Laptop' }]));
  const first = news.seen?.[0]?.id;
  await room.saySeen('Laptop', randomId(), start + SEEN_EVERY_MS - 1);
  expect(news.seen?.[0]?.id).toBe(first);
  await room.saySeen('Laptop', randomId(), start + 2 * SEEN_EVERY_MS);
  await vi.waitFor(() => {
    expect(news.seen).toHaveLength(1);
    expect(news.seen?.[0]?.id).not.toBe(first);
  });
  expect(textsOf(news)).toEqual([]);

  await Promise.all(
    Array.from({ length: ROOM_CLIPS }, (_, place) => room.send(randomId(), { text: `${place}`, title: '' })),
  );
  // A session calls `saySeen` again with each news; here it must know first how crowded the room is.
  await vi.waitFor(() => expect(news.clips?.length).toBeGreaterThanOrEqual(ROOM_CLIPS - 1), 20_000);
  await room.saySeen('Laptop', randomId(), start + 4 * SEEN_EVERY_MS);
  await vi.waitFor(() => expect(news.clips).toHaveLength(ROOM_CLIPS), 20_000);
  expect(news.seen).toEqual([]);
  expect(new Set(textsOf(news)).size).toBe(ROOM_CLIPS);
});

test('an expired room refuses writes', async () => {
  const code = await openRoom(1);
  const { room, news } = await visit(code, 'one');
  const place = `${documents}/rooms/${await roomIdOf(code)}?updateMask.fieldPaths=expireAt`;
  await fetch(place, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { expireAt: { timestampValue: '2020-01-01T00:00:00Z' } } }),
  });
  await expect(room.send(randomId(), { text: 'late', title: '' })).rejects.toThrow(RoomGone);
  await expect(room.writeDraft('late', 0)).rejects.toThrow(RoomGone);
  await vi.waitFor(() => expect(news.gone).toBe(true), 20_000);
});
