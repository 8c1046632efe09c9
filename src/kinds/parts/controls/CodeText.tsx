import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { LARGE_TEXT, type Form } from '../../form/form';
import { openCode, type CodeView } from '../long-text/code-view';

interface Props {
  form: Form;
  name: string;
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  language: string;
  /** Called once the editor is ready to cover the text area. */
  onOpen: () => void;
  open: boolean;
  view: RefObject<CodeView | undefined>;
}

/**
 * The code editor over a text area. The text area remains the form's state: edits are copied to it, and changes to it (by
 * a link, an example, a file or 'Clear') are copied to the editor.
 */
export default function CodeText({ form, name, area, label, language, onOpen, open, view }: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  /** Whether the text area had the focus, which the editor takes over once it is visible. */
  const focus = useRef(false);
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const text = area.current;
    const place = host.current;
    if (!text || !place) return;
    focus.current = document.activeElement === text;
    // As high as the text area that it covers, also when the screen is turned.
    const fit = () => {
      place.style.height = `${text.offsetHeight}px`;
    };
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(text);
    const opened = openCode(place, {
      text: text.value,
      start: text.selectionStart,
      end: text.selectionEnd,
      label,
      lang: form.props.lang,
      placeholder: text.placeholder,
      onChange: (changed) => {
        // A text too long for a text area moves to the windowed view.
        if (changed.length > LARGE_TEXT) return latest.current.setText(name, changed);
        text.value = changed;
        text.dispatchEvent(new Event('input', { bubbles: true }));
      },
    });
    view.current = opened;
    onOpen();
    form.warm();
    const follow = () => opened.replace(text.value);
    text.addEventListener('input', follow);
    return () => {
      text.removeEventListener('input', follow);
      sizes.disconnect();
      opened.destroy();
      view.current = undefined;
    };
    // Runs only once: values that change are read from refs when they are needed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!open || !focus.current) return;
    focus.current = false;
    view.current?.focus();
  }, [open, view]);

  // Every other change to the form renders this component.
  useEffect(() => {
    if (area.current) view.current?.replace(area.current.value);
  });

  useEffect(() => void view.current?.setLanguage(language), [view, language]);

  const { problem } = form;
  const line = problem?.field === name ? problem.with.line : undefined;
  useEffect(() => view.current?.mark(typeof line === 'number' ? line : undefined), [view, line, problem]);

  // Until the text area makes place for it, it takes none.
  return (
    <div
      ref={host}
      className="large-text-window code-window"
      style={{
        resize: 'vertical',
        minHeight: '6rem',
        ...(!open && { position: 'absolute', inset: '0 0 auto', visibility: 'hidden' }),
      }}
    />
  );
}
