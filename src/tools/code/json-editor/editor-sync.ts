import type { RefObject } from 'react';
import type { Form } from '../../../kinds/form/form';
import { writeEdited } from '../../../kinds/parts/long-text/write-edited';
import type { EditorOptions, OpenEditor, View } from './editor';
import { TREE_LIMIT } from './limit';
import { TextHistory } from './text-history';

const VIEWS = ['tree', 'text', 'table'] as const;
const viewOf = (name: string): View => VIEWS.find((view) => view === name) ?? 'tree';

export type EditorCode = Pick<typeof import('./editor'), 'openEditor'> & Pick<typeof import('./check'), 'fitsTree'>;

export interface SyncStatus {
  /** False until the editor has loaded: the text area works on its own. */
  readonly isOpen: boolean;
  /** The document as last opened or saved. */
  readonly saved: string;
  /** How often it has changed since. */
  readonly changes: number;
}

export const UNOPENED: SyncStatus = { isOpen: false, saved: '', changes: 0 };

/** Keeps the editor in sync with the form: edits are written to the form, and changes to the form are shown. */
export class EditorSync {
  /** The form as last rendered. */
  form: Form;
  onStatus: (status: SyncStatus) => void = () => {};
  /** Stores an edited text on this device. */
  remember: (text: string) => void = () => {};
  readonly #area: RefObject<HTMLTextAreaElement | null>;
  readonly #history = new TextHistory('');
  #status = UNOPENED;
  #editor: OpenEditor | undefined;
  #fitsTree: EditorCode['fitsTree'] | undefined;
  /** The text that the editor and the form last agreed on. */
  #agreed = '';
  /** The view that the editor shows. */
  #view: View = 'tree';
  /** The text restored from this device: the editor starts with it instead of replacing its content. */
  #restored: string | undefined;

  constructor(form: Form, area: RefObject<HTMLTextAreaElement | null>) {
    this.form = form;
    this.#area = area;
  }

  /** The current document. */
  readonly current = (): string => this.form.held.get('input') ?? this.#area.current?.value ?? '';

  /** Call after changes that the editor does not see: in the view of long texts. */
  readonly markChanged = (): void => this.#tell({ changes: this.#status.changes + 1 });

  /** Call after saving. */
  readonly markSaved = (): void => this.#tell({ saved: this.current(), changes: 0 });

  /** Opens the editor in an element, with the form's text. */
  open(container: HTMLElement, { openEditor, fitsTree }: EditorCode): OpenEditor {
    this.#fitsTree = fitsTree;
    const text = this.current();
    this.#agreed = text;
    this.#restored = undefined;
    if (this.#history.text !== text) this.#history.begin(text);
    this.#view = this.#viewFor(text);
    const isFocused = document.activeElement === this.#area.current;
    this.#editor = openEditor(container, this.#optionsFor(text));
    this.#tell({ isOpen: true, saved: text });
    if (isFocused) this.#editor.focus();
    return this.#editor;
  }

  /**
   * Call after each render: links, examples, files, 'Clear' and the choice of a view write into the form, which then
   * renders, and the editor follows.
   */
  follow(): void {
    if (!this.#editor) return;
    const text = this.current();
    if (text !== this.#agreed) return this.#replace(this.#editor, text);
    const view = this.#viewFor(text);
    if (view === this.#view) return;
    this.#view = view;
    this.#editor.show(view);
  }

  /** Puts a text that was stored on this device into the form. */
  restore(text: string): void {
    this.#restored = text;
    this.form.setText('input', text.length > TREE_LIMIT ? new Blob([text]) : text);
  }

  /** The edits up to now, to be stored with the document. */
  history(): string {
    return JSON.stringify(this.#history);
  }

  restoreHistory(stored: string): void {
    this.#history.restore(stored, this.#restored ?? this.current());
    this.#editor?.refresh();
  }

  #tell(change: Partial<SyncStatus>): void {
    this.#status = { ...this.#status, ...change };
    this.onStatus(this.#status);
  }

  #optionsFor(text: string): EditorOptions {
    const history = this.#history;
    return {
      text,
      view: this.#view,
      label: this.form.props.strings.own?.editor ?? '',
      onChange: (edited) => {
        history.record(edited);
        this.#write(edited);
      },
      onView: (view) => {
        this.#view = view;
        this.form.setValues({ view });
      },
      past: {
        canUndo: () => history.canUndo,
        canRedo: () => history.canRedo,
        undo: () => this.#goTo(history.undo()),
        redo: () => this.#goTo(history.redo()),
      },
    };
  }

  /** Writes an edited text into the form. */
  #write(text: string): void {
    this.markChanged();
    this.remember(text);
    this.#agreed = text;
    writeEdited(this.form, 'input', text);
  }

  /** Goes to a text from before the page was reloaded. */
  #goTo(text: string | undefined): void {
    if (text === undefined) return;
    this.#write(text);
    this.#view = this.#viewFor(text);
    this.#editor?.begin(text, this.#view);
    this.#editor?.focus();
  }

  /** Shows a text that something other than the editor wrote into the form. */
  #replace(editor: OpenEditor, text: string): void {
    const isFirst = this.#restored === text || (this.#agreed === '' && this.#status.changes === 0);
    this.#restored = undefined;
    this.#agreed = text;
    this.#tell({ saved: text, changes: 0 });
    this.#view = this.#viewFor(text);
    if (isFirst) {
      if (this.#history.text !== text) this.#history.begin(text);
      editor.begin(text, this.#view);
    } else {
      this.#history.record(text);
      editor.replace(text, this.#view);
    }
  }

  /**
   * The view that the form wants for a text, or the text view for a document that a tree would change or cannot
   * represent; this also sets the form's choice, which the visitor can change back later.
   */
  #viewFor(text: string): View {
    const wanted = viewOf(this.form.valueOf('view'));
    if (wanted === 'text' || this.#fitsTree?.(text) !== false) return wanted;
    this.form.setValues({ view: 'text' });
    return 'text';
  }
}
