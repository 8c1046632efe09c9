import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import type { TextField } from '../../contract/fields';
import { LARGE_TEXT, type Form } from '../../form/form';
import { ClearButton } from '../Actions';
import type { ControlProps } from './control-props';
import type { CodeView } from '../long-text/code-view';
import { initialText } from './initial-text';
import { heldText, LargeText } from '../long-text/LargeText';
import { areaPlace, warmLater } from './paste-large-text';

/** The code editor, which loads when the browser is idle. Safari has no `requestIdleCallback`. */
const CodeText = lazy(async () => {
  await new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done));
  return import('./CodeText');
});

const Unlock = lazy(async () => ({ default: (await import('./UnlockLink')).Unlock }));

/** A control for text: typed, pasted, dropped or read from a file. Over 30,000 characters it is shown in the windowed view. */
export function TextControl({ form, name, field, id, label, initial, described }: ControlProps<TextField>): ReactNode {
  const { words, strings } = form.props;
  const held = form.long.get(name) ?? form.held.get(name);
  const [over, setOver] = useState(false);
  const isCode = field.code !== undefined || field.codeFrom !== undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  const code = useRef<CodeView>(undefined);
  const [opened, setOpened] = useState(false);
  const open = opened && held === undefined;
  const take = (file: File | undefined) => void takeFile(form, name, file);
  // A file that was chosen before the form was ready is read after a link is applied; until then the form is loading.
  const takeEarly = useCallback(
    (chooser: HTMLInputElement | null) => {
      const file = chooser?.files?.[0];
      if (!file) return;
      const release = form.hold();
      void form.started.then(() => takeFile(form, name, file)).finally(release);
    },
    // Called once, when the input is mounted.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  /** Puts a paste or drop that makes the text too long for a text area or the code editor directly into the form. Returns whether it did. */
  const takeLarge = (event: { target: EventTarget }, data: DataTransfer, point?: { x: number; y: number }): boolean => {
    const { target } = event;
    const { current: typed } = area;
    const inText = target === typed || (target instanceof Element && target.closest('.cm-content') !== null);
    if (held !== undefined || !inText || !typed) return false;
    const given = data.getData('text/plain');
    const editor = open ? code.current : undefined;
    const text = editor?.text() ?? typed.value;
    if (given.length + text.length <= LARGE_TEXT) return false;
    const { from, to } = editor?.place(point) ?? areaPlace(typed, point);
    form.setText(name, heldText(form, text.slice(0, from) + given + text.slice(to)));
    return true;
  };
  // On first focus, schedules loading what a long paste needs.
  const { warm, ready, started } = form;
  const isLookup = form.tool.button === 'lookup';
  const prepare = useRef(() => {
    prepare.current = () => {};
    if (!isLookup) void started.then(ready).then(() => warmLater(warm));
  });
  useEffect(() => {
    if (document.activeElement === area.current) prepare.current();
  }, []);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      if (!over) form.warm();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    // In the capture phase, before the code editor, which would insert a text of any length.
    onDropCapture: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      setOver(false);
      if (!file && !takeLarge(event, event.dataTransfer, { x: event.clientX, y: event.clientY })) return;
      event.preventDefault();
      take(file);
    },
    onPasteCapture: (event: ClipboardEvent) => {
      if (takeLarge(event, event.clipboardData)) event.preventDefault();
    },
  };
  return (
    <div className={over ? 'text-control over' : 'text-control'} {...drop}>
      <div className="field-head">
        <label htmlFor={id} onClick={() => open && code.current?.focus()}>
          {label}
        </label>
        <span className="field-actions">
          <PasteButton form={form} name={name} />
          <label className="button quiet" onPointerEnter={form.warm} onFocus={form.warm}>
            {words['action.upload']}
            <input
              type="file"
              name={'file' in form.tool.fields ? undefined : fileControlName(name)}
              accept={field.accept}
              className="visually-hidden"
              ref={takeEarly}
              onChange={(event) => take(event.currentTarget.files?.[0])}
            />
          </label>
          {form.clearAt === name && <ClearButton form={form} className="quiet" />}
        </span>
      </div>
      <textarea
        ref={area}
        id={id}
        name={name}
        rows={field.rows}
        dir="auto"
        className={[field.mono && 'mono', open && 'visually-hidden'].filter(Boolean).join(' ') || undefined}
        tabIndex={open ? -1 : undefined}
        aria-hidden={open || undefined}
        spellCheck={!field.mono}
        autoCapitalize={field.mono ? 'off' : undefined}
        autoComplete="off"
        placeholder={strings.placeholders?.[name] ?? words['action.drop']}
        defaultValue={initialText(initial)}
        hidden={held !== undefined}
        onKeyDown={(event) => {
          // In a lookup, Enter submits and Shift+Enter starts a new line.
          if (form.tool.button !== 'lookup' || event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        onFocus={() => prepare.current()}
        {...described}
      />
      {isCode && form.logic && held === undefined && (
        <Suspense>
          <CodeText
            form={form}
            name={name}
            area={area}
            label={label}
            language={languageOf(form, field)}
            onOpen={() => setOpened(true)}
            open={open}
            view={code}
          />
        </Suspense>
      )}
      {name === 'input' && form.locked && (
        <Suspense>
          <Unlock form={form} />
        </Suspense>
      )}
      {held !== undefined && (
        <LargeText
          text={held}
          label={label}
          form={form}
          onEdit={(text, now) => form.edited(name, text, now)}
          onEmpty={() => form.setText(name, '')}
        />
      )}
    </div>
  );
}

function languageOf(form: Form, { code, codeFrom = '', codeNames }: TextField): string {
  const chosen = form.valueOf(codeFrom);
  return code ?? codeNames?.[chosen] ?? chosen;
}

/** The name of a text's file input: `file` for the main text, `<name>File` for others. */
export const fileControlName = (name: string): string => (name === 'input' ? 'file' : `${name}File`);

async function takeFile(form: Form, name: string, file: File | undefined): Promise<void> {
  if (file) await (await import('./save-text-file')).takeFile(form, name, file);
}

function PasteButton({ form, name }: { form: Form; name: string }): ReactNode {
  const paste = async () => {
    try {
      form.setText(name, heldText(form, await navigator.clipboard.readText()));
    } catch {
      form.ref.current?.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.focus();
    }
  };
  return (
    <button type="button" className="quiet" onPointerEnter={form.warm} onClick={() => void paste()}>
      {form.props.words['action.paste']}
    </button>
  );
}
