import { Editor } from '@tiptap/core';
import { describe, parse, type Shown } from './document';
import { sanitise } from './sanitise';
import { EXTENSIONS } from './schema';

export { findNext, replaceAll, replaceNext } from './find';
export type { Editor } from '@tiptap/core';

interface Options {
  readonly input: string;
  readonly label: string;
  /** The document changed by the visitor's hand. */
  readonly onChange: () => void;
  /** Anything changed: buttons show what is on at the caret. */
  readonly onState: () => void;
  /** True where the files were taken. */
  readonly onFiles: (files: readonly File[]) => boolean;
}

/** Opens the editor (Tiptap) in an element. Whatever is pasted goes through the sanitiser first. */
export function openEditor(element: HTMLElement, options: Options): Editor {
  return new Editor({
    element,
    extensions: EXTENSIONS,
    content: parse(options.input).toJSON(),
    editorProps: {
      attributes: { 'aria-label': options.label, 'aria-multiline': 'true', role: 'textbox', class: 'prose' },
      transformPastedHTML: (html) => sanitise(html).innerHTML,
      handlePaste: (_, event) => options.onFiles(Array.from(event.clipboardData?.files ?? [])),
      handleDrop: (_, event) => options.onFiles(Array.from(event.dataTransfer?.files ?? [])),
    },
    onUpdate: options.onChange,
    onTransaction: options.onState,
  });
}

/** Another document, from outside: it can be undone. */
export const replaceDocument = (editor: Editor, input: string): void =>
  void editor.chain().setContent(parse(input).toJSON(), { emitUpdate: false }).run();

export const shownBy = (editor: Editor): Shown => describe(editor.state.doc);
