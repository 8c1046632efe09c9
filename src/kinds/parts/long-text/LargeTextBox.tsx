import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fill, formatBytes } from '../../../i18n/format';
import { LONG_TEXT, isUtf8Text, type TextSource } from '../../../core/text/long-text';
import { utf8File } from '../../../core/bytes/read-text-file';
import type { Form } from '../../form/form';
import type { LargeTextView } from './large-text-view';

export interface LargeTextProps {
  text: TextSource;
  label: string;
  form: Form;
  /** If omitted, the text is read-only. Receives a Blob if `text` is one; `now`: the edit was a paste. */
  onEdit?: (text: string | Blob, now: boolean) => void;
  onEmpty?: () => void;
}

let editor: typeof import('./large-text-view') | undefined;

/** Loads the editor ahead of time, when a long text is expected, usually from a file. */
export async function fetchView() {
  if (editor) return editor;
  void import('../controls/save-text-file');
  const fetched = await import('./large-text-view');
  if (!editor) fetched.warmUp();
  return (editor = fetched);
}

/**
 * The windowed view for long texts, both inputs and results: only visible lines are laid out. Its editor loads with the
 * first long text. The beginning of the text is shown at once and the rest added in pieces, so that the page stays
 * responsive with 50 MB.
 */
export default function LargeTextBox({ text, label, form, onEdit, onEmpty }: LargeTextProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<LargeTextView>(undefined);
  const own = useRef<TextSource>(undefined);
  const edit = useRef(onEdit);
  edit.current = onEdit;
  const editing = useRef(form.editing);
  editing.current = form.editing;
  const [lines, setLines] = useState<number>();
  const { lang, words } = form.props;

  // A layout effect, so that the text appears in the same frame as its box.
  useLayoutEffect(() => {
    if (text === own.current) return;
    own.current = text;
    let current = true;
    setLines(undefined);
    void (async () => {
      const { showLargeText } = editor ?? (await fetchView());
      if (!current || !place.current) return;
      view.current?.destroy();
      view.current = await showLargeText(place.current, text, {
        label,
        asBlob: text instanceof Blob,
        onEdit:
          edit.current &&
          ((changed, now) => {
            own.current = changed;
            edit.current?.(changed, now);
          }),
        onEditing: () => editing.current(),
        onLines: (count) => current && setLines(count),
        cancelled: () => !current,
      });
      if (!current) view.current.destroy();
    })();
    return () => {
      current = false;
    };
  }, [text, label]);

  useEffect(() => () => view.current?.destroy(), []);

  return (
    <div className="large-text">
      <div ref={place} className="large-text-window" />
      <p className="hint">
        {lines === undefined
          ? words['status.working']
          : fill(words['label.largeText'], { lines, size: formatBytes(sizeOf(text), lang) }, lang)}{' '}
        {onEmpty && (
          <button type="button" className="quiet" onClick={onEmpty}>
            {words['label.newText']}
          </button>
        )}
      </p>
    </div>
  );
}

/**
 * Returns a pasted text over a megabyte as a Blob, as if it had been chosen as a file. Texts with lone surrogates, which
 * UTF-8 can't encode, and with NUL, which marks a file as binary, stay strings.
 */
export function heldText(form: Form, text: string): string | Blob {
  // A UTF-16 unit takes at most three bytes in UTF-8. The limit applies to the size in bytes, as for chosen files.
  if (!form.takesLong || text.length * 3 <= LONG_TEXT || !text.isWellFormed() || text.includes('\0')) return text;
  const file = utf8File(text);
  return file.size > LONG_TEXT ? file : text;
}

const sizeOf = (text: TextSource): number =>
  text instanceof Blob ? text.size : isUtf8Text(text) ? text.utf8.length : text.length;
