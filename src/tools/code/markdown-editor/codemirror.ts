import { history, historyField, historyKeymap, standardKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Annotation, ChangeSet, EditorState, StateField, type EditorStateConfig } from '@codemirror/state';
import { Decoration, EditorView, keymap, placeholder, WidgetType, type DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Lang } from '../../../i18n/languages';
import { codeSearch } from '../../../kinds/parts/long-text/code-search';
import { editorLook } from '../../../kinds/parts/long-text/editor-look';
import { changeBetween } from '../../../browser/type-into';
import { boundedMarkdown } from './bounded-markdown';
import type { Action, Edit } from './edits';

interface Options {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly lang: Lang;
  readonly placeholder: string;
  /** The undo history of this text from an earlier visit, as returned by `history()`. */
  readonly history: string;
  /** By key ('Mod-b', 'Enter'); undefined leaves the key to the editor. */
  readonly keys: Readonly<Record<string, (text: string, start: number, end: number) => Edit | undefined>>;
  readonly onChange: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => boolean;
}

export interface SourceView {
  readonly scroller: HTMLElement;
  text(): string;
  selection(): { start: number; end: number };
  apply(edit: Edit): void;
  act(action: Action): void;
  /** Replaces the text from outside: this can be undone, and does not call `onChange`. */
  replace(text: string): void;
  /** Applies the history of an earlier visit to this text; '' removes the history. */
  restore(history: string): void;
  find(): void;
  focus(): void;
  /** The distance of a line from the top, in pixels. */
  topOf(line: number): number;
  history(): string;
  destroy(): void;
}

/** Marks changes from outside, which are not reported. */
const outside = Annotation.define<boolean>();

const ink = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '650' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url, tags.labelName], color: 'var(--accent)' },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.quote, tags.meta], color: 'var(--ink-soft)' },
  { tag: [tags.monospace, tags.tagName, tags.attributeName], color: 'var(--note)' },
]);

/** Opens the editor in an element. It contains the same text as the text area, which remains the form's state. */
export function openSource(parent: HTMLElement, options: Options): SourceView {
  const finder = codeSearch(options.lang);
  const extensions = [
    history({ minDepth: MOST_STEPS }),
    finder.extension,
    keymap.of(
      Object.entries(options.keys).map(([key, act]) => ({
        key,
        stopPropagation: key.startsWith('Mod'),
        run: (view: EditorView) => {
          const { from, to } = view.state.selection.main;
          const edit = act(view.state.doc.toString(), from, to);
          if (edit) apply(view, edit);
          return edit !== undefined;
        },
      })),
    ),
    keymap.of([...standardKeymap, ...historyKeymap]),
    markdown({ base: markdownLanguage, extensions: boundedMarkdown, addKeymap: false, completeHTMLTags: false }),
    syntaxHighlighting(ink),
    editorLook,
    EditorView.lineWrapping,
    pictures,
    placeholder(options.placeholder),
    EditorView.contentAttributes.of({ 'aria-label': options.label, spellcheck: 'true', autocapitalize: 'on' }),
    EditorView.domEventHandlers({ paste: options.onPaste }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((one) => one.annotation(outside)))
        options.onChange(update.state.doc.toString());
    }),
  ];
  const view = new EditorView({ parent, state: stateOf(options, { extensions }) });
  return {
    scroller: view.scrollDOM,
    text: () => view.state.doc.toString(),
    selection: () => ({ start: view.state.selection.main.from, end: view.state.selection.main.to }),
    apply: (edit) => apply(view, edit),
    act: (action) => {
      const { from, to } = view.state.selection.main;
      apply(view, action(view.state.doc.toString(), from, to));
    },
    replace: (text) => {
      const changes = changeBetween(view.state.doc.toString(), text.replaceAll(/\r\n?/g, '\n'));
      view.dispatch({ changes, annotations: outside.of(true) });
    },
    focus: () => view.focus(),
    topOf: (line) => {
      const { doc } = view.state;
      return view.lineBlockAt(doc.line(Math.min(Math.max(line, 1), doc.lines)).from).top;
    },
    restore: (kept) => {
      const { from, to } = view.state.selection.main;
      view.setState(stateOf({ text: view.state.doc.toString(), start: from, end: to, history: kept }, { extensions }));
    },
    find: () => finder.open(view),
    history: () => writeHistory(view.state),
    destroy: () => view.destroy(),
  };
}

function apply(view: EditorView, { text, start, end }: Edit): void {
  const changes = changeBetween(view.state.doc.toString(), text);
  view.dispatch({ changes, selection: { anchor: start, head: end }, userEvent: 'input', scrollIntoView: true });
}

/** A history is stored next to a text, and must not be larger than it. */
const MOST_STEPS = 200;
const MOST_CHARACTERS = 1_000_000;

interface History {
  readonly done: readonly unknown[];
  readonly undone: readonly unknown[];
}

/** Serializes what can be undone and redone, without the text itself; drops the oldest steps if it is too long. */
function writeHistory(state: EditorState): string {
  const kept = historyIn(state.toJSON({ history: historyField }));
  if (!kept || kept.done.length + kept.undone.length === 0) return '';
  let room = MOST_CHARACTERS;
  const latest = (steps: readonly unknown[]) => {
    const texts: string[] = [];
    for (const step of steps.slice(-MOST_STEPS).toReversed()) {
      const text = JSON.stringify(step);
      room -= text.length;
      if (room < 0) break;
      texts.unshift(text);
    }
    return `[${texts.join(',')}]`;
  };
  return `{"history":{"done":${latest(kept.done)},"undone":${latest(kept.undone)}}}`;
}

function historyIn(json: unknown): History | undefined {
  if (typeof json !== 'object' || json === null || !('history' in json)) return undefined;
  const { history: kept } = json;
  if (typeof kept !== 'object' || kept === null || !('done' in kept && 'undone' in kept)) return undefined;
  const { done, undone } = kept;
  return Array.isArray(done) && Array.isArray(undone) ? { done, undone } : undefined;
}

/**
 * Whether a history belongs to a text of this length. A change set names the length of its text: for another text,
 * undoing it would throw.
 */
const fits = ({ done, undone }: History, length: number): boolean =>
  [done, undone].every((steps) => {
    const changes = steps.map(changesOf).findLast((found) => found !== undefined);
    return changes === undefined || ChangeSet.fromJSON(changes).length === length;
  });

const changesOf = (step: unknown): unknown =>
  typeof step === 'object' && step !== null && 'changes' in step ? step.changes : undefined;

/** The editor state for a text with its undo history. */
function stateOf(
  { text, start, end, history: saved }: Pick<Options, 'text' | 'start' | 'end' | 'history'>,
  config: EditorStateConfig,
): EditorState {
  const fresh = EditorState.create({ ...config, doc: text });
  const most = fresh.doc.length;
  const selection = { anchor: Math.min(start, most), head: Math.min(end, most) };
  if (saved !== '') {
    try {
      const kept = historyIn(JSON.parse(saved));
      const json = { doc: fresh.doc.toString(), selection: { ranges: [selection], main: 0 }, history: kept };
      if (kept && fits(kept, most)) return EditorState.fromJSON(json, config, { history: historyField });
    } catch {
      // Saved by another version of this page; the text itself is complete.
    }
  }
  return fresh.update({ selection }).state;
}

/** Shows '…' instead of a picture's data, which may have a million characters. */
class Data extends WidgetType {
  override eq(): boolean {
    return true;
  }
  override toDOM(): HTMLElement {
    const mark = document.createElement('span');
    mark.textContent = '…';
    return mark;
  }
}

const folded = Decoration.replace({ widget: new Data() });
/** Shorter lines need no folding. */
const LONG_LINE = 2_000;

const pictures = StateField.define<DecorationSet>({
  create: fold,
  update: (before, change) => (change.docChanged ? fold(change.state) : before),
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

function fold({ doc }: EditorState): DecorationSet {
  if (doc.length < LONG_LINE) return Decoration.none;
  const ranges: ReturnType<typeof folded.range>[] = [];
  let at = 0;
  for (const line of doc.iterLines()) {
    if (line.length > LONG_LINE) {
      for (const { index, 0: found } of line.matchAll(/;base64,([\w+/]{200,}={0,2})/g))
        ranges.push(folded.range(at + index + ';base64,'.length, at + index + found.length));
    }
    at += line.length + 1;
  }
  return Decoration.set(ranges);
}
