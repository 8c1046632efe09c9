import { EditorView } from '@codemirror/view';

/** The site's theme for CodeMirror. It is part of the editor's chunk, so pages without the editor don't load it. */
export const editorLook = EditorView.theme({
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '&': { height: '100%', fontSize: '0.875rem' },
  '.cm-scroller': { fontFamily: 'var(--mono)', overflow: 'auto' },
  '.cm-gutters': { background: 'var(--sunken)', color: 'var(--ink-soft)', border: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-panels': { background: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-panel.cm-search': { padding: 'var(--space-2)', fontFamily: 'var(--font)' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: '2.25rem',
    fontSize: 'var(--text-s)',
  },
  '.cm-panel.cm-search input[type=checkbox]': { margin: '0' },
  '.cm-panel.cm-search .cm-textfield': {
    width: 'min(100%, 14rem)',
    minHeight: '2.25rem',
    border: '1px solid var(--line-strong)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 'var(--text-s)',
  },
  '.cm-panel.cm-search .cm-button': {
    minHeight: '2.25rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 'var(--text-s)',
  },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink)', fontSize: '1.25rem' },
  '.cm-unseen': {
    padding: '0 0.25em',
    border: '1px solid currentcolor',
    borderRadius: '3px',
    color: 'var(--alert)',
    fontSize: '0.75em',
  },
  '.cm-wrong-line': { background: 'var(--alert-soft)' },
});
