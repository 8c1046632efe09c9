import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fill, formatBytes, formatNumber } from '../../../i18n/format';
import { LONG_TEXT, isUtf8Text, type TextSource } from '../../../core/text/long-text';
import { utf8File } from '../../../core/bytes/read-text-file';
import type { Form } from '../../form/form';
import type { LargeTextView } from './large-text-view';

export interface LargeTextProps {
  text: TextSource;
  label: string;
  form: Form;
  /** Left out: the text can be read, searched and copied, not edited. Gets a Blob where the text came as one; `now`: pasted. */
  onEdit?: (text: string | Blob, now: boolean) => void;
  onEmpty?: () => void;
}

let editor: typeof import('./large-text-view') | undefined;

/** The editor behind the view; asked for ahead where a long text is about to come, mostly out of a file. */
export async function fetchView() {
  if (editor) return editor;
  void import('../controls/save-text-file');
  const fetched = await import('./large-text-view');
  if (!editor) fetched.warmUp();
  return (editor = fetched);
}

/**
 * The one view of long texts, typed or made: only the lines in sight are laid out. The editor behind it is loaded when
 * the first long text appears; the text's beginning is shown at once and the rest put in piece by piece, so that the
 * page keeps answering at 50 MB.
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

  // Before the browser paints: the text is shown with the frame that has its box.
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
          : fill(
              words['label.largeText'],
              { lines: formatNumber(lines, lang), size: formatBytes(sizeOf(text), lang) },
              lang,
            )}{' '}
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
 * A pasted text as the form holds it best: over a megabyte as a file, as if it had been chosen. A file cannot have what UTF-8
 * cannot carry, and one with NUL would not be taken for a text.
 */
export function heldText(form: Form, text: string): string | Blob {
  // Up to three bytes a unit: by its size as a file, as with one that is chosen.
  if (!form.takesLong || text.length * 3 <= LONG_TEXT || !text.isWellFormed() || text.includes('\0')) return text;
  const file = utf8File(text);
  return file.size > LONG_TEXT ? file : text;
}

const sizeOf = (text: TextSource): number =>
  text instanceof Blob ? text.size : isUtf8Text(text) ? text.utf8.length : text.length;
