import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions, CopyButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/Controls';
import { LargeText } from '../../../kinds/parts/LargeText';
import { download } from '../../../kinds/parts/parts';
import { takeFile } from '../../../kinds/parts/text-file';
import type { IslandProps } from '../../../kinds/props';
import { FormFrame } from '../../../kinds/ToolForm';
import { LARGE_TEXT, useForm } from '../../../kinds/use-form';
import { wasTouched } from '../../../kinds/controls';
import { bringsText, draftOf } from '../../../lib/drafts';
import type { OpenEditor, View } from './editor';

const load = async () => (await import('./tool')).default;
const SAVE_MS = 400;
const VIEWS = ['tree', 'text', 'table'] as const;
const viewOf = (name: string): View => VIEWS.find((view) => view === name) ?? 'tree';

export default function JsonEditorTool(props: IslandProps): ReactNode {
  const form = useForm(load, props);
  const { words, strings, lang, slug, declared } = props;
  const own = strings.own ?? {};
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const parts = useRef<typeof import('./check')>(undefined);
  const [editor, setEditor] = useState<OpenEditor>();
  const [drafts] = useState(() => draftOf('json-editor'));
  const [kept, setKept] = useState('');
  const [earlier, setEarlier] = useState(false);
  const [opened, setOpened] = useState(false);
  const [changes, setChanges] = useState(0);
  /** The text as it was opened or saved last: what 'Compare' compares with. */
  const [saved, setSaved] = useState('');

  const values = form.outcome?.values ?? {};
  const result = String(values.result ?? '');
  const valid = values.valid;
  const isValid = typeof valid === 'object' && valid !== null && 'code' in valid && valid.code === 'yes';

  /* The draft. */
  const linked = useRef(false);
  const pending = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current === undefined) return;
    const before = drafts.read();
    if (linked.current && before !== '' && before !== pending.current) {
      drafts.keepEarlier();
      setEarlier(true);
    }
    linked.current = false;
    setKept((drafts.save(pending.current) ? own.draftKept : own.draftFull) ?? '');
    pending.current = undefined;
  }, [drafts, own.draftKept, own.draftFull]);
  const remember = useCallback(
    (text: string) => {
      pending.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_MS);
    },
    [save],
  );

  const { ref, setText } = form;
  useEffect(() => {
    const draft = drafts.read();
    linked.current = bringsText(location.hash, ['input']);
    setEarlier(drafts.readEarlier() !== '' || (linked.current && draft !== ''));
    const thisTab = sessionStorage.getItem(`form:${location.pathname}`) !== null;
    if (ref.current && draft !== '' && !linked.current && !thisTab && !wasTouched(ref.current)) setText('input', draft);
    const onHash = () => {
      if (!bringsText(location.hash, ['input'])) return;
      save();
      linked.current = true;
      setEarlier(drafts.read() !== '');
    };
    window.addEventListener('hashchange', onHash, true);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('hashchange', onHash, true);
      window.removeEventListener('pagehide', save);
    };
    // Once, when the page begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  /* The editor. */
  const latest = useRef(form);
  latest.current = form;
  const agreed = useRef('');
  const current = () => latest.current.held.get('input') ?? area.current?.value ?? '';
  /** A document that a tree would change, or cannot hold, is shown as text. */
  const viewFor = (text: string): View => {
    const wanted = viewOf(latest.current.valueOf('view'));
    return wanted === 'text' || parts.current?.fitsTree(text) !== false ? wanted : 'text';
  };
  const tell = useCallback(
    (text: string) => {
      agreed.current = text;
      setChanges((before) => before + 1);
      remember(text);
      const { held, edited, setText } = latest.current;
      if (text.length > LARGE_TEXT && held.has('input')) edited('input', text);
      else setText('input', text);
    },
    [remember],
  );
  const live = useRef<OpenEditor>(undefined);
  const shown = useRef<View>('tree');
  useEffect(() => {
    let gone = false;
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
    const open = () =>
      Promise.all([import('./editor'), import('./check')]).then(
        ([{ openEditor }, check]) => {
          const place = host.current;
          if (gone || !place) return;
          parts.current = check;
          const text = current();
          agreed.current = text;
          setSaved(text);
          shown.current = viewFor(text);
          const focused = document.activeElement === area.current;
          const made = openEditor(place, {
            text,
            view: shown.current,
            label: own.editor ?? '',
            onChange: tell,
            onView: (view) => {
              shown.current = view;
              latest.current.setValues({ view });
            },
          });
          live.current = made;
          setEditor(made);
          if (focused) made.focus();
        },
        () => {
          // Offline: the text area goes on by itself.
        },
      );
    idle(() => void open());
    return () => {
      gone = true;
      live.current?.destroy();
    };
    // Once: all that changes is read when it is needed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Links, examples, files, 'Clear' and the choice of a view write into the form: the editor follows. Whatever wrote made
  // the form render, and what is set here is set only when the text is another one.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (!editor) return;
    const text = current();
    if (text !== agreed.current) {
      agreed.current = text;
      setSaved(text);
      setChanges(0);
      shown.current = viewFor(text);
      editor.replace(text, shown.current);
      return;
    }
    const wanted = viewOf(form.valueOf('view'));
    if (wanted === shown.current) return;
    const possible = viewFor(text);
    if (possible === shown.current) return;
    shown.current = possible;
    editor.show(possible);
  });

  const bringBack = () => {
    const before = drafts.readEarlier() || drafts.read();
    linked.current = false;
    drafts.erase();
    drafts.save(before);
    setEarlier(false);
    setText('input', before);
  };
  const clear = () => {
    clearTimeout(timer.current);
    pending.current = undefined;
    linked.current = false;
    drafts.erase();
    setKept('');
    setEarlier(false);
    form.clear();
  };
  const open = (file: File | undefined) => {
    if (!file) return;
    void takeFile(form, 'input', file).then(() => {
      linked.current = false;
      remember(current());
    });
  };
  const saveFile = () => {
    const text = current();
    download(
      `${slug}.json`,
      new Blob([text.endsWith('\n') ? text : `${text}\n`], { type: 'application/json;charset=utf-8' }),
    );
    setSaved(text);
    setChanges(0);
    form.announce(words['status.downloaded']);
  };

  const field = declared.fields.input;
  return (
    <FormFrame form={form} className="json-editor">
      <div className="editor-bar">
        <Controls form={form} only={['view']} />
        <div className="actions">
          <label className="button">
            {own.open}
            <input
              type="file"
              name="file"
              className="visually-hidden"
              accept={field?.type === 'text' ? field.accept : undefined}
              onChange={(event) => {
                open(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </label>
          <button type="button" disabled={result === ''} onClick={saveFile}>
            {own.save}
          </button>
        </div>
      </div>
      <div
        className="json-frame"
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDropCapture={(event) => {
          const [file] = event.dataTransfer.files;
          if (!file) return;
          event.preventDefault();
          event.stopPropagation();
          open(file);
        }}
      >
        <label htmlFor={id} className={editor ? 'visually-hidden' : 'label'}>
          {strings.labels.input}
        </label>
        <textarea
          ref={area}
          id={id}
          name="input"
          rows={field?.type === 'text' ? field.rows : undefined}
          className={editor ? 'mono visually-hidden' : 'mono'}
          tabIndex={editor ? -1 : undefined}
          aria-hidden={editor ? true : undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={strings.placeholders?.input}
          defaultValue={props.preset.input ?? ''}
          onInput={(event) => remember(event.currentTarget.value)}
        />
        <div ref={host} className="json-host" hidden={!editor} />
      </div>
      <Alert form={form} />
      <p className="json-figures">
        <span>
          {strings.labels.valid}:{' '}
          <output name="valid" aria-live="off" data-value={valid === undefined ? '' : isValid ? 'yes' : 'no'}>
            {valid === undefined ? '' : strings.terms?.[isValid ? 'yes' : 'no']}
          </output>
        </span>
        <span>
          {strings.labels.changes}:{' '}
          <output name="changes" aria-live="off" data-value={changes}>
            {formatNumber(changes, lang)}
          </output>
        </span>
        {kept !== '' && <span className="hint">{kept}</span>}
      </p>
      {earlier && (
        <p className="note">
          <button type="button" className="quiet" onClick={bringBack}>
            {own.earlier}
          </button>
        </p>
      )}
      <Actions form={{ ...form, clear }} />
      <details className="result-text" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>{strings.labels.result}</summary>
        {result !== '' && (
          <span className="field-actions">
            <CopyButton form={form} text={() => result} />
          </span>
        )}
        <output
          name="result"
          aria-live="off"
          className="mono"
          {...(result.length > LARGE_TEXT && { 'data-partial': '', 'data-length': result.length })}
        >
          {result.length <= LARGE_TEXT ? (
            result
          ) : opened ? (
            <LargeText text={result} label={strings.labels.result ?? ''} form={form} />
          ) : (
            result.slice(0, LARGE_TEXT)
          )}
        </output>
      </details>
      {changes > 0 && result !== saved && result.length + saved.length <= 2_000_000 && (
        <Compare before={saved} after={result} label={own.compare ?? ''} />
      )}
      <Status form={form} />
    </FormFrame>
  );
}

/** What differs from the text as it was opened or saved, line by line. */
function Compare({ before, after, label }: { before: string; after: string; label: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly { readonly sign: string; readonly text: string }[]>([]);
  useEffect(() => {
    if (!open) return;
    let current = true;
    void import('./compare').then(({ changedLines }) => current && setLines(changedLines(before, after)));
    return () => {
      current = false;
    };
  }, [open, before, after]);
  return (
    <details className="result-text" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <pre className="json-diff">
        {lines.map(({ sign, text }, index) => (
          // The list is made anew as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} data-sign={sign}>
            {sign} {text}
            {'\n'}
          </span>
        ))}
      </pre>
    </details>
  );
}
