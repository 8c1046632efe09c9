import { closeHistory, history, redo, undo } from '@tiptap/pm/history';
import { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { SCHEMA } from './schema';
import { MOST_GROUPS, undoLog, withHistory, writeHistory } from './undo';

const doc = (...texts: string[]) =>
  Node.fromJSON(SCHEMA, {
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) })),
  });
const plugins = [history({ depth: MOST_GROUPS }), undoLog()];
const begin = (...texts: string[]) => EditorState.create({ doc: doc(...texts), plugins });

/** An editor without a page. */
function editor(state: EditorState) {
  let now = state;
  const dispatch = (transaction: EditorState['tr']) => void (now = now.apply(transaction));
  return {
    get state() {
      return now;
    },
    type(text: string, at = now.doc.content.size - 1) {
      for (const letter of text) dispatch(now.tr.insertText(letter, at++));
    },
    change: (make: (state: EditorState) => EditorState['tr']) => dispatch(closeHistory(make(now))),
    undo: () => undo(now, dispatch),
    redo: () => redo(now, dispatch),
    text: () => now.doc.textBetween(0, now.doc.content.size, '\n'),
  };
}
const reload = ({ state }: { state: EditorState }) => {
  const fresh = Node.fromJSON(SCHEMA, JSON.parse(JSON.stringify(state.doc)));
  const restored = withHistory(fresh, writeHistory(state), plugins);
  expect(restored?.doc.eq(state.doc)).toBe(true);
  return editor(restored ?? begin(''));
};

describe('after a reload', () => {
  test('typing, deleting and formatting can be undone and redone, group by group', () => {
    const before = editor(begin('one'));
    before.type(' two');
    before.change(({ tr }) => tr.addMark(1, 4, SCHEMA.mark('bold')));
    before.change(({ tr }) => tr.delete(1, 5));
    before.change(({ tr }) => tr.split(2));
    const seen = before.text();
    const after = reload(before);
    for (const state of ['two', 'one two', 'one two', 'one']) {
      expect(after.undo()).toBe(true);
      expect(after.text()).toBe(state);
    }
    expect(after.undo()).toBe(false);
    for (let at = 0; at < 4; at++) expect(after.redo()).toBe(true);
    expect(after.text()).toBe(seen);
    expect(after.state.doc.eq(before.state.doc)).toBe(true);
  });

  test('undone changes can be redone, until something is typed', () => {
    const before = editor(begin('a'));
    before.change(({ tr }) => tr.insertText('b', 2));
    before.change(({ tr }) => tr.insertText('c', 3));
    before.change(({ tr }) => tr.insertText('d', 4));
    before.undo();
    before.undo();
    const after = reload(before);
    expect(after.text()).toBe('ab');
    after.redo();
    expect(after.text()).toBe('abc');
    const again = reload(after);
    again.undo();
    again.undo();
    expect(again.text()).toBe('a');
    again.redo();
    again.change(({ tr }) => tr.insertText('!', 1));
    expect(reload(again).redo()).toBe(false);
  });

  test('keeps the last 200 steps', () => {
    const before = editor(begin(''));
    for (let at = 0; at < MOST_GROUPS + 60; at++)
      before.change(({ tr, doc: now }) => tr.insertText('x', now.content.size - 1));
    const after = reload(before);
    let steps = 0;
    while (after.undo()) steps++;
    expect(steps).toBe(MOST_GROUPS);
  });

  test('a history that would be larger than its text loses its oldest steps', () => {
    const before = editor(begin(''));
    const long = 'y'.repeat(400_000);
    for (const letter of 'abcd') {
      before.change(({ tr, doc: now }) => tr.insertText(letter + long, 1, now.content.size - 1));
    }
    const written = writeHistory(before.state);
    expect(written.length).toBeLessThan(1_000_100);
    const after = reload(before);
    expect(after.undo()).toBe(true);
    expect(after.text()[0]).toBe('c');
    expect(after.undo()).toBe(true);
    expect(after.undo()).toBe(false);
  });
});

test.for([
  ['other', 'x'],
  ['', 'y'],
])('rejects a history of another document (%j)', ([text = '', typed = '']) => {
  const before = editor(begin('first', 'second'));
  before.change(({ tr }) => tr.delete(2, 9));
  before.change(({ tr }) => tr.insertText(typed, 1));
  expect(withHistory(doc(text), writeHistory(before.state), plugins)).toBeUndefined();
  for (const broken of ['', '{', '{"past":[[1]],"future":[]}', '[]', '{"past":1,"future":2}'])
    expect(withHistory(doc('a'), broken, plugins)).toBeUndefined();
});
