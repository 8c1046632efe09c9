import type { RefObject } from 'react';
import type { Form } from '../../../kinds/form/form';
import { writeEdited } from '../../../kinds/parts/long-text/write-edited';
import type { Editor } from './editor';

/** A longer document is serialized as HTML only when typing pauses. */
const PAUSE_ABOVE = 20_000;
const PAUSE_MS = 400;

export interface SyncOptions {
  readonly form: Form;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Returns true if the files were accepted. */
  readonly onFiles: (data: DataTransfer | null) => boolean;
  readonly onLink: () => void;
}

/** The editor with the functions of its module. */
export interface OpenedEditor {
  readonly editor: Editor;
  readonly parts: typeof import('./editor');
}

/** Keeps the editor in sync with the form: edits are written to the form, and changes to the form are shown. */
export class EditorSync {
  /** The latest options. */
  options: SyncOptions;
  /** Called after every change of the editor's state: buttons show what is active at the caret. */
  onState: () => void = () => {};
  /** Stores an edited document on this device. */
  remember: (html: string) => void = () => {};
  #opened: OpenedEditor | undefined;
  /** The text that the editor and the form last agreed on. */
  #agreed = '';
  /** The editor's HTML for that text: until it changes, the form keeps the text as it came. */
  #untouched = '';
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Serializes the history that belongs to the text last written to the form. */
  #history: () => string = () => '';
  /** A history to restore once its document is in the editor. */
  #waiting: string | undefined;

  constructor(options: SyncOptions) {
    this.options = options;
  }

  /** The form's text. */
  readonly current = (): string => this.options.form.held.get('input') ?? this.options.area.current?.value ?? '';

  /** The undo history, to be stored with the document. */
  readonly history = (): string => this.#history();

  /** Opens the editor in an element, with the form's text. */
  open(container: HTMLElement, parts: OpenedEditor['parts']): OpenedEditor {
    const { form, area } = this.options;
    const words = form.props.strings.own ?? {};
    const input = this.current();
    this.#agreed = input;
    const isFocused = document.activeElement === area.current;
    const editor = parts.openEditor(container, {
      input,
      label: words.document ?? '',
      words,
      onChange: () => this.#edited(editor),
      onState: () => this.onState(),
      onFiles: (data) => this.options.onFiles(data),
      onLink: () => this.options.onLink(),
    });
    this.#opened = { editor, parts };
    this.#untouched = parts.shownBy(editor).html;
    this.#takeHistory();
    if (isFocused) editor.commands.focus('end');
    return this.#opened;
  }

  /** Writes pending changes to the form immediately. */
  readonly tell = (): void => {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    if (!this.#opened) return;
    const { editor, parts } = this.#opened;
    const { html } = parts.shownBy(editor);
    if (html === this.#untouched) return;
    this.#agreed = html;
    this.#untouched = html;
    this.#waiting = undefined;
    this.#history = parts.historyOf(editor);
    this.remember(html);
    writeEdited(this.options.form, 'input', html);
  };

  /** Call after each render: links, examples, files and 'Clear' write into the form, and the editor follows. */
  follow(): void {
    if (!this.#opened || this.#pause !== undefined) return;
    const { editor, parts } = this.#opened;
    const input = this.current();
    if (input !== this.#agreed) {
      this.#agreed = input;
      parts.replaceDocument(editor, input);
      this.#untouched = parts.shownBy(editor).html;
    }
    this.#takeHistory();
  }

  /** Restores the undo history that was stored with the form's text, as soon as the editor shows that text. */
  restoreHistory(stored: string): void {
    this.#waiting = stored;
    this.#takeHistory();
  }

  #edited(editor: Editor): void {
    clearTimeout(this.#pause);
    if (editor.state.doc.content.size <= PAUSE_ABOVE) this.tell();
    else this.#pause = setTimeout(this.tell, PAUSE_MS);
  }

  #takeHistory(): void {
    const stored = this.#waiting;
    if (stored === undefined || !this.#opened || this.current() !== this.#agreed) return;
    const { editor, parts } = this.#opened;
    this.#waiting = undefined;
    parts.takeHistory(editor, stored);
    this.#history = parts.historyOf(editor);
    this.onState();
  }
}
