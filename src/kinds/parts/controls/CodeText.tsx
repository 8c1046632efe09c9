import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { LARGE_TEXT, type Form } from '../../form/form';
import { openCode, type CodeView } from '../long-text/code-view';

interface Props {
  form: Form;
  name: string;
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  language: string;
  /** The editor stands over the text area from now on. */
  onOpen: () => void;
  view: RefObject<CodeView | undefined>;
}

/**
 * The code editor over a text area, which stays the form's state: what is typed here is written there, and what is
 * written there (a link, an example, a file, 'Clear') is shown here.
 */
export default function CodeText({ form, name, area, label, language, onOpen, view }: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const text = area.current;
    const place = host.current;
    if (!text || !place) return;
    const focused = document.activeElement === text;
    place.style.height = `${text.offsetHeight}px`;
    const opened = openCode(place, {
      text: text.value,
      start: text.selectionStart,
      end: text.selectionEnd,
      label,
      lang: form.props.lang,
      placeholder: text.placeholder,
      onChange: (changed) => {
        // More than a text area can bear goes into the windowed view.
        if (changed.length > LARGE_TEXT) return latest.current.setText(name, changed);
        text.value = changed;
        text.dispatchEvent(new Event('input', { bubbles: true }));
      },
    });
    view.current = opened;
    onOpen();
    form.warm();
    if (focused) opened.focus();
    const follow = () => opened.replace(text.value);
    text.addEventListener('input', follow);
    return () => {
      text.removeEventListener('input', follow);
      opened.destroy();
      view.current = undefined;
    };
    // Once: all that changes is read when it is needed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Whatever else writes into the form makes it render.
  useEffect(() => {
    if (area.current) view.current?.replace(area.current.value);
  });

  useEffect(() => void view.current?.setLanguage(language), [view, language]);

  const { problem } = form;
  const line = problem?.field === name ? problem.with.line : undefined;
  useEffect(() => view.current?.mark(typeof line === 'number' ? line : undefined), [view, line, problem]);

  return <div ref={host} className="large-text-window code-window" style={{ resize: 'vertical', minHeight: '8rem' }} />;
}
