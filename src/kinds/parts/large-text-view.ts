import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, Text, Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { breathe } from '../../lib/breathe';
import { blobOf, piecesOf, type TextSource } from '../../lib/long-text';
import { editorLook } from './editor-look';

export interface LargeTextView {
  destroy(): void;
}

interface Options {
  label: string;
  onEdit: ((text: string | Blob) => void) | undefined;
  /** Edits are handed on as a Blob, made piece by piece, instead of a string. */
  asBlob: boolean;
  /** Something was typed; `onEdit` has it after a pause. */
  onEditing: () => void;
  /** All of the text is there, and has so many lines. */
  onLines: (count: number) => void;
  cancelled: () => boolean;
}

/** Longer lines are not wrapped: measuring them would lay out all of them. */
const WRAP_LIMIT = 20_000;
const EDIT_PAUSE_MS = 300;

/** Shows a long text in an element: its first piece at once, the rest when it has been read. */
export async function showLargeText(parent: HTMLElement, source: TextSource, options: Options): Promise<LargeTextView> {
  const pieces = piecesOf(source);
  const first = await pieces.next();
  const head = documentOf(first.done ? '' : first.value);
  const { onEdit } = options;
  let pause: ReturnType<typeof setTimeout> | undefined;
  // Nothing is typed into a text that is still coming.
  const writable = new Compartment();
  const handOn = async (doc: Text) => {
    const text = options.asBlob
      ? await blobOf({ length: doc.length, slice: (from = 0, to = doc.length) => doc.sliceString(from, to) })
      : doc.toString();
    if (view.state.doc === doc) onEdit?.(text);
  };
  const editing = onEdit
    ? [
        history(),
        keymap.of([...standardKeymap, ...historyKeymap]),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (!docChanged || transactions.some((one) => one.annotation(Transaction.addToHistory) === false)) return;
          options.onEditing();
          clearTimeout(pause);
          pause = setTimeout(() => void handOn(state.doc), EDIT_PAUSE_MS);
        }),
      ]
    : [keymap.of(standardKeymap)];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: head,
      extensions: [
        editorLook,
        lineNumbers(),
        writable.of(EditorState.readOnly.of(true)),
        ...(longestLine(head) > WRAP_LIMIT ? [] : [EditorView.lineWrapping]),
        EditorView.contentAttributes.of({ 'aria-label': options.label }),
        ...editing,
      ],
    }),
  });
  void (async () => {
    let rest = Text.empty;
    for await (const piece of pieces) {
      rest = rest.append(documentOf(piece));
      await breathe();
      if (options.cancelled()) return;
    }
    view.dispatch({
      changes: { from: head.length, insert: rest },
      effects: writable.reconfigure(EditorState.readOnly.of(!onEdit)),
      annotations: Transaction.addToHistory.of(false),
    });
    options.onLines(view.state.doc.lines);
  })();
  return {
    destroy: () => {
      clearTimeout(pause);
      view.destroy();
    },
  };
}

/** Opens an editor that nobody sees, and closes it: the first one takes several times as long as those after it. */
export function warmUp(): void {
  const extensions = [editorLook, lineNumbers(), EditorView.lineWrapping, history(), keymap.of(standardKeymap)];
  new EditorView({ state: EditorState.create({ doc: 'first\nsecond', extensions }) }).destroy();
}

/** CRLF and CR become one line break, as in a text area. */
const documentOf = (piece: string): Text => Text.of(piece.split(/\r\n|\r|\n/));

/** The longest of the first lines: minified files show at once what they are. */
function longestLine(doc: Text): number {
  const FIRST = 50;
  let longest = 0;
  for (let number = 1; number <= Math.min(FIRST, doc.lines); number++)
    longest = Math.max(longest, doc.line(number).length);
  return longest;
}
