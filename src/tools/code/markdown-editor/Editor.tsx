import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { formatBytes, formatNumber } from '../../../i18n/format';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions, CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/Controls';
import { LargeText } from '../../../kinds/parts/LargeText';
import { download } from '../../../kinds/parts/parts';
import { readTextFile } from '../../../kinds/parts/text-file';
import type { Table } from '../../../kinds/outputs';
import type { IslandProps } from '../../../kinds/props';
import { FormFrame } from '../../../kinds/ToolForm';
import { LARGE_TEXT, useForm } from '../../../kinds/use-form';
import { problem } from '../../../kinds/words';
import { wasTouched } from '../../../kinds/controls';
import { ACTIONS } from './actions';
import { eraseDrafts, keepEarlier, preferDraft, readDraft, readEarlier, saveDraft } from './draft';
import { addPicture, PICTURE_LIMIT, PICTURE_TYPES } from './picture';
import Outline from './Outline';
import type { OutlineEntry } from './headings';
import Preview from './Preview';
import { followed } from './scroll';
import Source from './Source';
import type { Surface } from './surface';
import { Toolbar } from './Toolbar';

let sanitiser: typeof import('../../../lib/html/sanitise') | undefined;

/** The sanitiser comes with the logic, so that no result is ever there without it. */
const load = async () => {
  const [tool, loaded] = await Promise.all([import('./tool'), import('../../../lib/html/sanitise')]);
  sanitiser = loaded;
  return tool.default;
};

const SAVE_MS = 400;
const linkHasText = () => /[#&](input|z)=/.test(location.hash);

export default function Editor(props: IslandProps): ReactNode {
  const form = useForm(load, props);
  const { words, strings, lang, slug } = props;
  const own = strings.own ?? {};
  const surface = useRef<Surface>(undefined);
  const preview = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState('');
  const [earlier, setEarlier] = useState(false);
  const [opened, setOpened] = useState(false);

  const values = form.outcome?.values ?? {};
  const raw = String(values.result ?? '');
  const clean = useMemo(() => (raw === '' ? undefined : sanitiser?.sanitise(raw)), [raw]);
  const html = clean?.html ?? '';
  const outline = useMemo(() => entries(values.outline), [values.outline]);

  /* The draft. */
  const fromLink = useRef(false);
  const pending = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current === undefined) return;
    const text = pending.current;
    pending.current = undefined;
    if (fromLink.current && readDraft() !== '' && readDraft() !== text) {
      keepEarlier();
      setEarlier(true);
    }
    fromLink.current = false;
    preferDraft(text.length);
    setKept((saveDraft(text) ? own.draftKept : own.draftFull) ?? '');
  }, [own.draftKept, own.draftFull]);
  const onEdit = useCallback(
    (text: string) => {
      pending.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_MS);
    },
    [save],
  );

  // After the form's own effect has begun, before it has read its controls: link, typed text and this tab's come first.
  const { ref, setText } = form;
  useEffect(() => {
    const element = ref.current;
    const draft = readDraft();
    fromLink.current = linkHasText();
    setEarlier(readEarlier() !== '' || (fromLink.current && draft !== ''));
    const thisTab = sessionStorage.getItem(`form:${location.pathname}`) !== null;
    if (element && draft !== '' && !fromLink.current && !thisTab && !wasTouched(element)) setText('input', draft);
    const onHash = () => {
      if (!linkHasText()) return;
      save();
      fromLink.current = true;
      setEarlier(readDraft() !== '');
    };
    window.addEventListener('hashchange', onHash);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('hashchange', onHash);
      window.removeEventListener('pagehide', save);
    };
    // Once, when the page begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const bringBack = () => {
    const text = readEarlier() || readDraft();
    fromLink.current = false;
    setEarlier(false);
    form.setText('input', text);
    eraseDrafts();
    saveDraft(text);
  };
  const clear = () => {
    clearTimeout(timer.current);
    pending.current = undefined;
    fromLink.current = false;
    eraseDrafts();
    setKept('');
    setEarlier(false);
    form.clear();
  };

  /* Scrolling in step: whichever side is touched leads. */
  const leader = useRef<'source' | 'preview'>('source');
  const follow = useCallback((from: 'source' | 'preview') => {
    const box = preview.current;
    const scroller = surface.current?.scroller;
    if (leader.current !== from || !box || !scroller) return;
    const shown = Array.from(box.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')).filter(
      ({ id }) => !id.endsWith('footnote-label'),
    );
    const top = box.getBoundingClientRect().top - box.scrollTop;
    const anchors = headings.current.flatMap(({ line }, place) => {
      const heading = shown[place];
      if (line === null || !heading || !surface.current) return [];
      return [[surface.current.topOf(line), heading.getBoundingClientRect().top - top] as const];
    });
    const most = [scroller.scrollHeight - scroller.clientHeight, box.scrollHeight - box.clientHeight] as const;
    if (most[0] <= 0 || most[1] <= 0) return;
    if (from === 'source') box.scrollTop = followed(scroller.scrollTop, anchors, most);
    else
      scroller.scrollTop = followed(
        box.scrollTop,
        anchors.map(([a, b]) => [b, a] as const),
        [most[1], most[0]],
      );
  }, []);
  const headings = useRef(outline);
  headings.current = outline;
  const onShown = useCallback(() => follow('source'), [follow]);

  /* Ways in. */
  const onPaste = (data: DataTransfer | null): boolean => {
    if (!data) return false;
    if (takePictures(Array.from(data.files)) && data.getData('text/plain') === '') return true;
    const rich = data.getData('text/html');
    if (rich === '' || data.types.includes('vscode-editor-data')) return false;
    const paste = pasteRich(rich);
    return paste;
  };
  const pasteRich = (rich: string): boolean => {
    // Whether it says more than plain text must be known before the event is over.
    const body = richPaste.current?.richText(rich);
    if (!body) return false;
    void richPaste.current?.toMarkdown(body).then((markdown) => {
      surface.current?.act((text, start, end) => ({
        text: text.slice(0, start) + markdown + text.slice(end),
        start: start + markdown.length,
        end: start + markdown.length,
      }));
      form.announce(own.pasted ?? '');
    });
    return true;
  };
  const richPaste = useRef<typeof import('./rich-paste')>(undefined);
  useEffect(() => {
    void import('./rich-paste').then((loaded) => (richPaste.current = loaded));
  }, []);

  const takePictures = (files: readonly File[]): boolean => {
    const pictures = files.filter(({ type }) => PICTURE_TYPES.includes(type));
    void addPictures(pictures);
    return pictures.length > 0;
  };
  const addPictures = async (pictures: readonly File[]) => {
    for (const file of pictures) {
      if (file.size > PICTURE_LIMIT) {
        const blanks = { name: file.name, size: formatBytes(file.size, lang), limit: formatBytes(PICTURE_LIMIT, lang) };
        form.fail(problem('error.fileTooLarge', blanks));
        continue;
      }
      const address = await dataAddress(file);
      surface.current?.act((text, start, end) => addPicture(text, start, end, file.name, address));
    }
  };
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const text = await readTextFile(file);
      if (text === undefined) return form.fail(problem('error.fileType', { name: file.name }));
      form.setText('input', text);
      onEdit(text);
    } catch {
      form.fail(problem('error.fileRead', { name: file.name }));
    }
  };
  const onFiles = (files: readonly File[]): boolean => {
    if (files.length === 0) return false;
    if (!takePictures(files)) void openFile(files[0]);
    return true;
  };

  const onTask = async (place: number) => {
    const text = surface.current?.text() ?? '';
    const { toggleTask } = await import('./tasks');
    const edit = await toggleTask(text, place);
    // What was typed in the meantime must not be undone by a tick.
    if (edit && surface.current?.text() === text) surface.current.apply(edit);
  };

  /* Ways out. */
  const title = outline[0]?.text ?? '';
  const name = async () => (await import('./documents')).fileName(title, slug);
  const saveMarkdown = async () => {
    const text = surface.current?.text() ?? '';
    download(
      `${await name()}.md`,
      new Blob([text === '' || text.endsWith('\n') ? text : `${text}\n`], { type: 'text/markdown;charset=utf-8' }),
    );
    form.announce(words['status.downloaded']);
  };
  const page = async () => (await import('./documents')).wholePage(html, title || 'Markdown', lang);
  const exportHtml = async () => {
    download(`${await name()}.html`, new Blob([await page()], { type: 'text/html;charset=utf-8' }));
    form.announce(words['status.downloaded']);
  };
  const printPage = async () => (await import('./documents')).print(await page());

  const goTo = useCallback((place: number) => {
    const line = headings.current[place]?.line;
    if (line !== null && line !== undefined && surface.current) {
      let lineStart = 0;
      const text = surface.current.text();
      for (let at = 1; at < line; at++) lineStart = text.indexOf('\n', lineStart) + 1;
      surface.current.act((whole) => ({ text: whole, start: lineStart, end: lineStart }));
    }
    const shown = Array.from(preview.current?.querySelectorAll('h1,h2,h3,h4,h5,h6') ?? []);
    shown[place]?.scrollIntoView({ block: 'nearest' });
  }, []);

  const empty = html === '';
  return (
    <FormFrame form={form} className="markdown-editor">
      <div className="editor-bar">
        <Controls form={form} only={['view', 'gfm']} />
        <div className="actions">
          <label className="button">
            {own.open}
            <input
              type="file"
              name="file"
              className="visually-hidden"
              accept={props.declared.fields.input?.type === 'text' ? props.declared.fields.input.accept : undefined}
              onChange={(event) => {
                void openFile(event.currentTarget.files?.[0]);
                event.currentTarget.value = '';
              }}
            />
          </label>
          <button type="button" onClick={() => void saveMarkdown()}>
            {own.save}
          </button>
          <button type="button" disabled={empty} onClick={() => void exportHtml()}>
            {own.export}
          </button>
          <button type="button" disabled={empty} onClick={() => void printPage()}>
            {own.print}
          </button>
        </div>
      </div>
      <Toolbar words={own} onAction={(action) => surface.current?.act(ACTIONS[action])}>
        <label className="button icon-button" title={own.picture}>
          <svg viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
            <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01" />
          </svg>
          <span className="visually-hidden">{own.picture}</span>
          <input
            type="file"
            className="visually-hidden"
            accept={PICTURE_TYPES.join(',')}
            multiple
            onChange={(event) => {
              takePictures(Array.from(event.currentTarget.files ?? []));
              event.currentTarget.value = '';
            }}
          />
        </label>
      </Toolbar>
      <div className="panes">
        <div
          className="source-pane"
          onPointerEnter={() => (leader.current = 'source')}
          onKeyDownCapture={() => (leader.current = 'source')}
          onTouchStart={() => (leader.current = 'source')}
        >
          <Source
            form={form}
            surface={surface}
            onEdit={onEdit}
            onPaste={onPaste}
            onFiles={onFiles}
            onScroll={() => follow('source')}
          />
        </div>
        <div
          className="shown-pane"
          onPointerEnter={() => (leader.current = 'preview')}
          onKeyDownCapture={() => (leader.current = 'preview')}
          onTouchStart={() => (leader.current = 'preview')}
          onScrollCapture={() => follow('preview')}
        >
          <Preview clean={clean} words={own} box={preview} onTask={(place) => void onTask(place)} onShown={onShown} />
        </div>
      </div>
      <Alert form={form} />
      <dl className="figures small">
        {(['words', 'characters', 'readingTime'] as const).map((figure) => {
          const value = Number(values[figure] ?? 0);
          return (
            <div className="figure" key={figure} data-figure={figure}>
              <dt>{strings.labels[figure]}</dt>
              <dd>
                <output name={figure} aria-live="off" data-value={form.outcome ? value : undefined}>
                  {form.outcome ? formatNumber(value, lang, 0) : ''}
                </output>
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="actions">
        <Actions form={{ ...form, clear }} />
        {earlier && (
          <button type="button" onClick={bringBack}>
            {own.earlier}
          </button>
        )}
        {kept !== '' && <span className="hint">{kept}</span>}
      </div>
      {outline.length > 0 && <Outline label={strings.labels.outline ?? ''} entries={outline} onGo={goTo} />}
      <details className="result-text" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>{strings.labels.result}</summary>
        {!empty && (
          <span className="field-actions">
            <CopyButton form={form} text={() => html} />
            <DownloadButton
              form={form}
              name={`${slug}.html`}
              content={() => new Blob([`${html}\n`], { type: 'text/html;charset=utf-8' })}
            />
          </span>
        )}
        <output
          name="result"
          aria-live="off"
          className="mono"
          {...(html.length > LARGE_TEXT && { 'data-partial': '', 'data-length': html.length })}
        >
          {html.length <= LARGE_TEXT ? (
            html
          ) : opened ? (
            <LargeText text={html} label={strings.labels.result ?? ''} form={form} />
          ) : (
            html.slice(0, LARGE_TEXT)
          )}
        </output>
      </details>
      <Status form={form} />
    </FormFrame>
  );
}

/** The table of headings, as the tool gives it. */
function entries(table: unknown): readonly OutlineEntry[] {
  const rows = isTable(table) ? table.rows : [];
  return rows.map(([text, level, line]) => ({
    text: String(text ?? ''),
    level: Number(level),
    line: typeof line === 'number' ? line : null,
  }));
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${file.name} could not be read`));
    reader.readAsDataURL(file);
  });
