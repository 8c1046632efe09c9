import { standardKeymap } from '@codemirror/commands';
import { EditorState, Text } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { yieldToMain } from '../../../core/yield-to-main';
import type { Surface } from './surface';

interface Options {
  text: string;
  label: string;
  wrap: boolean;
  /** Called for typing, pasting, and cutting, not for `show` and `replace`. */
  onChange: () => void;
}

export interface LargeSurface extends Surface {
  destroy(): void;
}

/** With longer lines, wrapping is off: measuring one would lay out all of it. */
const LONGEST_WRAPPED = 20_000;
/** UTF-16 units inserted before yielding to the main thread. */
const PIECE = 2_000_000;

const look = EditorView.theme({
  '&': { height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { caretColor: 'var(--ink)', padding: 'var(--space-5)' },
  '.cm-line': { padding: '0' },
});

/**
 * An editor for notes too long for a text area, which passes its whole text to the browser's input method at each
 * keystroke (1 MB: 40 to 60 ms, 5 MB: a fifth of a second on an average computer). Only the visible lines are laid out.
 * The undo history belongs to the notebook.
 */
export async function openLargeSurface(
  parent: HTMLElement,
  { text, label, wrap, onChange }: Options,
): Promise<LargeSurface> {
  let own = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: await documentOf(text),
      extensions: [
        look,
        keymap.of(standardKeymap),
        ...(wrap && !hasLongLine(text) ? [EditorView.lineWrapping] : []),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true', spellcheck: 'false' }),
        EditorView.updateListener.of(({ docChanged }) => docChanged && !own && onChange()),
      ],
    }),
  });
  const change = (act: () => void) => {
    own = true;
    act();
    own = false;
  };
  // Cached per document: joining 5 MB of lines is slow.
  let known: { doc: Text; text: string } | undefined;
  return {
    text: () => {
      if (known?.doc !== view.state.doc) known = { doc: view.state.doc, text: view.state.doc.toString() };
      return known.text;
    },
    length: () => view.state.doc.length,
    caret: () => view.state.selection.main.head,
    selection: () => [view.state.selection.main.from, view.state.selection.main.to],
    select: (from, to) => view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true }),
    show: (next, caret) => {
      const { anchor, head } = view.state.selection.main;
      const [from, to] = caret ?? [Math.min(anchor, next.length), Math.min(head, next.length)];
      change(() =>
        view.dispatch({
          changes: { from: 0, to: view.state.doc.length, insert: Text.of(next.split('\n')) },
          selection: { anchor: from, head: to },
          scrollIntoView: caret !== undefined,
        }),
      );
    },
    replace: (from, to, insert, selected = false) =>
      change(() =>
        view.dispatch({
          changes: { from, to, insert: Text.of(insert.split('\n')) },
          selection: { anchor: selected ? from : from + insert.length, head: from + insert.length },
        }),
      ),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

async function documentOf(text: string): Promise<Text> {
  let doc = Text.empty;
  for (let from = 0; from < text.length; from += PIECE) {
    doc = doc.append(Text.of(text.slice(from, from + PIECE).split('\n')));
    await yieldToMain();
  }
  return doc;
}

function hasLongLine(text: string): boolean {
  for (let from = 0; from < text.length;) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    if (end - from > LONGEST_WRAPPED) return true;
    from = end + 1;
  }
  return false;
}
