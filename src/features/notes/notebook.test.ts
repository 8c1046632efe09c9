import { expect, test } from 'vitest';
import { Notebook } from './notebook';
import type { Pen } from './notebook-view';

/** A text area without a page: typing sets its text. There is no IndexedDB here, so notes are kept in memory. */
function fakePage() {
  let text = '';
  let broken = false;
  const pen: Pen = {
    text: () => {
      if (broken) throw new Error('The editor is gone');
      return text;
    },
    length: () => text.length,
    caret: () => text.length,
    show: (shown) => {
      text = shown;
    },
  };
  const notebook = new Notebook(pen);
  return {
    notebook,
    text: () => text,
    type: (typed: string) => {
      text = typed;
      notebook.typed();
    },
    breakPen: (is: boolean) => {
      broken = is;
    },
  };
}

/** Holds back the reading of a note until it is released. */
function holdReading(notebook: Notebook, held: string) {
  const { store } = notebook;
  const read = store.read.bind(store);
  const { promise, resolve } = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  store.read = async (id) => {
    const note = await read(id);
    if (id === held) {
      began.resolve();
      await promise;
    }
    return note;
  };
  return { began: began.promise, go: resolve };
}

test('of two notes opened one after the other, the second is shown even if the first is read later', async () => {
  const { notebook, text } = fakePage();
  await notebook.create('first');
  const first = notebook.view().id;
  await notebook.create('second');
  const second = notebook.view().id;
  await notebook.create('third');
  const reading = holdReading(notebook, first);
  const slow = notebook.open(first);
  await reading.began;
  await notebook.open(second);
  reading.go();
  await slow;
  expect(text()).toBe('second');
  expect(notebook.view().id).toBe(second);
});

test('a new note stays on the page if another was being opened', async () => {
  const { notebook, text } = fakePage();
  await notebook.create('first');
  const first = notebook.view().id;
  await notebook.create('second');
  const reading = holdReading(notebook, first);
  const slow = notebook.open(first);
  await reading.began;
  await notebook.create('new');
  reading.go();
  await slow;
  expect(text()).toBe('new');
});

test('text typed while the open note is being reopened stays', async () => {
  const { notebook, text, type } = fakePage();
  await notebook.create('first');
  const { id } = notebook.view();
  const reading = holdReading(notebook, id);
  const again = notebook.open(id);
  await reading.began;
  type('first and more');
  reading.go();
  await again;
  expect(text()).toBe('first and more');
  expect(notebook.view().conflict).toBe(false);
});

test('a failed save does not prevent later ones', async () => {
  const { notebook, type, breakPen } = fakePage();
  await notebook.create('first');
  const { id } = notebook.view();
  type('second');
  breakPen(true);
  await expect(notebook.save()).rejects.toThrow('The editor is gone');
  breakPen(false);
  await notebook.save();
  expect((await notebook.store.read(id))?.text).toBe('second');
});

/** A note that another tab has saved while text was typed here: the next save finds it in the store. */
async function disagree(page: ReturnType<typeof fakePage>) {
  const { notebook, type } = page;
  await notebook.create('first');
  const { id } = notebook.view();
  const stored = await notebook.store.read(id);
  if (!stored) throw new Error('The note is not stored');
  const write = notebook.store.write.bind(notebook.store);
  const other = { ...stored, text: 'theirs', rev: stored.rev + 1 };
  notebook.store.write = async (content, base) => {
    if (content.id === id && base < other.rev) return { other };
    return write(content, base);
  };
  type('mine');
  await notebook.save();
  return id;
}

test.for([
  ['mine', 'mine', true],
  ['theirs', 'theirs', true],
  ['both', 'mine', false],
] as const)('of two tabs’ texts, %s leaves %s on the page', async ([choice, shown, isSame]) => {
  const page = fakePage();
  const { notebook, text } = page;
  const id = await disagree(page);
  expect(notebook.view()).toMatchObject({ conflict: true, dirty: true });
  expect(text()).toBe('mine');
  await notebook.resolve(choice);
  expect(notebook.view()).toMatchObject({ conflict: false, dirty: false });
  expect(text()).toBe(shown);
  expect(notebook.view().id === id).toBe(isSame);
  expect((await notebook.store.read(notebook.view().id))?.text).toBe(shown);
});

test('opening another note keeps a text that two tabs disagree about as a separate note', async () => {
  const page = fakePage();
  const id = await disagree(page);
  await page.notebook.create('next');
  const texts = await Promise.all(page.notebook.view().notes.map((note) => page.notebook.store.read(note.id)));
  expect(texts.filter((note) => note?.id !== id).map((note) => note?.text)).toEqual(
    expect.arrayContaining(['mine', 'next']),
  );
});
