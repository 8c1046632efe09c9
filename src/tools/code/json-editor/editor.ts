import { Mode, createJSONEditor, type Content, type JsonEditor, type MenuItem } from 'vanilla-jsoneditor';
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
export function openEditor(target: HTMLElement, options: EditorOptions): OpenEditor {
  const { past } = options;
  let indentation = indentationOf(options.text);
  /** Whether the editor's own history can undo and redo, according to its menu. */
  let own = { undo: false, redo: false };
  /** The text view reports typing after a pause: until then its history is longer than its menu shows. */
  let typing = false;

  /**
   * Formats the text and keeps the spelling of keys and numbers: parsed into objects, keys would move and duplicates
   * would be lost.
   */
  const print = (indent: string): void => {
    const printed = printJson(textOf(editor.get(), indentation), { indent });
    if (printed.fault) return;
    indentation = indentationOf(printed.text);
    editor.updateProps({ content: { text: printed.text }, indentation: typed(indentation) });
    options.onChange(printed.text);
  };
  const width = (): string => {
    const wanted = typed(indentation);
    return typeof wanted === 'number' ? ' '.repeat(wanted) : wanted;
  };

  const menu = (items: MenuItem[]): MenuItem[] =>
    items
      // The form already has the choice of views: remove the menu's first three buttons and the line after them.
      .filter((item) => !('className' in item && /jse-group-button/.test(item.className ?? '')))
      .map((item) => {
        if (!('onClick' in item) || item.type !== 'button') return item;
        if (item.className === 'jse-format') return { ...item, onClick: () => print(width()) };
        if (item.className === 'jse-compact') return { ...item, onClick: () => print('') };
        const step = /jse-(undo|redo)/.exec(item.className ?? '')?.[1];
        if (step !== 'undo' && step !== 'redo') return item;
        own = { ...own, [step]: item.disabled !== true };
        if (item.disabled !== true) return item;
        const before = step === 'undo' ? past.canUndo() : past.canRedo();
        return before ? { ...item, disabled: false, onClick: () => past[step]() } : item;
      });

  const make = (given: string, view: View): JsonEditor => {
    const text = withoutMark(given);
    indentation = indentationOf(text);
    own = { undo: false, redo: false };
    typing = false;
    return createJSONEditor({
      target,
      props: {
        content: { text },
        mode: MODES[view],
        parser: PARSER,
        validationParser: PARSER,
        indentation: typed(indentation),
        ariaLabel: options.label,
        askToFormat: false,
        // In bytes of UTF-16: longer documents have another view.
        maxDocumentSizeTextMode: TREE_LIMIT * 2,
        onRenderMenu: menu,
        onChange: (content: Content) => {
          typing = false;
          options.onChange(textOf(content, indentation));
        },
        onChangeMode: (mode: Mode) => options.onView(mode),
      },
    });
  };
  let editor = make(options.text, options.view);

  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'i' && event.ctrlKey !== event.metaKey && !event.altKey) {
      if (!target.querySelector('.jse-text-mode')) return;
      event.preventDefault();
      event.stopPropagation();
      return print(event.shiftKey ? '' : width());
    }
    const step = stepOf(event);
    if (!step) {
      if (event.key.length === 1 || /^(Enter|Backspace|Delete|Tab)$/.test(event.key)) typing = true;
      return;
    }
    // A value that is being typed has its own undo.
    const inside =
      event.target instanceof Element && event.target.closest('.jse-editable-div, .jse-search-box, .cm-search');
    if (inside || typing || own[step]) return;
    if (!(step === 'undo' ? past.canUndo() : past.canRedo())) return;
    event.preventDefault();
    event.stopPropagation();
    past[step]();
  };
  target.addEventListener('keydown', onKey, true);

  return {
    replace: (given, view) => {
      const text = withoutMark(given);
      indentation = indentationOf(text);
      editor.updateProps({ content: { text }, indentation: typed(indentation), mode: MODES[view] });
    },
    begin: (text, view) => {
      const focused = target.contains(document.activeElement);
      void editor.destroy();
      target.replaceChildren();
      editor = make(text, view);
      if (focused) editor.focus();
    },
    show: (view) => editor.updateProps({ mode: MODES[view] }),
    refresh: () => editor.updateProps({ onRenderMenu: (items) => menu(items) }),
    focus: () => editor.focus(),
    destroy: () => {
      target.removeEventListener('keydown', onKey, true);
      void editor.destroy();
    },
  };
}

function stepOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}
