import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoomDraft, type DraftView } from './room-draft';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake room with the database's rule: a write based on another revision returns the text that is there. */
function room(text = '', rev = 0) {
  return {
    text,
    rev,
    write(next: string, base: number) {
      if (base !== this.rev) return { rev: this.rev, text: this.text };
      this.text = next;
      return { rev: ++this.rev };
    },
  };
}

/** A device in the room. Its writes are held back until `answer` is called. */
function device(there = room(), known = { draft: '', draftRev: 0 }) {
  let view: Partial<DraftView> = {};
  const clips: string[] = [];
  const waiting: (() => void)[] = [];
  let kept = known;
  let connected = true;
  const draft = new RoomDraft(known, {
    write: (text, base) =>
      connected ? new Promise((done) => waiting.push(() => done(there.write(text, base)))) : undefined,
    remember: async (remembered, draftRev) => {
      kept = { draft: remembered, draftRev };
    },
    toClip: async (text) => clips.push(text),
    show: (change) => {
      view = { ...view, ...change };
    },
    failed: async (error) => {
      throw error;
    },
  });
  view = draft.view;
  return {
    draft,
    clips,
    view: () => view,
    kept: () => kept,
    connect: (is: boolean) => {
      connected = is;
    },
    /** Lets the database answer the oldest write. */
    answer: async () => {
      waiting.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    pause: () => vi.advanceTimersByTimeAsync(800),
  };
}

test('typed text reaches the room after a pause, and then no longer waits on the device', async () => {
  const there = room();
  const { draft, view, kept, answer, pause } = device(there);
  draft.hear({ text: '', rev: 0 });
  draft.type('hello');
  expect(view()).toMatchObject({ draftWaits: true });
  await pause();
  expect(kept()).toEqual({ draft: 'hello', draftRev: 0 });
  await answer();
  expect(there).toMatchObject({ text: 'hello', rev: 1 });
  expect(view()).toMatchObject({ draft: { text: 'hello', rev: 1 }, draftWaits: false });
  expect(kept().draft).toBe('');
});

test('text typed during a write is written after it, and then no longer waits', async () => {
  const there = room();
  const { draft, view, kept, answer, pause } = device(there);
  draft.hear({ text: '', rev: 0 });
  draft.type('one');
  await pause();
  draft.type('one two');
  await answer();
  expect(view()).toMatchObject({ draftWaits: true });
  await answer();
  expect(there.text).toBe('one two');
  await pause();
  expect(kept().draft).toBe('');
});

test('when two visitors type at once, the second keeps the text as a clip', async () => {
  const there = room('theirs', 1);
  const { draft, clips, view, kept, answer, pause } = device(there);
  draft.hear({ text: '', rev: 0 });
  draft.type('mine');
  await pause();
  await answer();
  expect(clips).toEqual(['mine']);
  expect(view()).toMatchObject({ draft: { text: 'theirs', rev: 1 }, draftWaits: false, draftLost: true });
  await pause();
  expect(kept().draft).toBe('');
  expect(there.text).toBe('theirs');
});

test('text typed before the room’s draft is known does not replace it', async () => {
  const there = room('theirs', 5);
  const { draft, clips, view, pause } = device(there);
  draft.type('mine');
  draft.hear({ text: 'theirs', rev: 5 });
  await pause();
  expect(clips).toEqual(['mine']);
  expect(view()).toMatchObject({ draft: { text: 'theirs', rev: 5 }, draftLost: true });
  expect(there.text).toBe('theirs');
});

test('text typed before the room’s empty draft is known is written into it', async () => {
  const there = room();
  const { draft, clips, answer, pause } = device(there);
  draft.type('mine');
  draft.hear({ text: '', rev: 0 });
  await pause();
  await answer();
  expect(there.text).toBe('mine');
  expect(clips).toEqual([]);
});

test('text typed just before the page ends is there after a reload', async () => {
  const there = room();
  const first = device(there);
  first.draft.hear({ text: '', rev: 0 });
  first.draft.type('just typed');
  const { draft, view, answer } = device(there, first.kept());
  expect(view()).toMatchObject({ draft: { text: 'just typed' }, draftWaits: true });
  void draft.write();
  await answer();
  expect(there.text).toBe('just typed');
});

test('text waits without a connection, and is sent when there is one', async () => {
  const there = room();
  const { draft, view, connect, answer, pause } = device(there);
  draft.hear({ text: '', rev: 0 });
  connect(false);
  draft.type('later');
  await pause();
  expect(view()).toMatchObject({ draftWaits: true });
  connect(true);
  void draft.write();
  await answer();
  expect(there.text).toBe('later');
});

test('text that is too large for a room stays here until it is shorter', async () => {
  const there = room();
  const { draft, view, kept, answer, pause } = device(there);
  draft.hear({ text: '', rev: 0 });
  draft.type('x'.repeat(200_001));
  await pause();
  expect(view()).toMatchObject({ draftWaits: true, draftLarge: true });
  expect(kept().draft).toHaveLength(200_001);
  draft.type('short');
  await pause();
  await answer();
  expect(there.text).toBe('short');
  expect(view()).toMatchObject({ draftLarge: false });
});

test('text that has not reached the room is taken only once', async () => {
  const there = room();
  const { draft, answer, pause } = device(there);
  draft.hear({ text: '', rev: 0 });
  draft.type('mine');
  expect(draft.take()).toBe('mine');
  expect(draft.take()).toBe('');
  await pause();
  await answer();
  expect(there.text).toBe('');
});
