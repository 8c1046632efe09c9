import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { KEYS } from './actions';
import type { SourceView } from './codemirror';
import type { SourceProps } from './source-props';
import { areaSurface, viewSurface } from './surface';

interface SourceEditor {
  /** False while the text area is on its own. */
  readonly isOpen: boolean;
  readonly view: RefObject<SourceView | undefined>;
  /** The text that the editor and the form last agreed on. */
  readonly agreed: RefObject<string>;
  /** Loads the editor, once. */
  begin(): Promise<void>;
}

/** The editor that covers the text area and writes into it. */
export function useSourceEditor(
  props: SourceProps,
  area: RefObject<HTMLTextAreaElement | null>,
  host: RefObject<HTMLDivElement | null>,
): SourceEditor {
  const { form, surface, waiting } = props;
  const view = useRef<SourceView>(undefined);
  const [isOpen, setOpen] = useState(false);
  const agreed = useRef('');
  const latest = useRef(props);
  latest.current = props;
  const held = form.held.get('input');

  const current = useCallback(() => latest.current.form.held.get('input') ?? area.current?.value ?? '', [area]);

  /** Find and replace needs the editor. */
  const find = useRef(() => {});
  if (!surface.current) surface.current = areaSurface(area, () => find.current());

  const write = useCallback(
    (text: string) => {
      agreed.current = text;
      latest.current.onEdit(text);
      writeToForm(latest.current.form, area.current, text);
    },
    [area],
  );

  const begun = useRef(false);
  const begin = useCallback(async () => {
    if (begun.current) return;
    begun.current = true;
    try {
      const { openSource } = await import('./codemirror');
      const container = host.current;
      const text = area.current;
      if (!container || !text) return;
      const focused = document.activeElement === text;
      agreed.current = current();
      // Show it now rather than with React's next render: a hidden element cannot receive focus.
      container.hidden = false;
      const opened = openSource(container, {
        text: agreed.current,
        start: text.selectionStart,
        end: text.selectionEnd,
        ...labelsOf(latest.current.form.props),
        history: waiting.current ?? '',
        keys: KEYS,
        onChange: write,
        onPaste: (event) => {
          const done = latest.current.onPaste(event.clipboardData);
          if (done) event.preventDefault();
          return done;
        },
      });
      opened.scroller.addEventListener('scroll', () => latest.current.onScroll(), { passive: true });
      waiting.current = undefined;
      view.current = opened;
      surface.current = viewSurface(opened);
      setOpen(true);
      if (focused) opened.focus();
    } catch {
      // Offline, or an outdated page: the text area works without the editor.
      begun.current = false;
    }
  }, [current, surface, write, waiting, area, host]);

  find.current = () => void begin().then(() => view.current?.find());

  useFollow(form, view, agreed, waiting, current);
  useEffect(() => {
    if (held !== undefined) void begin();
  }, [held, begin]);

  useEffect(() => () => view.current?.destroy(), []);

  return { isOpen, view, agreed, begin };
}

/** What the editor shows in the page's language. */
const labelsOf = ({ strings, lang }: IslandProps) => ({
  label: strings.labels.input ?? '',
  placeholder: strings.placeholders?.input ?? '',
  lang,
});

/** Writes a change in the editor into the form, which holds a text that is too long for its text area. */
function writeToForm(form: Form, area: HTMLTextAreaElement | null, text: string): void {
  const isHeld = form.held.has('input');
  if (text.length > LARGE_TEXT) {
    if (isHeld) form.edited('input', text);
    else form.setText('input', text);
  } else if (isHeld) form.setText('input', text);
  else if (area) {
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The editor follows what links, examples, files and 'Clear' write into the form. */
function useFollow(
  form: Form,
  view: SourceEditor['view'],
  agreed: SourceEditor['agreed'],
  waiting: SourceProps['waiting'],
  current: () => string,
): void {
  // Typing in a long text does not update `form.held`; any other change to it creates a new map.
  const seen = useRef(form.held);
  useEffect(() => {
    const ownEdit = form.held.has('input') && form.held === seen.current;
    seen.current = form.held;
    const text = current();
    if (!view.current) return;
    if (!ownEdit && text !== agreed.current) {
      agreed.current = text;
      view.current.replace(text);
    }
    if (waiting.current !== undefined && text === agreed.current) {
      view.current.restore(waiting.current);
      waiting.current = undefined;
    }
  });
}
