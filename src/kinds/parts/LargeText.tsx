import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill, formatBytes, formatNumber } from '../../i18n/format';
import type { Form } from '../use-form';
import type { LargeTextView } from './large-text-view';

interface Props {
  text: string;
  label: string;
  form: Form;
  /** Left out: the text can be read, searched and copied, not edited. */
  onEdit?: (text: string) => void;
  onEmpty?: () => void;
}

/**
 * The one view of long texts, typed or made: only the lines in sight are laid out. The editor behind it is loaded when
 * the first long text appears, and a text of 50 MB is put in piece by piece, so that the page keeps answering.
 */
export function LargeText({ text, label, form, onEdit, onEmpty }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<LargeTextView>(undefined);
  const own = useRef<string>(undefined);
  const edit = useRef(onEdit);
  edit.current = onEdit;
  const [lines, setLines] = useState<number>();
  const { lang, words } = form.props;

  useEffect(() => {
    if (text === own.current) return;
    own.current = text;
    let current = true;
    void (async () => {
      const { showLargeText } = await import('./large-text-view');
      if (!current || !place.current) return;
      view.current?.destroy();
      view.current = undefined;
      const shown = await showLargeText(place.current, text, {
        label,
        onEdit:
          edit.current &&
          ((changed) => {
            own.current = changed;
            edit.current?.(changed);
          }),
        cancelled: () => !current,
      });
      if (!shown) return;
      if (current) view.current = shown;
      else shown.destroy();
      setLines(shown.lines);
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
              { lines: formatNumber(lines, lang), size: formatBytes(text.length, lang) },
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
