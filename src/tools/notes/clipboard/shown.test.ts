import { expect, test } from 'vitest';
import { metaOf } from '../../../features/clips/clip';
import type { RoomView } from '../../../features/clips/room-session';
import { pinnedFirst, shownClips } from './shown';

const own = (id: string, at: number, more: { waiting?: string; pinned?: boolean } = {}) => ({
  ...metaOf({ id, body: id, at, title: '', waiting: more.waiting ?? '' }),
  pinned: more.pinned ?? false,
});
const clip = (id: string, at: number, device = 'other') => ({ id, at, text: id, title: '', device });
const room: RoomView = {
  id: 'room',
  code: '0123456789',
  state: 'live',
  clips: [clip('late', 9), clip('mine', 5, 'me'), clip('early', 1, 'stranger')],
  seen: [
    { id: 's2', device: 'other', name: 'Firefox, Windows', at: 8 },
    { id: 's1', device: 'other', name: 'Firefox', at: 7 },
  ],
  device: 'me',
  unreadable: 0,
  expireAt: 0,
  ahead: 0,
  full: false,
  draft: undefined,
  draftWaits: false,
  draftLost: false,
  draftLarge: false,
};
const body = () => Promise.resolve(undefined);
const ids = (clips: readonly { id: string }[]) => clips.map(({ id }) => id);

test('lists waiting clips above the room’s clips, without duplicates', () => {
  const { room: inRoom, device } = shownClips(
    [own('waits', 8, { waiting: 'room' }), own('elsewhere', 7, { waiting: 'another' }), own('mine', 4), own('old', 2)],
    body,
    room,
  );
  expect(ids(inRoom)).toEqual(['waits', 'late', 'mine', 'early']);
  expect(inRoom.map(({ place }) => place)).toEqual(['waiting', 'room', 'room', 'room']);
  // Each device has the name it reported last; an unknown device gets '?'.
  expect(inRoom.map(({ from }) => from)).toEqual(['', 'Firefox, Windows', '', '?']);
  expect(inRoom.map(({ meta }) => meta?.id)).toEqual(['waits', undefined, 'mine', undefined]);
  expect(ids(device)).toEqual(['elsewhere', 'old']);
});

test('a clip that has reached the room is no longer waiting', () => {
  const { room: inRoom } = shownClips([own('late', 8, { waiting: 'room' })], body, room);
  expect(ids(inRoom)).toEqual(['late', 'mine', 'early']);
});

test('without a room, all clips are on this device, pinned ones first', () => {
  const { room: inRoom, device } = shownClips([own('b', 2), own('a', 1, { pinned: true })], body, undefined);
  expect(inRoom).toEqual([]);
  expect(ids(device)).toEqual(['b', 'a']);
  expect(ids(pinnedFirst(device))).toEqual(['a', 'b']);
});
