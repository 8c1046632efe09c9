import { StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import { spanIn, type Place } from './places';

const setPlaces = StateEffect.define<readonly Place[]>();

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, change) => {
    for (const effect of change.effects) {
      if (!effect.is(setPlaces)) continue;
      const { doc } = change.state;
      return Decoration.set(
        effect.value
          .filter(({ line }) => line <= doc.lines)
          .map(({ line, column, kind, sentence }) => {
            const { from, text } = doc.line(line);
            const { start, end } = spanIn(text, column);
            const mark = Decoration.mark({ class: `cm-finding-${kind}`, attributes: { title: sentence } });
            return end > start ? [mark.range(from + start, from + end)] : [];
          })
          .flat(),
        true,
      );
    }
    return before.map(change.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const look = EditorView.baseTheme({
  '.cm-finding-error': { background: 'var(--alert-soft)', boxShadow: 'inset 0 -2px var(--alert)' },
  '.cm-finding-warning': { boxShadow: 'inset 0 -2px var(--note)' },
});

const extensions: Extension = [marked, look];

const editorIn = (form: HTMLElement): EditorView | null => {
  const editor = form.querySelector<HTMLElement>('[data-field=input] .cm-editor');
  return editor && EditorView.findFromDOM(editor);
};

/**
 * Marks findings in the editor over the text; returns a function that stops this. The editor may load later than the
 * findings appear.
 */
export function markFindings(form: HTMLElement, places: readonly Place[]): () => void {
  const mark = (): boolean => {
    const view = editorIn(form);
    if (!view) return false;
    if (!view.state.field(marked, false)) view.dispatch({ effects: StateEffect.appendConfig.of(extensions) });
    view.dispatch({ effects: setPlaces.of(places) });
    return true;
  };
  if (mark()) return () => {};
  const observer = new MutationObserver(() => mark() && observer.disconnect());
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Selects a finding in the text and scrolls to it. */
export function goTo(form: HTMLElement, { line, column }: Place): void {
  const view = editorIn(form);
  if (view) {
    const { from, text } = view.state.doc.line(Math.min(line, view.state.doc.lines));
    const { start, end } = spanIn(text, column);
    view.dispatch({
      selection: { anchor: from + start, head: from + end },
      effects: EditorView.scrollIntoView(from + start, { y: 'center' }),
    });
    view.focus();
    view.dom.scrollIntoView({ block: 'nearest' });
    return;
  }
  const area = form.querySelector<HTMLTextAreaElement>('textarea[name=input]');
  if (!area) return;
  const lines = area.value.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const { start, end } = spanIn(lines[line - 1] ?? '', column);
  area.focus();
  area.setSelectionRange(before + start, before + end);
}
