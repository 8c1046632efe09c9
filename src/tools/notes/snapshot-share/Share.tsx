import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { fill, formatNumber } from '../../../i18n/format';
import { controlOf } from '../../../kinds/form/controls';
import { copyText, download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { EXTENSIONS, LANGUAGE_NAMES, type Language } from '../../../formats/highlight/highlight-languages';
import { countLines } from '../../../formats/highlight/highlight-lines';
import { clicked, readMarks, withinLines, writeMarks } from '../../../formats/highlight/marked-lines';
import { codeFragment } from '../../../formats/highlight/snapshot-link';
import { SharedActions } from '../../../features/sharing/SharedActions';
import { SharedFrame } from '../../../features/sharing/SharedFrame';
import { fileNameOf } from '../../../features/notes/note-titles';
import { useShared } from '../../../features/sharing/use-shared';
import { Box, type MadeHere } from './Box';
import { setColors } from './code-colors';
import { selectedCode } from './code-lines';
import { Remarks } from './Remarks';
import { defaultsOf, settingsIn, withSettings, type Settings } from './settings';
import { ShareSettings } from './ShareSettings';
import { useCodeLines } from './use-code-lines';

/** Shows shared code, read-only; without a link, a box to make one. */
export default function Share(props: IslandProps): ReactNode {
  const { lang, strings, words } = props;
  const [say] = useState(
    () =>
      (key: string, blanks: Readonly<Record<string, string | number>> = {}) =>
        fill(strings.own?.[key] ?? key, blanks, lang),
  );
  const form = useRef<HTMLFormElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const link = useShared(form, say('tab'));
  const { shared: code, locked } = link;
  const [settings, setSettings] = useState<Settings>(() => defaultsOf(props.preset));
  const [status, setStatus] = useState('');
  const [made, setMade] = useState<MadeHere>();
  const anchor = useRef<number>(undefined);
  const text = code?.text ?? '';
  const lines = countLines(text);
  const ranges = readMarks(settings.mark);
  const { language, view } = useCodeLines(output, form, code, settings.lang);

  /** Sets the settings in their controls and updates the page. */
  const apply = useCallback((next: Settings) => {
    setSettings(next);
    for (const [name, value] of Object.entries(next)) {
      const control = form.current && controlOf(form.current, name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = String(value);
    }
  }, []);

  // Apply the display settings of a new link.
  useEffect(() => {
    if (!code) return;
    const next = settingsIn(code.params, defaultsOf(props.preset));
    apply(next);
    setStatus('');
    const [first] = withinLines(readMarks(next.mark) ?? [], countLines(code.text)).ranges;
    if (first) view.current?.reveal(first[0]);
  }, [code, apply, props.preset, view]);

  // Another code or language creates new lines, so mark them again.
  useEffect(() => view.current?.mark(readMarks(settings.mark) ?? []), [settings.mark, settings.lang, code, view]);
  useEffect(() => {
    if (output.current) setColors(output.current, settings.theme);
  }, [settings.theme]);

  /** Applies the visitor's change, and updates the link in the address bar. */
  const change = (next: Settings) => {
    setSettings(next);
    const fragment = withSettings(location.hash, next, defaultsOf(props.preset));
    if (code) history.replaceState(null, '', `#${fragment}`);
  };
  const onControls = () => {
    const controls = form.current;
    if (!controls) return;
    const data = new FormData(controls);
    change({
      lang: String(data.get('lang') ?? 'auto'),
      theme: String(data.get('theme') ?? 'auto'),
      numbers: data.has('numbers'),
      wrap: data.has('wrap'),
      mark: String(data.get('mark') ?? '').trim(),
    });
  };
  const onNumber = (event: MouseEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('.code-line') : null;
    const gutter = row && Number.parseFloat(getComputedStyle(row, '::before').width);
    const left = output.current?.getBoundingClientRect().left ?? 0;
    if (!row || !settings.numbers || gutter === null || !(event.clientX - left < gutter)) return;
    event.preventDefault();
    const line = Number(row.dataset.line);
    const next = clicked(ranges ?? [], line, {
      shift: event.shiftKey,
      add: event.ctrlKey || event.metaKey,
      anchor: anchor.current ?? ranges?.[0]?.[0],
    });
    if (!event.shiftKey) anchor.current = line;
    document.getSelection()?.removeAllRanges();
    const changed = { ...settings, mark: writeMarks(next) };
    change(changed);
    apply(changed);
  };

  const fileName = () => {
    const extension = EXTENSIONS[language ?? 'plain'];
    const base = fileNameOf(code?.title ?? '', say('fileName'));
    // The title is already a file name with an extension.
    return /\.\w{1,10}$/.test(base) ? base : `${base}.${extension}`;
  };
  const blob = () => new Blob([text], { type: 'text/plain;charset=utf-8' });
  const copy = async (what: string, done: string) =>
    setStatus((await copyText(what)) ? done : words['error.clipboard']);
  const edit = async () => {
    const params = new URLSearchParams(location.hash.slice(1));
    const { fragment } = params.has('s')
      ? await codeFragment({ ...settings, text, title: code?.title ?? '' }, '')
      : { fragment: params.toString() };
    location.assign(`${new URL('../code/', location.href.replace(/[?#].*$/, '')).href}#${fragment}`);
  };
  const isBox = code === undefined && locked === undefined;

  return (
    <SharedFrame form={form} className="share" link={link} lang={lang} say={say}>
      <Box
        props={props}
        hidden={!isBox}
        onMade={(next) => {
          setMade(next);
          location.hash = next.fragment;
        }}
      />
      <div className="share-view shared-text" hidden={code === undefined} data-stale={link.stale ? '' : undefined}>
        <Remarks made={made} text={text} mark={settings.mark} lines={lines} say={say} />
        <div className="share-head">
          {code?.title && (
            <h2 dir="auto" aria-label={code.title}>
              <output name="heading" aria-live="off" data-value={code.title}>
                {code.title}
              </output>
            </h2>
          )}
          <SharedActions
            words={words}
            raw={say('raw')}
            onCopy={() => void copy(text, words['status.copied'])}
            onDownload={() => {
              download(fileName(), blob());
              setStatus(words['status.downloaded']);
            }}
            blob={blob}
          >
            <button type="button" onClick={() => void copy(location.href, words['status.linkCopied'])}>
              {words['action.copyLink']}
            </button>
            <button type="button" onClick={() => void edit()}>
              {say('edit')}
            </button>
          </SharedActions>
        </div>
        <output
          name="result"
          ref={output}
          aria-live="off"
          aria-label={strings.labels.result}
          dir="ltr"
          className={`code-lines${settings.wrap ? ' code-wrap' : ''}${settings.numbers ? ' code-numbers' : ''}`}
          onClick={onNumber}
          onCopy={(event) => {
            const selected = output.current && selectedCode(output.current);
            if (!selected) return;
            event.preventDefault();
            event.clipboardData.setData('text/plain', selected);
          }}
          // The content is written with DOM calls, in blocks, not by React.
          suppressHydrationWarning
        />
        <p className="hint share-figures">
          <output name="language" aria-label={strings.labels.language} aria-live="off" data-value={language}>
            {nameOf(language, say)}
          </output>
          <span>
            {strings.labels.lines}:{' '}
            <output
              name="lines"
              aria-label={strings.labels.lines}
              aria-live="off"
              data-value={code ? lines : undefined}
            >
              {code ? formatNumber(lines, lang, 0) : ''}
            </output>
          </span>
          <span role="status">{status}</span>
        </p>
      </div>
      <ShareSettings
        props={props}
        hidden={code === undefined}
        named={!isBox}
        onChange={onControls}
        another={say('another')}
      />
    </SharedFrame>
  );
}

const nameOf = (language: Language | undefined, say: (key: string) => string): string =>
  language === undefined ? '' : language === 'plain' ? say('plain') : LANGUAGE_NAMES[language];
