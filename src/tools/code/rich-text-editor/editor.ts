import { Editor } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { describe, parse, type Shown } from './document';
import type { PictureWords } from './picture-view';
import { sanitizeHtml } from './sanitize';
import { extensions } from './schema';
import { withHistory, writeHistory } from './undo';

export { findNext, replaceAll, replaceNext } from './find';
export type { Editor } from '@tiptap/core';

interface Options {
  readonly input: string;
  readonly label: string;
  readonly words: PictureWords;
  /** The visitor changed the document. */
  readonly onChange: () => void;
  /** Anything changed: buttons show what is active at the caret. */
  readonly onState: () => void;
  /** Returns true if the files were accepted. */
  readonly onFiles: (data: DataTransfer | null) => boolean;
  /** Called for Ctrl+K. */
  readonly onLink: () => void;
}

/** Opens the editor (Tiptap) in an element. Everything pasted is sanitized first. */
export function openEditor(element: HTMLElement, options: Options): Editor {
  return new Editor({
    element,
    extensions: extensions(options.words),
    content: parse(options.input).toJSON(),
    editorProps: {
      attributes: { 'aria-label': options.label, 'aria-multiline': 'true', role: 'textbox', class: 'prose' },
      transformPastedHTML: (html) => sanitizeHtml(html).innerHTML,
      handlePaste: (_, event) => !isPicturedText(event.clipboardData) && options.onFiles(event.clipboardData),
      handleDrop: (_, event) => options.onFiles(event.dataTransfer),
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey || event.ctrlKey === event.metaKey)
          return false;
        // Otherwise the page's own Ctrl+K would open the search.
        event.preventDefault();
        event.stopPropagation();
        options.onLink();
        return true;
      },
    },
    onUpdate: options.onChange,
    onTransaction: options.onState,
  });
}

/** Whether the clipboard has text and files: some office programs add a picture of the text that was copied. */
const isPicturedText = (data: DataTransfer | null): boolean =>
  data !== null && data.files.length > 0 && sanitizeHtml(data.getData('text/html')).textContent.trim() !== '';

/** Replaces the document from outside; this can be undone. */
export const replaceDocument = (editor: Editor, input: string): void =>
  void editor.chain().setContent(parse(input).toJSON(), { emitUpdate: false }).run();

export const shownBy = (editor: Editor): Shown => describe(editor.state.doc);

export const historyOf = (editor: Editor): (() => string) => {
  const { state } = editor;
  return () => writeHistory(state);
};

/** Applies the history of an earlier visit to the current document; an empty one removes the history. */
export function takeHistory(editor: Editor, history: string): void {
  const { doc, plugins } = editor.state;
  const kept = history === '' ? undefined : withHistory(doc, history, plugins);
  const state = kept?.reconfigure({ plugins }) ?? EditorState.create({ doc, plugins });
  editor.view.updateState(state);
}
