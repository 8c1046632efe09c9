import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { keymap, type EditorView, type KeyBinding } from '@codemirror/view';
import type { Interface } from '../../../i18n/en';
import type { Lang } from '../../../i18n/languages';
import { allUiStrings } from '../../form/all-ui-strings';

/** CodeMirror's phrases in the page's language. */
const phrasesOf = (words: Interface): Readonly<Record<string, string>> => ({
  Find: words['find.find'],
  Replace: words['find.replaceWith'],
  next: words['action.next'],
  previous: words['action.previous'],
  all: words['find.selectAll'],
  'match case': words['find.matchCase'],
  regexp: words['find.regexp'],
  'by word': words['find.wholeWords'],
  replace: words['find.replace'],
  'replace all': words['find.replaceAll'],
  close: words['action.close'],
  'Go to line': words['find.goToLine'],
  go: words['find.go'],
  'current match': words['find.current'],
  'on line': words['find.onLine'],
  'replaced match on line $': words['find.replacedOnLine'].replace('{line}', '$'),
  'replaced $ matches': words['find.replaced'].replace('{n}', '$'),
  'Selection deleted': words['find.deleted'],
  'Control character': words['find.control'],
});

export interface CodeSearch {
  readonly extension: Extension;
  /** Opens the search panel, as Ctrl+F does. */
  open(view: EditorView): void;
}

/** Find, replace and 'go to line' for a code editor. The translations load when a panel is first opened. */
export function codeSearch(lang: Lang): CodeSearch {
  const phrases = new Compartment();
  let loaded = false;
  const worded = (run: NonNullable<KeyBinding['run']>) => (view: EditorView) => {
    if (loaded) return run(view);
    void allUiStrings(lang)
      .then(
        (words) => {
          loaded = true;
          view.dispatch({ effects: phrases.reconfigure(EditorState.phrases.of(phrasesOf(words))) });
        },
        // Offline: the panel works, but is in English.
        () => {},
      )
      .then(() => run(view));
    return true;
  };
  const keys = searchKeymap.map((binding) =>
    /^Mod-(Alt-)?[fg]$|^F3$/.test(binding.key ?? '')
      ? {
          ...binding,
          ...(binding.run && { run: worded(binding.run) }),
          ...(binding.shift && { shift: worded(binding.shift) }),
        }
      : binding,
  );
  const panel = keys.find(({ key }) => key === 'Mod-f');
  return {
    extension: [search({ top: true }), keymap.of(keys), phrases.of([])],
    open: (view) => void panel?.run?.(view),
  };
}
