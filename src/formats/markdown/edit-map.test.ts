import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EditMap } from 'micromark-util-edit-map';
import './edit-map';

/** An event with a number, to distinguish it from others. */
const event = (number: number) =>
  ['enter', { type: 'data', start: point(number), end: point(number) }, undefined as never] as const;
const point = (offset: number) => ({ line: 1, column: 1, offset, _index: 0, _bufferIndex: -1 });
type Events = Parameters<EditMap['consume']>[0];
const eventsOf = (numbers: readonly number[]): Events => numbers.map((number) => [...event(number)]);

test('applies edits as if they were made one after another, the last first', () => {
  const number = fc.nat({ max: 20 });
  const edit = fc.record({ at: number, removed: fc.nat({ max: 3 }), added: fc.array(number, { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(number, { maxLength: 20 }), fc.array(edit, { maxLength: 6 }), (before, edits) => {
      // Edits must not overlap, and there can be only one per position.
      const separate: typeof edits = [];
      for (const one of edits.toSorted((a, b) => a.at - b.at)) {
        const last = separate.at(-1);
        const free = !last || one.at > last.at + last.removed - 1 + (last.removed === 0 ? 1 : 0);
        if (free && one.at + one.removed <= before.length) separate.push(one);
      }
      const expected = [...before];
      for (const { at, removed, added } of separate.toReversed()) expected.splice(at, removed, ...added);
      const map = new EditMap();
      for (const { at, removed, added } of separate) map.add(at, removed, eventsOf(added));
      const events = eventsOf(before);
      map.consume(events);
      expect(events.map(([, { start }]) => start.offset)).toEqual(expected);
      expect(map.map).toEqual([]);
    }),
  );
});

test('an edit near the end of many events is cheap', () => {
  const events = eventsOf(Array.from({ length: 200_000 }, (_, index) => index));
  for (let i = 0; i < 500; i++) {
    const map = new EditMap();
    map.add(events.length - 1, 0, eventsOf([i]));
    map.consume(events);
  }
  expect(events).toHaveLength(200_500);
  // Copying all of them each time takes ten seconds or more.
});
