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
