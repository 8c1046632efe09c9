import { historyField, isolateHistory } from '@codemirror/commands';
import { ChangeSet, Transaction, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** What can be undone in one editor: changes that go back, each as CodeMirror writes it, the last one last. */
export type Steps = readonly unknown[];

const MOST_STEPS = 200;
const MOST_CHARACTERS = 300_000;

/** The editor under an element, if one is open there. */
export const editorIn = (place: Element | null): EditorView | undefined =>
  (place instanceof HTMLElement && EditorView.findFromDOM(place)) || undefined;

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
    // What is older was made for a text that has changed since by other ways.
    if (listIn(event, 'mapped') !== undefined) break;
  }
  return steps;
}

const listIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Makes the steps that led to the editor's text again, so that they can be undone. Steps of another text are left. */
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
    // They belong to another text, or were written by another version of this page: the text is all there.
    if (!(error instanceof RangeError)) throw error;
  }
}
