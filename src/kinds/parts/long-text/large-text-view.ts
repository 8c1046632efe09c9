import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { Compartment, EditorState, Text, Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, type ViewUpdate } from '@codemirror/view';
import { yieldToMain } from '../../../core/yield-to-main';
import { LONG_TEXT, blobOf, piecesOf, type TextSource } from '../../../core/text/long-text';
import { editorLook } from './editor-look';

export interface LargeTextView {
  destroy(): void;
}

interface Options {
  label: string;
  /** Called with the edited text. `now`: it was pasted, so there is no need to wait for more typing. */
  onEdit: ((text: string | Blob, now: boolean) => void) | undefined;
  /** Passes the edited text to `onEdit` as a Blob, built in pieces, instead of a string. */
  asBlob: boolean;
  /** Called at each edit; `onEdit` follows after a pause. */
  onEditing: () => void;
  /** Called with the number of lines once all of the text is in the view. */
  onLines: (count: number) => void;
  cancelled: () => boolean;
}

/** Longer lines aren't wrapped: to measure them, the browser would have to lay them out completely. */
const WRAP_LIMIT = 20_000;
const EDIT_PAUSE_MS = 300;

/** Shows a long text in an element: its first piece immediately, the rest when it has been read. */
export async function showLargeText(parent: HTMLElement, source: TextSource, options: Options): Promise<LargeTextView> {
  const pieces = piecesOf(source);
  const first = await pieces.next();
  const head = documentOf(first.done ? '' : first.value);
  const { onEdit } = options;
  let pause: ReturnType<typeof setTimeout> | undefined;
  // The view is read-only until all of the text is in it.
  const writable = new Compartment();
  const passEdit = async (doc: Text, now: boolean) => {
    const text = options.asBlob
      ? await blobOf({ length: doc.length, slice: (from = 0, to = doc.length) => doc.sliceString(from, to) })
      : doc.toString();
    if (view.state.doc === doc) onEdit?.(text, now);
  };
  const onChange = ({ docChanged, transactions, state }: ViewUpdate) => {
    if (!docChanged || transactions.some((one) => one.annotation(Transaction.addToHistory) === false)) return;
    options.onEditing();
    clearTimeout(pause);
    const now = transactions.some((one) => one.isUserEvent('input.paste'));
    pause = setTimeout(() => void passEdit(state.doc, now), now ? 0 : EDIT_PAUSE_MS);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= LONG_TEXT || view.state.readOnly) return false;
    options.onEditing();
    void insert(view, writable, pasted, options);
    return true;
  };
  const editing = onEdit
    ? [
        history(),
        keymap.of([...standardKeymap, ...historyKeymap]),
        EditorView.updateListener.of(onChange),
        EditorView.domEventHandlers({ paste: onPaste }),
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
    const rest = await documentOfAll(pieces, options.cancelled);
    if (!rest) return;
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

/** Builds a document from the pieces of a text; resolves to undefined if it was canceled meanwhile. */
async function documentOfAll(given: AsyncIterable<string>, cancelled: () => boolean): Promise<Text | undefined> {
  let all = Text.empty;
  for await (const piece of given) {
    all = all.append(documentOf(piece));
    await yieldToMain();
    if (cancelled()) return undefined;
  }
  return all;
}

/** Inserts a long paste as one change, which can be undone; until it is complete the view is read-only. */
async function insert(view: EditorView, writable: Compartment, pasted: string, options: Options): Promise<void> {
  view.dispatch({ effects: writable.reconfigure(EditorState.readOnly.of(true)) });
  const text = await documentOfAll(piecesOf(pasted), options.cancelled);
  if (!text) return;
  const { from, to } = view.state.selection.main;
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + text.length },
    effects: writable.reconfigure(EditorState.readOnly.of(false)),
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  options.onLines(view.state.doc.lines);
}

/** Creates an editor outside the document and destroys it: the first editor takes several times as long as later ones. */
export function warmUp(): void {
  const extensions = [editorLook, lineNumbers(), EditorView.lineWrapping, history(), keymap.of(standardKeymap)];
  new EditorView({ state: EditorState.create({ doc: 'first\nsecond', extensions }) }).destroy();
}

/** A piece of text as a document. CRLF and CR become LF, as in a text area. */
const documentOf = (piece: string): Text =>
  // Most texts contain only LF; splitting by a pattern takes several times as long.
  Text.of(piece.split(piece.includes('\r') ? /\r\n|\r|\n/ : '\n'));

/** The length of the longest of the first 50 lines, which is enough to detect a minified file. */
function longestLine(doc: Text): number {
  const FIRST = 50;
  let longest = 0;
  for (let number = 1; number <= Math.min(FIRST, doc.lines); number++)
    longest = Math.max(longest, doc.line(number).length);
  return longest;
}
