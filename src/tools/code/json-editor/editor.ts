import {
  Mode,
  createJSONEditor,
  type Content,
  type JsonEditor,
  type MenuButton,
  type MenuItem,
} from 'vanilla-jsoneditor';
import { printJson } from '../../../formats/json';
import { TREE_LIMIT } from './limit';
import { PARSER, changedText, indentationOf } from './lossless';

export type View = 'tree' | 'text' | 'table';

/** The text of the editor's content, with the document's indentation. */
export function textOf(content: Content, indentation: number | string): string {
  if ('text' in content && content.text !== undefined) return content.text;
  return 'json' in content ? changedText(content.json, indentation) : '';
}

export interface EditorOptions {
  readonly text: string;
  readonly view: View;
  readonly label: string;
  readonly onChange: (text: string) => void;
  readonly onView: (view: View) => void;
  /** The edits from before the page was reloaded: undone and redone where the editor's own history ends. */
  readonly past: { canUndo(): boolean; canRedo(): boolean; undo(): void; redo(): void };
}

export interface OpenEditor {
  /** Replaces the text; this can be undone. */
  replace(text: string, view: View): void;
  /** Starts with another text, for which only `past` can be undone. */
  begin(text: string, view: View): void;
  show(view: View): void;
  /** Call after `past` was replaced. */
  refresh(): void;
  focus(): void;
  destroy(): void;
}

/** A byte order mark isn't part of JSON, and the editor cannot read one. */
const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** The text view needs a width for the Tab key. */
const typed = (indentation: number | string): number | string => indentation || 2;

const MODES = { tree: Mode.tree, text: Mode.text, table: Mode.table };

/**
 * Opens the editor (svelte-jsoneditor) in an element. It contacts no server: validation and queries run in the page.
 */
export const openEditor = (target: HTMLElement, options: EditorOptions): OpenEditor => new Editor(target, options);

type Step = 'undo' | 'redo';

class Editor implements OpenEditor {
  readonly #target: HTMLElement;
  readonly #options: EditorOptions;
  #editor: JsonEditor;
  #indentation: number | string = 0;
  /** Whether the editor's own history can undo and redo, according to its menu. */
  #own = { undo: false, redo: false };
  /** The text view reports typing after a pause: until then its history is longer than its menu shows. */
  #isTyping = false;

  constructor(target: HTMLElement, options: EditorOptions) {
    this.#target = target;
    this.#options = options;
    this.#editor = this.#make(options.text, options.view);
    target.addEventListener('keydown', this.#onKey, true);
  }

  replace(given: string, view: View): void {
    const text = withoutMark(given);
    this.#indentation = indentationOf(text);
    this.#editor.updateProps({ content: { text }, indentation: typed(this.#indentation), mode: MODES[view] });
  }

  begin(text: string, view: View): void {
    const isFocused = this.#target.contains(document.activeElement);
    void this.#editor.destroy();
    this.#target.replaceChildren();
    this.#editor = this.#make(text, view);
    if (isFocused) this.#editor.focus();
  }

  show(view: View): void {
    this.#editor.updateProps({ mode: MODES[view] });
  }

  refresh(): void {
    this.#editor.updateProps({ onRenderMenu: (items: MenuItem[]) => this.#menu(items) });
  }

  focus(): void {
    this.#editor.focus();
  }

  destroy(): void {
    this.#target.removeEventListener('keydown', this.#onKey, true);
    void this.#editor.destroy();
  }

  #make(given: string, view: View): JsonEditor {
    const text = withoutMark(given);
    const { label, onChange, onView } = this.#options;
    this.#indentation = indentationOf(text);
    this.#own = { undo: false, redo: false };
    this.#isTyping = false;
    return createJSONEditor({
      target: this.#target,
      props: {
        content: { text },
        mode: MODES[view],
        parser: PARSER,
        validationParser: PARSER,
        indentation: typed(this.#indentation),
        ariaLabel: label,
        askToFormat: false,
        // In bytes of UTF-16: longer documents have another view.
        maxDocumentSizeTextMode: TREE_LIMIT * 2,
        onRenderMenu: (items: MenuItem[]) => this.#menu(items),
        onChange: (content: Content) => {
          this.#isTyping = false;
          onChange(textOf(content, this.#indentation));
        },
        onChangeMode: (mode: Mode) => onView(mode),
      },
    });
  }

  #menu(items: MenuItem[]): MenuItem[] {
    return (
      items
        // The form already has the choice of views: remove the menu's first three buttons and the line after them.
        .filter((item) => !('className' in item && /jse-group-button/.test(item.className ?? '')))
        .map((item) => ('onClick' in item && item.type === 'button' ? this.#menuButton(item) : item))
    );
  }

  #menuButton(item: MenuButton): MenuButton {
    if (item.className === 'jse-format') return { ...item, onClick: () => this.#print(this.#width()) };
    if (item.className === 'jse-compact') return { ...item, onClick: () => this.#print('') };
    const step = /jse-(undo|redo)/.exec(item.className ?? '')?.[1];
    if (step !== 'undo' && step !== 'redo') return item;
    this.#own = { ...this.#own, [step]: item.disabled !== true };
    if (item.disabled !== true || !this.#hasPast(step)) return item;
    return { ...item, disabled: false, onClick: () => this.#options.past[step]() };
  }

  #hasPast(step: Step): boolean {
    const { past } = this.#options;
    return step === 'undo' ? past.canUndo() : past.canRedo();
  }

  #width(): string {
    const wanted = typed(this.#indentation);
    return typeof wanted === 'number' ? ' '.repeat(wanted) : wanted;
  }

  /**
   * Formats the text and keeps the spelling of keys and numbers: parsed into objects, keys would move and duplicates
   * would be lost.
   */
  #print(indent: string): void {
    const printed = printJson(textOf(this.#editor.get(), this.#indentation), { indent });
    if (printed.fault) return;
    const { text } = printed;
    this.#indentation = indentationOf(text);
    this.#editor.updateProps({ content: { text }, indentation: typed(this.#indentation) });
    this.#options.onChange(text);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === 'i' && event.ctrlKey !== event.metaKey && !event.altKey) {
      if (!this.#target.querySelector('.jse-text-mode')) return;
      stopKey(event);
      return this.#print(event.shiftKey ? '' : this.#width());
    }
    const step = stepOf(event);
    if (!step) {
      if (event.key.length === 1 || /^(Enter|Backspace|Delete|Tab)$/.test(event.key)) this.#isTyping = true;
      return;
    }
    // A value that is being typed has its own undo.
    const isInside =
      event.target instanceof Element && event.target.closest('.jse-editable-div, .jse-search-box, .cm-search');
    if (isInside || this.#isTyping || this.#own[step] || !this.#hasPast(step)) return;
    stopKey(event);
    this.#options.past[step]();
  };
}

function stopKey(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function stepOf(event: KeyboardEvent): Step | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}
