import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { TextField } from '../../contract/fields';
import type { Form } from '../../form/form';
import { AskFrame, ClearButton } from '../Actions';
import type { ControlProps } from './control-props';
import type { CodeView } from '../long-text/code-view';
import { initialText } from './initial-text';
import { heldText, LargeText } from '../long-text/LargeText';
import { warmLater } from './paste-large-text';
import { takeFile } from './take-file';
import { useDrop } from './use-drop';

/** The code editor, which loads when the browser is idle. */
const CodeText = lazy(async () => {
  await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  return import('./CodeText');
});

const Unlock = lazy(async () => ({ default: (await import('./UnlockLink')).Unlock }));

/** A control for text: typed, pasted, dropped or read from a file. Over 30,000 characters it is shown in the windowed view. */
export function TextControl({ form, name, field, id, label, initial, described }: ControlProps<TextField>): ReactNode {
  const { words, strings } = form.props;
  const held = form.long.get(name) ?? form.held.get(name);
  const isCode = field.code !== undefined || field.codeFrom !== undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  const code = useRef<CodeView>(undefined);
  const [opened, setOpened] = useState(false);
  const open = opened && held === undefined;
  const { over, ...drop } = useDrop(form, name, {
    area,
    editor: () => (open ? code.current : undefined),
    held: held !== undefined,
  });
  const prepare = usePreparation(form, area);
  useRows(area, form.askAt === name);
  return (
    <div className={over ? 'text-control over' : 'text-control'} {...drop}>
      <div className="field-head">
        <label htmlFor={id} onClick={() => open && code.current?.focus()}>
          {label}
        </label>
        <span className="field-actions">
          <PasteButton form={form} name={name} />
          <FileButton form={form} name={name} accept={field.accept} />
          {form.clearAt === name && <ClearButton form={form} className="quiet" />}
        </span>
      </div>
      <AskFrame form={form} name={name}>
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
          placeholder={strings.placeholders?.[name] ?? words['label.typeOrPaste']}
          defaultValue={initialText(initial)}
          hidden={held !== undefined}
          onKeyDown={form.tool.button === 'lookup' ? submitOnEnter : undefined}
          onFocus={prepare}
          {...described}
        />
      </AskFrame>
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

/** What the first focus starts: it schedules loading what a long paste needs. */
function usePreparation(form: Form, area: RefObject<HTMLTextAreaElement | null>): () => void {
  const { warm, ready, started } = form;
  const isLookup = form.tool.button === 'lookup';
  const [startedAt] = useState(() => started.then(() => performance.now()));
  const prepare = useRef(() => {
    prepare.current = () => {};
    if (!isLookup) void startedAt.then(async (at) => ready().then(() => warmLater(warm, at)));
  });
  useEffect(() => {
    if (document.activeElement === area.current) prepare.current();
  }, [area]);
  return () => prepare.current();
}

const MOST_ROWS = 8;

/** As many rows as the text has lines, for browsers in which the styles can't size a text area by its text. */
function useRows(ref: RefObject<HTMLTextAreaElement | null>, asks: boolean): void {
  useEffect(() => {
    const { current: area } = ref;
    if (!asks || !area) return;
    const fit = () => {
      area.rows = Math.min(area.value.split('\n').length, MOST_ROWS);
    };
    // A link, a file or 'Clear' may have changed the text.
    fit();
    area.addEventListener('input', fit);
    return () => area.removeEventListener('input', fit);
  });
}

/** In a lookup, Enter submits and Shift+Enter starts a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function languageOf(form: Form, { code, codeFrom = '', codeNames }: TextField): string {
  const chosen = form.valueOf(codeFrom);
  return code ?? codeNames?.[chosen] ?? chosen;
}

/** The name of a text's file input: `file` for the main text, `<name>File` for others. */
export const fileControlName = (name: string): string => (name === 'input' ? 'file' : `${name}File`);

/** A button that opens the file chooser; the text of the file goes into the field. */
function FileButton({ form, name, accept }: { form: Form; name: string; accept: string | undefined }): ReactNode {
  // A file that was chosen before the form was ready is read after a link is applied; until then the form is loading.
  const takeEarly = useCallback(
    (chooser: HTMLInputElement | null) => {
      const file = chooser?.files?.[0];
      if (!file) return;
      const release = form.hold();
      void takeFile(form, name, file).finally(release);
    },
    // Called once, when the input is mounted.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  return (
    <label className="button quiet" onPointerEnter={form.warm} onFocus={form.warm}>
      {form.props.words['action.upload']}
      <input
        type="file"
        name={'file' in form.tool.fields ? undefined : fileControlName(name)}
        accept={accept}
        className="visually-hidden"
        ref={takeEarly}
        onChange={(event) => void takeFile(form, name, event.currentTarget.files?.[0])}
      />
    </label>
  );
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
