import { expect, test } from 'vitest';
import { presenceAt, SEEN_EVERY_MS, SEEN_GONE_MS } from './room-presence';

const NOW = 10_000_000;
const seen = (device: string, ago: number) => ({ id: `${device}-${ago}`, device, name: '', at: NOW - ago });
const room = { clips: 0, seen: [], device: 'mine', saidAt: -Infinity };

test.for([
  ['a first time', room, true, []],
  ['again after a minute, in place of the one before', { seen: [seen('mine', SEEN_EVERY_MS)] }, true, ['mine-60000']],
  ['not before', { seen: [seen('mine', SEEN_EVERY_MS - 1)] }, false, []],
  ['not before, where what was said has not come back yet', { saidAt: NOW - 1 }, false, []],
  ['whatever others say', { seen: [seen('other', 0)] }, true, []],
  ['and takes off who was not heard of', { seen: [seen('other', SEEN_GONE_MS + 1)] }, true, ['other-600001']],
  ['but nobody a moment before', { seen: [seen('other', SEEN_GONE_MS)] }, true, []],
  ['not in a room of 80 clips, where all make room', { clips: 80, seen: [seen('other', 5)] }, false, ['other-5']],
  ['in one of 79', { clips: 79, seen: [seen('other', 5)] }, true, []],
  [
    'nor in one of 98 documents',
    { clips: 79, seen: Array.from({ length: 19 }, () => seen('other', 5)) },
    false,
    Array.from({ length: 19 }, () => 'other-5'),
  ],
] as const)('a device announces its presence: %s', ([, more, due, old]) => {
  const presence = presenceAt(NOW, { ...room, ...more });
  expect([presence.due, presence.old.map(({ id }) => id)]).toEqual([due, old]);
});
