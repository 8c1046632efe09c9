import {
  useId,
  useRef,
  useState,
  type ClipboardEvent as ReactClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { initialText } from '../../../kinds/parts/controls/initial-text';
import { LARGE_TEXT } from '../../../kinds/form/form';
import { LargeText } from '../../../kinds/parts/long-text/LargeText';
import { KEYS } from './actions';
import type { SourceProps } from './source-props';
import { areaSurface } from './surface';
import { useSourceEditor } from './use-source-editor';

/**
 * Where the text is written: a text area, which is the form's state and works immediately; at the first interaction an
 * editor loads, covers it and writes into it. A text that is too long for a text area is only in the editor.
 */
export default function Source(props: SourceProps): ReactNode {
  const { form, onEdit, onPaste, onFiles, onScroll } = props;
  const { strings, preset, words } = form.props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { over, target } = useFileDrop(onFiles);
  const label = strings.labels.input ?? '';
  const held = form.held.get('input');

  const { isOpen, view, agreed, begin } = useSourceEditor(props, area, host);

  const composing = useRef(false);
  const whenQuiet = () => {
    if (!composing.current) void begin();
  };

  const onInput = (text: string) => {
    if (text === agreed.current) return;
    // One insertion can cause several events, and the form has emptied the area before the second.
    if (text === '' && agreed.current.length > LARGE_TEXT) return;
    agreed.current = text;
    if (form.held.has('input')) form.setText('input', text);
    view.current?.replace(text);
    onEdit(text);
  };

  return (
    <div
      className={over ? 'source text-control over' : 'source text-control'}
      data-field="input"
      onPointerEnter={whenQuiet}
      onFocus={whenQuiet}
      {...target}
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
        className={isOpen ? 'mono visually-hidden' : 'mono'}
        tabIndex={isOpen ? -1 : undefined}
        aria-hidden={isOpen || undefined}
        spellCheck
        autoComplete="off"
        placeholder={strings.placeholders?.input ?? words['label.typeOrPaste']}
        defaultValue={initialText(preset.input ?? '')}
        hidden={held !== undefined && !isOpen}
        onKeyDown={onKeyDown}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={() => (composing.current = false)}
        onScroll={onScroll}
        // In the capture phase, before the form handles it: the form takes a text that is too long out of this field.
        onInputCapture={(event) => onInput(event.currentTarget.value)}
        onPaste={(event: ReactClipboardEvent) => {
          if (onPaste(event.clipboardData)) event.preventDefault();
        }}
      />
      <div ref={host} className="large-text-window" hidden={!isOpen} />
      {held !== undefined && !isOpen && (
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

/** Handlers of the element on which files can be dropped. `over`: files are being dragged over it. */
function useFileDrop(onFiles: SourceProps['onFiles']) {
  const [over, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDropCapture: (event: DragEvent) => {
      setOver(false);
      if (!onFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { over, target };
}

/** The editor's keys, while only the text area is there. */
function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
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
  areaSurface({ current: event.currentTarget }).apply(edit);
}
