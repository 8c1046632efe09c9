import { historyField, isolateHistory } from '@codemirror/commands';
import { ChangeSet, Transaction, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** The undo steps of one editor: inverse changes, as CodeMirror serializes them, most recent last. */
export type Steps = readonly unknown[];

const MOST_STEPS = 200;
const MOST_CHARACTERS = 300_000;

/** The editor inside an element, if there is one. */
export const editorIn = (element: Element | null): EditorView | undefined =>
  (element instanceof HTMLElement && EditorView.findFromDOM(element)) || undefined;

export function stepsOf(editor: EditorView): Steps {
  const json: unknown = editor.state.toJSON({ history: historyField });
  const events = listIn(listIn(json, 'history'), 'done');
  const steps: unknown[] = [];
  let size = 0;
  for (const event of Array.isArray(events) ? events.toReversed() : []) {
    const changes = listIn(event, 'changes');
    if (changes !== undefined) {
      size += JSON.stringify(changes).length;
      if (size > MOST_CHARACTERS || steps.length === MOST_STEPS) break;
      steps.unshift(changes);
    }
    // Older steps apply to a text that has since been changed outside the history.
    if (listIn(event, 'mapped') !== undefined) break;
  }
  return steps;
}

const listIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Repeats the steps that led to the editor's text, so that they can be undone. Steps for another text are ignored. */
export function replay(editor: EditorView, steps: Steps): void {
  const { state } = editor;
  try {
    const forward: ChangeSet[] = [];
    let doc: Text = state.doc;
    for (const step of steps.toReversed()) {
      const back = ChangeSet.fromJSON(step);
      forward.unshift(back.invert(doc));
      doc = back.apply(doc);
    }
    if (forward.length === 0) return;
    const made: Transaction[] = [
      state.update({
        changes: { from: 0, to: state.doc.length, insert: doc },
        annotations: Transaction.addToHistory.of(false),
      }),
    ];
    for (const changes of forward) {
      const before = made.at(-1)?.state ?? state;
      made.push(before.update({ changes, annotations: isolateHistory.of('full') }));
    }
    const last = made.at(-1)?.state ?? state;
    if (!last.doc.eq(state.doc)) return;
    made.push(last.update({ selection: state.selection }));
    editor.update(made);
  } catch (error) {
    // The steps apply to another text, or were saved by another version of this page; the text itself is complete.
    if (!(error instanceof RangeError)) throw error;
  }
}
