import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { initialText } from '../../../kinds/parts/controls/initial-text';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions, CopyButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { controlOf } from '../../../kinds/form/controls';
import { Address } from './Address';
import type { Viewed } from './editor';
import { ENCODINGS } from './encoding';
import { expressionOf } from './expression';
import { LineRows } from './LineRows';
import { hexRows, textRows, type RowSource } from './rows';
import { COLOR_LIMIT } from './limit';
import type { Fetched } from './open-address';
import logic from './tool';

const FIGURES = ['lines', 'characters', 'bytes', 'encoding', 'eol', 'longest', 'found', 'detected'];

/** Shows a text: in an editor with syntax colors if it is small, otherwise line by line from the file. */
export default function FileViewer(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const files = form.reading()?.values?.file;
  const hasFile = Array.isArray(files) && files.length > 0;
  const shown = useShown(form);
  return (
    <FormFrame form={form} className="file-viewer">
      <Source form={form} hasFile={hasFile} />
      <div className="tool-out">
        <Alert form={form} />
        <Results form={form} only={FIGURES} />
        {shown && <View form={form} shown={shown} />}
        {!shown && <p className="placeholder">{props.words['status.empty']}</p>}
        <Status form={form} />
      </div>
    </FormFrame>
  );
}

/** The text or the file, and the options. */
function Source({ form, hasFile }: { form: Form; hasFile: boolean }): ReactNode {
  const { strings, preset } = form.props;
  const [over, setOver] = useState(false);
  const chooser = () => {
    const input = form.ref.current && controlOf(form.ref.current, 'file');
    return input instanceof HTMLInputElement ? input : undefined;
  };
  /** Sets the file, or removes it: then the text that was typed is shown again. */
  const take = (file: File | undefined) => {
    const input = chooser();
    if (!input) return;
    const list = new DataTransfer();
    if (file) list.items.add(file);
    input.files = list.files;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const takeFetched = ({ file, charset }: Fetched) => {
    // An encoding that the server names is more reliable than a guess.
    const named = ENCODINGS.find((one) => one === charset && one !== 'utf-8');
    form.setValues({ encoding: named ?? 'auto' });
    take(file);
  };

  return (
    <div
      className={over ? 'tool-in over' : 'tool-in'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDropCapture={(event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        take(file);
      }}
    >
      <div className="texts">
        <div className="field field-text" data-field="input" hidden={hasFile}>
          <label htmlFor="viewer-input">{strings.labels.input}</label>
          <textarea
            id="viewer-input"
            name="input"
            rows={form.held.has('input') ? 1 : 8}
            dir="auto"
            className="mono"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder={strings.placeholders?.input}
            defaultValue={initialText(preset.input ?? '')}
          />
        </div>
        <div className="file-side">
          <Controls form={form} only={['file']} />
          {hasFile && (
            <button type="button" className="quiet" onClick={() => take(undefined)}>
              {strings.own?.other}
            </button>
          )}
          {preset.highlight === 'true' && <Address form={form} onOpen={takeFetched} />}
        </div>
      </div>
      <div className="options">
        <Controls form={form} only={['query', 'line', 'encoding', 'language', 'regex', 'wrap', 'highlight']} />
      </div>
      <Actions form={form} />
    </div>
  );
}

/** The text with the chosen line and the way from find to find. */
function View({ form, shown }: { form: Form; shown: Shown }): ReactNode {
  const { strings } = form.props;
  const own = strings.own ?? {};
  const line = Number(form.reading()?.values?.line ?? 0) || undefined;
  const go = (to: number) => form.setValues({ line: String(to) });
  const step = (direction: 1 | -1) => {
    const lines = shown.found;
    const here = line ?? 0;
    const next =
      direction === 1
        ? (lines.find((one) => one > here) ?? lines[0])
        : (lines.findLast((one) => one < here) ?? lines.at(-1));
    if (next !== undefined) go(next);
  };
  const hasFound = shown.found.length > 0;

  return (
    <section className="viewed" data-stale={form.stale ? '' : undefined}>
      <div className="field-head">
        <h2 className="label">{strings.labels.view}</h2>
        <span className="field-actions">
          {hasFound && (
            <>
              <button type="button" className="quiet" onClick={() => step(-1)}>
                {own.previous}
              </button>
              <button type="button" className="quiet" onClick={() => step(1)}>
                {own.next}
              </button>
            </>
          )}
          {shown.text !== undefined && <CopyButton form={form} text={() => shown.text ?? ''} />}
        </span>
      </div>
      {shown.text === undefined ? (
        <LineRows source={shown.rows} label={strings.labels.view ?? ''} line={line} onLine={go} />
      ) : (
        <Editor form={form} shown={shown} text={shown.text} line={line} onLine={go} />
      )}
    </section>
  );
}

interface Shown {
  readonly rows: RowSource;
  /** Undefined if it is too long for the editor, or not text. */
  readonly text: string | undefined;
  readonly language: string;
  readonly found: readonly number[];
}

/** Loads what `run` returned. */
function useShown(form: Form): Shown | undefined {
  const given = form.outcome?.values.view;
  const count = Number(form.outcome?.values.lines ?? 0);
  const encoding = String(form.outcome?.values.encoding ?? 'utf-8');
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let current = true;
    void openView(given, count, encoding).then((next) => {
      if (current) setShown(next);
    });
    return () => {
      current = false;
    };
  }, [given, count, encoding]);
  return given === undefined ? undefined : shown;
}

async function openView(given: unknown, count: number, encoding: string): Promise<Shown | undefined> {
  if (!Array.isArray(given)) return undefined;
  const [bytes, lines, found]: { name?: string; blob?: unknown }[] = given;
  if (!(bytes?.blob instanceof Blob)) return undefined;
  if (!(lines?.blob instanceof Blob) || !(found?.blob instanceof Blob))
    return { rows: hexRows(bytes.blob), text: undefined, language: 'plain', found: [] };
  const checkpoints = new Float64Array(await lines.blob.arrayBuffer());
  const small = bytes.blob.size <= COLOR_LIMIT;
  return {
    rows: textRows(bytes.blob, checkpoints, count, encoding),
    text: small ? new TextDecoder(encoding).decode(await bytes.blob.arrayBuffer()) : undefined,
    language: bytes.name ?? 'plain',
    found: Array.from(new Float64Array(await found.blob.arrayBuffer())),
  };
}

interface EditorProps {
  form: Form;
  shown: Shown;
  text: string;
  line: number | undefined;
  onLine: (line: number) => void;
}

/** The text in an editor, with syntax colors. */
function Editor({ form, shown, text, line, onLine }: EditorProps): ReactNode {
  const { strings, lang } = form.props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<Viewed>(undefined);
  const [ready, setReady] = useState(0);
  const latest = useRef(onLine);
  latest.current = onLine;
  const values = form.reading()?.values;
  const [wrap, query, regex] = [values?.wrap !== false, String(values?.query ?? ''), values?.regex === true];
  const highlight = values?.highlight === true;
  const match = useMemo(() => {
    const expression = query === '' ? undefined : expressionOf(query, regex);
    return expression instanceof RegExp ? expression : undefined;
  }, [query, regex]);

  useEffect(() => {
    let current = true;
    let opened: Viewed | undefined;
    void (async () => {
      const { openViewer } = await import('./editor');
      if (!current || !container.current) return;
      const next = await openViewer(container.current, {
        text,
        label: strings.labels.view ?? '',
        lang,
        language: highlight ? shown.language : 'plain',
        wrap,
        match,
        onLine: (to) => latest.current(to),
      });
      if (!current) return next.destroy();
      opened = view.current = next;
      setReady((count) => count + 1);
    })();
    return () => {
      current = false;
      opened?.destroy();
    };
  }, [text, shown.language, highlight, wrap, match, strings, lang]);

  useEffect(() => {
    if (line !== undefined) view.current?.goTo(line);
  }, [line, ready]);

  const copy = () => {
    const html = view.current?.html();
    if (html !== undefined) void copyRichText(form, html, text);
  };
  return (
    <>
      <div ref={container} className="viewed-text" />
      {highlight && (
        <button type="button" className="quiet" onClick={copy}>
          {strings.own?.rich}
        </button>
      )}
    </>
  );
}

/** Copies a text with its colors, for programs that paste HTML, and as it is for all others. */
async function copyRichText(form: Form, html: string, text: string): Promise<void> {
  const { words } = form.props;
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ]);
    form.announce(words['status.copied']);
  } catch {
    form.announce(words['error.clipboard']);
  }
}
