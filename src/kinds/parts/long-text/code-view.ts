import { history, historyKeymap, indentLess, indentMore, standardKeymap } from '@codemirror/commands';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { Annotation, Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Lang } from '../../../i18n/languages';
import { element } from '../../../browser/element';
import { languageOf } from './code-languages';
import { codeSearch } from './code-search';
import { editorLook } from './editor-look';

interface Options {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly lang: Lang;
  readonly placeholder: string;
  readonly readOnly?: boolean;
  readonly onChange: (text: string) => void;
}

export interface CodeView {
  readonly scroller: HTMLElement;
  text(): string;
  /** The selected range, or the position at a point on the screen. */
  place(point?: { readonly x: number; readonly y: number }): { readonly from: number; readonly to: number };
  /** Replaces the text. This can be undone and doesn't call `onChange`. */
  replace(text: string): void;
  /** Marks the line (from 1) of an error; undefined removes the mark. */
  mark(line: number | undefined): void;
  /** Sets the language by its ID; an unknown one is plain text. */
  setLanguage(id: string): Promise<void>;
  focus(): void;
  destroy(): void;
}

const outside = Annotation.define<boolean>();

const ink = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.typeName, tags.atom, tags.bool, tags.null], color: 'var(--accent)' },
  { tag: [tags.string, tags.attributeValue, tags.regexp], color: 'var(--note)' },
  { tag: [tags.number, tags.unit, tags.color], color: 'var(--alert)' },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: [tags.propertyName, tags.attributeName], fontWeight: '600' },
  { tag: tags.heading, fontWeight: '650' },
]);

/**
 * Shows invisible characters as their code points. Otherwise a right-to-left override could make code appear in a different
 * order from its real one (CVE-2021-42574).
 */
const unseen = highlightSpecialChars({
  render: (code) => element('span', { class: 'cm-unseen' }, `U+${code.toString(16).toUpperCase().padStart(4, '0')}`),
});

const setMark = StateEffect.define<number | undefined>();
const wrongLine = Decoration.line({ class: 'cm-wrong-line' });

const marked = StateField.define({
  create: () => Decoration.none,
  update: (before, change) => {
    for (const effect of change.effects) {
      if (!effect.is(setMark)) continue;
      const { doc } = change.state;
      return effect.value === undefined || effect.value < 1 || effect.value > doc.lines
        ? Decoration.none
        : Decoration.set([wrongLine.range(doc.line(effect.value).from)]);
    }
    return before.map(change.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Opens the code editor (CodeMirror 6) in an element: highlighting, line numbers, undo, find and replace, matching
 * brackets. Tab moves the focus out of the editor; Ctrl+] and Ctrl+[ indent.
 */
export function openCode(parent: HTMLElement, options: Options): CodeView {
  const language = new Compartment();
  const doc = options.text.replaceAll(/\r\n?/g, '\n');
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc,
      selection: { anchor: Math.min(options.start, doc.length), head: Math.min(options.end, doc.length) },
      extensions: [
        editorLook,
        lineNumbers(),
        history(),
        drawSelection(),
        unseen,
        indentOnInput(),
        bracketMatching(),
        codeSearch(options.lang).extension,
        keymap.of([
          { key: 'Mod-]', run: indentMore },
          { key: 'Mod-[', run: indentLess },
          ...historyKeymap,
          ...standardKeymap,
        ]),
        language.of([]),
        syntaxHighlighting(ink),
        marked,
        EditorView.lineWrapping,
        EditorState.readOnly.of(options.readOnly ?? false),
        placeholder(options.placeholder),
        EditorView.contentAttributes.of({ 'aria-label': options.label, autocapitalize: 'off', spellcheck: 'false' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !update.transactions.some((one) => one.annotation(outside)))
            options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  let wanted = '';
  return {
    scroller: view.scrollDOM,
    text: () => view.state.doc.toString(),
    place: (point) => {
      const { from, to } = view.state.selection.main;
      const at = point && view.posAtCoords(point, false);
      return at === undefined ? { from, to } : { from: at, to: at };
    },
    replace: (text) => {
      const insert = text.replaceAll(/\r\n?/g, '\n');
      if (insert === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert }, annotations: outside.of(true) });
    },
    mark: (line) => view.dispatch({ effects: setMark.of(line) }),
    setLanguage: async (id) => {
      wanted = id;
      const grammar = await languageOf(id);
      if (wanted === id) view.dispatch({ effects: language.reconfigure(grammar) });
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
