import { expect, test } from 'vitest';
import { presenceAt, SEEN_EVERY_MS, SEEN_GONE_MS } from './room-presence';

const NOW = 10_000_000;
const seen = (device: string, ago: number) => ({ id: `${device}-${ago}`, device, name: '', at: NOW - ago });
const room = { clips: 0, seen: [], device: 'mine', saidAt: -Infinity };

test.for([
  ['the first time', room, true, []],
  [
    'again after a minute, replacing the previous announcement',
    { seen: [seen('mine', SEEN_EVERY_MS)] },
    true,
    ['mine-60000'],
  ],
  ['not sooner', { seen: [seen('mine', SEEN_EVERY_MS - 1)] }, false, []],
  ['not sooner, even if its own announcement has not arrived yet', { saidAt: NOW - 1 }, false, []],
  ['regardless of other devices', { seen: [seen('other', 0)] }, true, []],
  ['and removes a device that was not heard of', { seen: [seen('other', SEEN_GONE_MS + 1)] }, true, ['other-600001']],
  ['but not a moment too early', { seen: [seen('other', SEEN_GONE_MS)] }, true, []],
  ['not in a room of 80 clips, where presence makes way', { clips: 80, seen: [seen('other', 5)] }, false, ['other-5']],
  ['in a room of 79 clips', { clips: 79, seen: [seen('other', 5)] }, true, []],
  [
    'not in a room of 98 documents',
    { clips: 79, seen: Array.from({ length: 19 }, () => seen('other', 5)) },
    false,
    Array.from({ length: 19 }, () => 'other-5'),
  ],
] as const)('a device announces its presence: %s', ([, more, due, old]) => {
  const presence = presenceAt(NOW, { ...room, ...more });
  expect([presence.due, presence.old.map(({ id }) => id)]).toEqual([due, old]);
});
