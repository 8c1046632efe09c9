import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { EditorState, Text } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { editorLook } from './editor-look';

export interface LargeTextView {
  readonly lines: number;
  destroy(): void;
}

interface Options {
  label: string;
  onEdit: ((text: string) => void) | undefined;
  cancelled: () => boolean;
}

/** Put in at once, between two chances for the page to answer. */
const PIECE = 1_000_000;
/** Longer lines are not wrapped: measuring them would lay out all of them. */
const WRAP_LIMIT = 20_000;
const EDIT_PAUSE_MS = 300;

/** Shows a long text in an element. Undefined where the text was replaced before it was all there. */
export async function showLargeText(
  parent: HTMLElement,
  text: string,
  options: Options,
): Promise<LargeTextView | undefined> {
  const doc = await documentOf(text, options.cancelled);
  if (!doc) return undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const { onEdit } = options;
  const editing = onEdit
    ? [
        history(),
        keymap.of([...standardKeymap, ...historyKeymap]),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          clearTimeout(pause);
          pause = setTimeout(() => onEdit(update.view.state.doc.toString()), EDIT_PAUSE_MS);
        }),
      ]
    : [EditorState.readOnly.of(true), keymap.of(standardKeymap)];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        editorLook,
        lineNumbers(),
        ...(longestLine(doc) > WRAP_LIMIT ? [] : [EditorView.lineWrapping]),
        EditorView.contentAttributes.of({ 'aria-label': options.label }),
        ...editing,
      ],
    }),
  });
  return {
    lines: doc.lines,
    destroy: () => {
      clearTimeout(pause);
      view.destroy();
    },
  };
}

/** The editor's document, built piece by piece; CRLF and CR become one line break, as in a text area. */
async function documentOf(text: string, cancelled: () => boolean): Promise<Text | undefined> {
  let doc = Text.empty;
  for (let at = 0; at < text.length;) {
    let end = Math.min(at + PIECE, text.length);
    if (end < text.length && text.charCodeAt(end - 1) === 13) end++; // CRLF is not cut in two.
    doc = doc.append(Text.of(text.slice(at, end).split(/\r\n|\r|\n/)));
    at = end;
    await new Promise((resolve) => setTimeout(resolve));
    if (cancelled()) return undefined;
  }
  return doc;
}

/** The longest of the first lines: minified files show at once what they are. */
function longestLine(doc: Text): number {
  const FIRST = 50;
  let longest = 0;
  for (let number = 1; number <= Math.min(FIRST, doc.lines); number++)
    longest = Math.max(longest, doc.line(number).length);
  return longest;
}
