import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fill, formatBytes, formatNumber } from '../../../i18n/format';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions, CopyButton } from '../../../kinds/parts/Buttons';
import { LargeText } from '../../../kinds/parts/LargeText';
import { download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/props';
import { FormFrame } from '../../../kinds/ToolForm';
import { LARGE_TEXT, useForm } from '../../../kinds/use-form';
import { problem } from '../../../kinds/words';
import { wasTouched } from '../../../kinds/controls';
import { bringsText, draftOf } from '../../../lib/drafts';
import type { Editor } from './editor';
import { FindBar } from './FindBar';
import { Toolbar } from './Toolbar';

const load = async () => (await import('./tool')).default;

const SAVE_MS = 400;
/** A longer document is written out as HTML only when the typing pauses. */
const PAUSE_ABOVE = 20_000;
const PAUSE_MS = 400;
const PICTURE_LIMIT = 10_000_000;
const PICTURES = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

export default function RichText(props: IslandProps): ReactNode {
  const form = useForm(load, props);
  const { words, strings, lang, slug, declared } = props;
  const own = strings.own ?? {};
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const parts = useRef<typeof import('./editor')>(undefined);
  const [editor, setEditor] = useState<Editor>();
  const [, setTick] = useState(0);
  const [drafts] = useState(() => draftOf('rich-text-editor'));
  const [kept, setKept] = useState('');
  const [earlier, setEarlier] = useState(false);
  const [finding, setFinding] = useState(false);
  const [opened, setOpened] = useState(false);

  const values = form.outcome?.values ?? {};
  const html = String(values.result ?? '');
  const text = String(values.text ?? '');

  /* The draft. */
  const linked = useRef(false);
  const pending = useRef<string>(undefined);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(() => {
    clearTimeout(saving.current);
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
    (input: string) => {
      pending.current = input;
      clearTimeout(saving.current);
      saving.current = setTimeout(save, SAVE_MS);
    },
    [save],
  );

  /* From the editor into the form. */
  /** What the editor and the form have both seen. */
  const agreed = useRef('');
  /** What the editor makes of it: until that changes, the form keeps the text as it came. */
  const untouched = useRef('');
  const latest = useRef(form);
  latest.current = form;
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const live = useRef<Editor>(undefined);
  const tell = useCallback(() => {
    clearTimeout(telling.current);
    telling.current = undefined;
    const made = live.current && parts.current?.shownBy(live.current).html;
    if (made === undefined || made === untouched.current) return;
    agreed.current = made;
    untouched.current = made;
    remember(made);
    const { held, edited, setText } = latest.current;
    if (made.length > LARGE_TEXT && held.has('input')) edited('input', made);
    else setText('input', made);
  }, [remember]);

  const { ref, setText, fail, announce } = form;
  useEffect(() => {
    const draft = drafts.read();
    linked.current = bringsText(location.hash, ['input']);
    setEarlier(drafts.readEarlier() !== '' || (linked.current && draft !== ''));
    const thisTab = sessionStorage.getItem(`form:${location.pathname}`) !== null;
    if (ref.current && draft !== '' && !linked.current && !thisTab && !wasTouched(ref.current)) setText('input', draft);
    const flush = () => {
      tell();
      save();
    };
    const onHash = () => {
      if (!bringsText(location.hash, ['input'])) return;
      flush();
      linked.current = true;
      setEarlier(drafts.read() !== '');
    };
    window.addEventListener('hashchange', onHash, true);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('hashchange', onHash, true);
      window.removeEventListener('pagehide', flush);
    };
    // Once, when the page begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const current = () => latest.current.held.get('input') ?? area.current?.value ?? '';

  const addPictures = useCallback(
    (files: readonly File[]): boolean => {
      const pictures = files.filter(({ type }) => PICTURES.split(',').includes(type));
      for (const file of pictures) {
        if (file.size > PICTURE_LIMIT) {
          const blanks = {
            name: file.name,
            size: formatBytes(file.size, lang),
            limit: formatBytes(PICTURE_LIMIT, lang),
          };
          fail(problem('error.fileTooLarge', blanks));
          continue;
        }
        void import('./files').then(async ({ dataAddress }) => {
          const src = await dataAddress(file);
          live.current
            ?.chain()
            .focus()
            .setImage({ src, alt: file.name.replace(/\.\w+$/, '') })
            .run();
        });
      }
      return pictures.length > 0;
    },
    [fail, lang],
  );

  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { openFile } = await import('./files');
      const read = await openFile(file);
      if (read === undefined) return fail(problem('error.fileType', { name: file.name }));
      setText('input', read);
      linked.current = false;
      remember(read);
    } catch {
      fail(problem('error.fileRead', { name: file.name }));
    }
  };
  const onFiles = useRef<(files: readonly File[]) => boolean>(() => false);
  onFiles.current = (files) => {
    if (files.length === 0) return false;
    if (!addPictures(files)) void open(files[0]);
    return true;
  };

  /* The editor takes the text area's place once it is there. */
  useEffect(() => {
    let gone = false;
    void import('./editor').then(
      (loaded) => {
        const place = host.current;
        if (gone || !place) return;
        parts.current = loaded;
        const input = current();
        agreed.current = input;
        const focused = document.activeElement === area.current;
        const made = loaded.openEditor(place, {
          input,
          label: own.document ?? '',
          onChange: () => {
            clearTimeout(telling.current);
            if (made.state.doc.content.size <= PAUSE_ABOVE) tell();
            else telling.current = setTimeout(tell, PAUSE_MS);
          },
          onState: () => setTick((before) => before + 1),
          onFiles: (files) => onFiles.current(files),
        });
        live.current = made;
        untouched.current = loaded.shownBy(made).html;
        setEditor(made);
        if (focused) made.commands.focus('end');
      },
      () => {
        // Offline: the text area goes on by itself.
      },
    );
    return () => {
      gone = true;
      live.current?.destroy();
    };
    // Once: all that changes is read when it is needed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // Links, examples, files and 'Clear' write into the form: the editor follows.
  useEffect(() => {
    const input = current();
    if (!editor || input === agreed.current || telling.current !== undefined) return;
    agreed.current = input;
    parts.current?.replaceDocument(editor, input);
    untouched.current = parts.current?.shownBy(editor).html ?? '';
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
    clearTimeout(saving.current);
    pending.current = undefined;
    linked.current = false;
    drafts.erase();
    setKept('');
    setEarlier(false);
    form.clear();
  };

  /* Ways out. */
  const title = text.split('\n')[0]?.slice(0, 80) ?? '';
  const saveAs = async (extension: 'html' | 'md' | 'txt') => {
    tell();
    const files = await import('./files');
    const content =
      extension === 'html'
        ? files.wholePage(html, title || slug, lang)
        : `${extension === 'md' ? await files.toMarkdown(html) : text}\n`;
    const type = { html: 'text/html', md: 'text/markdown', txt: 'text/plain' }[extension];
    download(`${slug}.${extension}`, new Blob([content], { type: `${type};charset=utf-8` }));
    announce(words['status.downloaded']);
  };
  const printPage = async () => {
    const files = await import('./files');
    files.print(files.wholePage(html, title || slug, lang));
  };

  const isEmpty = html === '';
  const field = declared.fields.input;
  return (
    <FormFrame form={form} className="rich-text">
      <div className="actions">
        <label className="button">
          {own.open}
          <input
            type="file"
            name="file"
            className="visually-hidden"
            accept={field?.type === 'text' ? field.accept : undefined}
            onChange={(event) => {
              void open(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        {(['html', 'md', 'txt'] as const).map((extension) => (
          <button key={extension} type="button" disabled={isEmpty} onClick={() => void saveAs(extension)}>
            {fill(own.saveAs ?? '', { extension }, lang)}
          </button>
        ))}
        <button type="button" disabled={isEmpty} onClick={() => void printPage()}>
          {own.print}
        </button>
      </div>
      <div className="rich-frame">
        {editor && (
          <Toolbar
            editor={editor}
            words={own}
            pictures={PICTURES}
            onPictures={addPictures}
            finding={finding}
            onFind={() => setFinding(!finding)}
          />
        )}
        {editor && finding && parts.current && (
          <FindBar editor={editor} parts={parts.current} words={own} lang={lang} onClose={() => setFinding(false)} />
        )}
        <label htmlFor={id} className={editor ? 'visually-hidden' : 'label'}>
          {strings.labels.input}
        </label>
        <textarea
          ref={area}
          id={id}
          name="input"
          rows={field?.type === 'text' ? field.rows : undefined}
          dir="auto"
          className={editor ? 'visually-hidden' : undefined}
          tabIndex={editor ? -1 : undefined}
          aria-hidden={editor ? true : undefined}
          spellCheck
          autoComplete="off"
          placeholder={strings.placeholders?.input}
          defaultValue={props.preset.input ?? ''}
        />
        <div ref={host} className="rich-page" hidden={!editor} />
      </div>
      <Alert form={form} />
      <p className="rich-counts">
        {(['words', 'characters'] as const).map((name) => (
          <span key={name}>
            {strings.labels[name]}:{' '}
            <output name={name} aria-live="off" data-value={String(values[name] ?? '')}>
              {values[name] === undefined ? '' : formatNumber(Number(values[name]), lang)}
            </output>
          </span>
        ))}
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
      {(['result', 'text'] as const).map((name) => {
        const value = name === 'result' ? html : text;
        return (
          <details
            key={name}
            className="result-text"
            onToggle={(event) => setOpened(opened || event.currentTarget.open)}
          >
            <summary>{strings.labels[name]}</summary>
            {value !== '' && (
              <span className="field-actions">
                <CopyButton form={form} text={() => value} name={strings.labels[name] ?? ''} />
              </span>
            )}
            <output
              name={name}
              aria-live="off"
              className="mono"
              {...(value.length > LARGE_TEXT && { 'data-partial': '', 'data-length': value.length })}
            >
              {value.length <= LARGE_TEXT ? (
                value
              ) : opened ? (
                <LargeText text={value} label={strings.labels[name] ?? ''} form={form} />
              ) : (
                value.slice(0, LARGE_TEXT)
              )}
            </output>
          </details>
        );
      })}
      <Status form={form} />
    </FormFrame>
  );
}
