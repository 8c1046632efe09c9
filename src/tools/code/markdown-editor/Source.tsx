import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent as ReactClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { initialText } from '../../../kinds/parts/controls/initial-text';
import { LARGE_TEXT, type Form } from '../../../kinds/form/form';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import { KEYS } from './actions';
import type { SourceView } from './codemirror';
import { areaSurface, viewSurface, type Surface } from './surface';

interface Props {
  form: Form;
  surface: RefObject<Surface | undefined>;
  /** The visitor changed the text, in any way. */
  onEdit: (text: string) => void;
  /** True if the paste was handled. */
  onPaste: (data: DataTransfer | null) => boolean;
  onFiles: (data: DataTransfer | null) => boolean;
  onScroll: () => void;
  /** A history to restore once its text is in the editor. */
  waiting: RefObject<string | undefined>;
}

/**
 * Where the text is written: a text area, which is the form's state and works immediately; at the first interaction an
 * editor loads, covers it and writes into it. A text that is too long for a text area is only in the editor.
 */
export default function Source({ form, surface, onEdit, onPaste, onFiles, onScroll, waiting }: Props): ReactNode {
  const { strings, preset, words, lang } = form.props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<SourceView>(undefined);
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  /** The text that the editor and the form last agreed on. */
  const agreed = useRef('');
  const latest = useRef({ form, onEdit, onPaste, onScroll });
  latest.current = { form, onEdit, onPaste, onScroll };
  const label = strings.labels.input ?? '';
  const held = form.held.get('input');

  const current = useCallback(() => latest.current.form.held.get('input') ?? area.current?.value ?? '', []);

  /** Find and replace needs the editor. */
  const find = useRef(() => {});
  if (!surface.current) surface.current = areaSurface(area, () => find.current());

  /** Writes a change in the editor into the form. */
  const writeToForm = useCallback((text: string) => {
    const { form } = latest.current;
    agreed.current = text;
    latest.current.onEdit(text);
    const isHeld = form.held.has('input');
    if (text.length > LARGE_TEXT) {
      if (isHeld) form.edited('input', text);
      else form.setText('input', text);
    } else if (isHeld) form.setText('input', text);
    else if (area.current) {
      area.current.value = text;
      area.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, []);

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
        label,
        lang,
        placeholder: strings.placeholders?.input ?? '',
        history: waiting.current ?? '',
        keys: KEYS,
        onChange: writeToForm,
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
  }, [current, label, lang, strings, surface, writeToForm, waiting]);

  find.current = () => void begin().then(() => view.current?.find());

  // Links, examples, files and 'Clear' write into the form, and the editor follows. Typing in a long text does not
  // update `form.held`; any other change to it creates a new map.
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

  useEffect(() => {
    if (held !== undefined) void begin();
  }, [held, begin]);

  useEffect(() => () => view.current?.destroy(), []);

  const composing = useRef(false);
  const whenQuiet = () => {
    if (!composing.current) void begin();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const mod = event.ctrlKey || event.metaKey;
    const key = mod && !event.shiftKey && !event.altKey ? `Mod-${event.key.toLowerCase()}` : event.key;
    const act = Object.entries(KEYS).find(([name]) => name === key)?.[1];
    if (!act || (event.key === 'Enter' && (mod || event.shiftKey))) return;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const edit = act(value, selectionStart, selectionEnd);
    if (!edit) return;
    event.preventDefault();
    event.nativeEvent.stopPropagation();
    areaSurface(area).apply(edit);
  };

  return (
    <div
      className={over ? 'source text-control over' : 'source text-control'}
      data-field="input"
      onPointerEnter={whenQuiet}
      onFocus={whenQuiet}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDropCapture={(event: DragEvent) => {
        setOver(false);
        if (!onFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <label className="label" htmlFor={id} onClick={() => view.current?.focus()}>
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        name="input"
        rows={form.tool.fields.input?.type === 'text' ? form.tool.fields.input.rows : undefined}
        dir="auto"
        className={open ? 'mono visually-hidden' : 'mono'}
        tabIndex={open ? -1 : undefined}
        aria-hidden={open || undefined}
        spellCheck
        autoComplete="off"
        placeholder={strings.placeholders?.input ?? words['action.drop']}
        defaultValue={initialText(preset.input ?? '')}
        hidden={held !== undefined && !open}
        onKeyDown={onKeyDown}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={() => (composing.current = false)}
        onScroll={onScroll}
        // In the capture phase, before the form handles it: the form takes a text that is too long out of this field.
        onInputCapture={(event) => {
          const text = event.currentTarget.value;
          if (text === agreed.current) return;
          // One insertion can cause several events, and the form has emptied the area before the second.
          if (text === '' && agreed.current.length > LARGE_TEXT) return;
          agreed.current = text;
          if (form.held.has('input')) form.setText('input', text);
          view.current?.replace(text);
          onEdit(text);
        }}
        onPaste={(event: ReactClipboardEvent) => {
          if (onPaste(event.clipboardData)) event.preventDefault();
        }}
      />
      <div ref={host} className="large-text-window" hidden={!open} />
      {held !== undefined && !open && (
        <LargeText
          text={held}
          label={label}
          form={form}
          onEdit={(text) => {
            if (typeof text !== 'string') return;
            onEdit(text);
            form.edited('input', text);
          }}
        />
      )}
    </div>
  );
}
