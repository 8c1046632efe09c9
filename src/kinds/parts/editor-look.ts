import { EditorView } from '@codemirror/view';

/** How CodeMirror looks in this house. It comes with the editor, so that no page carries it before. */
export const editorLook = EditorView.theme({
  '&': { height: '100%', fontSize: '0.875rem' },
  '.cm-scroller': { fontFamily: 'var(--mono)', overflow: 'auto' },
  '.cm-gutters': { background: 'var(--sunken)', color: 'var(--ink-soft)', border: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-panels': { background: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-wrong-line': { background: 'var(--alert-soft)' },
});
