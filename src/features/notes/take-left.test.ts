import { expect, test } from 'vitest';
import { NO_HISTORY } from './note-history';
import type { Rescued } from './rescued-text';
import type { Note, NoteContent, Written } from './note-store';
import { takeLeft } from './take-left';

const entry: Rescued = { id: 'a', title: '', text: 'typed, not saved', base: 1 };

const stored = (content: Partial<NoteContent>, rev: number): Note => ({
  id: 'a',
  title: '',
  text: '',
  history: NO_HISTORY,
  ...content,
  heading: '',
  snippet: '',
  created: 1,
  updated: 1,
  pinned: false,
  trashed: 0,
  rev,
});

/** Notes in memory with the store's rule: a save based on a revision other than the stored one is refused. */
function fakeNotes(first: readonly Note[], { full = false, meanwhile }: { full?: boolean; meanwhile?: Note } = {}) {
  const notes = new Map(first.map((note) => [note.id, note]));
  return {
    texts: () => Array.from(notes.values(), ({ text }) => text),
    read: async (id: string) => {
      const note = notes.get(id);
      // Another tab saves between this tab's read and its write.
      if (meanwhile) notes.set(meanwhile.id, meanwhile);
      return note;
    },
    write: async (content: NoteContent, base: number): Promise<Written> => {
      const old = notes.get(content.id);
      if (old && old.rev !== base) return { other: old };
      const note = stored(content, base + 1);
      if (!full) notes.set(content.id, note);
      return { meta: note, kept: !full };
    },
  };
}

/** Entries of a tab that is gone, and those that this tab makes. */
function left(entries: readonly Rescued[], room = true) {
  const there = new Map(entries.map((one) => [`gone:${one.id}`, one]));
  return {
    texts: () => Array.from(there.values(), ({ text }) => text),
    left: async () => Array.from(there, ([key, one]) => ({ key, entry: one })),
    keep: (one: Rescued) => {
      if (room) there.set(`own:${one.id}`, one);
      return room;
    },
    drop: (key: string) => void there.delete(key),
  };
}

test('puts a text into its note if the note is unchanged since', async () => {
  const notes = fakeNotes([stored({ text: 'before' }, 1)]);
  const rescue = left([entry]);
  expect(await takeLeft(notes, rescue)).toBe(true);
  expect(notes.texts()).toEqual(['typed, not saved']);
  expect(rescue.texts()).toEqual([]);
});

test('makes a separate note of a text if its note was changed since', async () => {
  const notes = fakeNotes([stored({ text: 'changed since' }, 2)]);
  expect(await takeLeft(notes, left([entry]))).toBe(true);
  expect(notes.texts()).toEqual(['changed since', 'typed, not saved']);
});

test('does not bring back a text that is already saved', async () => {
  const notes = fakeNotes([stored({ text: 'typed, not saved' }, 2)]);
  const rescue = left([entry]);
  expect(await takeLeft(notes, rescue)).toBe(false);
  expect([notes.texts(), rescue.texts()]).toEqual([['typed, not saved'], []]);
});

test('keeps a text if another tab saves its note at the same moment', async () => {
  const notes = fakeNotes([stored({ text: 'before' }, 1)], { meanwhile: stored({ text: 'theirs' }, 2) });
  const rescue = left([entry]);
  expect(await takeLeft(notes, rescue)).toBe(true);
  expect(notes.texts()).toEqual(['theirs', 'typed, not saved']);
});

test('makes one note of a text that two tabs bring back at once', async () => {
  const notes = fakeNotes([stored({ text: 'before' }, 1)], { meanwhile: stored({ text: 'typed, not saved' }, 2) });
  expect(await takeLeft(notes, left([entry]))).toBe(false);
  expect(notes.texts()).toEqual(['typed, not saved']);
});

test.for([true, false])(
  'keeps the entry if there is no room for the note (room for a second entry: %s)',
  async (room) => {
    const rescue = left([entry], room);
    expect(await takeLeft(fakeNotes([], { full: true }), rescue)).toBe(true);
    expect(rescue.texts()).toEqual(['typed, not saved']);
  },
);
