import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fill, formatNumber } from '../../../i18n/format';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions, CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/Controls';
import { LargeText } from '../../../kinds/parts/LargeText';
import type { IslandProps } from '../../../kinds/props';
import { FormFrame } from '../../../kinds/ToolForm';
import { LARGE_TEXT, useForm } from '../../../kinds/use-form';
import { wasTouched } from '../../../kinds/controls';
import { bringsText, draftOf } from '../../../lib/drafts';
import { placeOf, type Part } from './places';
import type { ConsoleLine } from './frame-script';
import type { PreviewFrame } from './preview-frame';

const load = async () => (await import('./tool')).default;

const TEXTS = ['input', 'css', 'js'] as const;
const PREVIEW_MS = 300;
const SAVE_MS = 400;
const MOST_LINES = 500;

/** Set while this tab holds code from a link that the visitor has not run: a reload must not run it either. */
const flagKey = () => `from-link:${location.pathname}`;
const waits = () => sessionStorage.getItem(flagKey()) !== null;

export default function Playground(props: IslandProps): ReactNode {
  const form = useForm(load, props);
  const { strings, slug, lang } = props;
  const own = strings.own ?? {};
  const [drafts] = useState(() => draftOf(`html-playground:${props.preset.panes ?? ''}`));
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<PreviewFrame>(undefined);
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  /** Until it is known whether the code came with a link, nothing runs. */
  const [waiting, setWaiting] = useState(true);
  const [pressed, setPressed] = useState(0);
  const [dropped, setDropped] = useState(false);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [opened, setOpened] = useState(false);

  const page = String(form.outcome?.values.result ?? '');
  const auto = form.ref.current ? form.valueOf('auto') === 'true' : true;
  const width = form.ref.current ? form.valueOf('width') : 'full';

  /** The page that the preview shows. */
  const shown = useRef('');
  const trust = useCallback((trusted: boolean) => {
    if (trusted) sessionStorage.removeItem(flagKey());
    else sessionStorage.setItem(flagKey(), '1');
    setWaiting(!trusted);
    if (!trusted) {
      frame.current?.clear();
      shown.current = '';
      setLines([]);
    }
  }, []);

  /* The draft, and what came with a link. */
  const linked = useRef(false);
  /** The texts as they were last seen. */
  const known = useRef<string>(undefined);
  const latest = useRef<{ keep: () => void }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(undefined);
  const [kept, setKept] = useState('');
  const [earlier, setEarlier] = useState(false);
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

  const { ref, setValues } = form;
  const fillFrom = useCallback(
    (draft: string) => {
      const read = readDraft(draft);
      if (!read) return;
      trust(read.trusted);
      known.current = snapshot(read.texts);
      setValues(read.texts);
    },
    [setValues, trust],
  );
  useEffect(() => {
    linked.current = bringsText(location.hash, TEXTS);
    trust(!linked.current && !waits());
    const draft = drafts.read();
    setEarlier(drafts.readEarlier() !== '' || (linked.current && draft !== ''));
    const thisTab = sessionStorage.getItem(`form:${location.pathname}`) !== null;
    if (ref.current && !linked.current && !thisTab && !wasTouched(ref.current)) fillFrom(draft);
    const onHash = () => {
      if (!bringsText(location.hash, TEXTS)) return;
      save();
      linked.current = true;
      known.current = undefined;
      trust(false);
      setEarlier(drafts.read() !== '');
    };
    // Before the form hears of it, so that nothing of the link runs.
    window.addEventListener('hashchange', onHash, true);
    const onLeave = () => {
      if (known.current !== undefined) latest.current?.keep();
      save();
    };
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('hashchange', onHash, true);
      window.removeEventListener('pagehide', onLeave);
    };
    // Once, when the page begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // What came with a link is kept from its first edit on.
  const keep = () => {
    const texts = Object.fromEntries(TEXTS.map((name) => [name, form.valueOf(name)]));
    const now = snapshot(texts);
    const before = known.current;
    known.current = now;
    if (before === undefined ? linked.current : before === now) return;
    const isBlank = Object.values(texts).every((text) => text === '');
    pending.current = isBlank ? '' : JSON.stringify({ ...texts, trusted: !waiting });
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_MS);
  };
  latest.current = { keep };
  useEffect(() => {
    if (form.outcome) latest.current?.keep();
  }, [form.outcome]);

  const bringBack = () => {
    const text = drafts.readEarlier() || drafts.read();
    linked.current = false;
    drafts.erase();
    drafts.save(text);
    setEarlier(false);
    fillFrom(text);
  };

  const clear = () => {
    linked.current = false;
    trust(true);
    form.clear();
  };

  /* The preview. */
  const stopAuto = useRef(() => {});
  stopAuto.current = () => form.setValues({ auto: 'false' });
  useEffect(() => {
    let gone = false;
    void import('./preview-frame').then(({ PreviewFrame }) => {
      if (gone || !host.current) return;
      frame.current = new PreviewFrame(host.current, own.preview ?? '', {
        begin: () => {
          setLines([]);
          setDropped(false);
        },
        line: (line) => setLines((before) => [...before, line].slice(0, MOST_LINES)),
        clearLines: () => setLines([]),
        dropped: () => {
          setDropped(true);
          stopAuto.current();
        },
      });
      setReady(true);
    });
    return () => {
      gone = true;
      frame.current?.destroy();
    };
  }, [own.preview]);
  const [ready, setReady] = useState(false);
  const run = useRef(0);
  useEffect(() => {
    if (!ready || waiting) return;
    if (page === '') {
      frame.current?.clear();
      setLines([]);
      shown.current = '';
      return;
    }
    const isPressed = run.current !== pressed;
    if (!isPressed && (!auto || shown.current === page)) return;
    const start = async () => {
      run.current = pressed;
      shown.current = page;
      const texts = { html: form.valueOf('input'), css: form.valueOf('css'), js: form.valueOf('js') };
      const source = props.preset.panes === 'html' ? { ...texts, css: '', js: '' } : texts;
      const { partsOf, withSources } = await import('./build-page');
      if (shown.current !== page) return;
      setParts(partsOf(source));
      frame.current?.run(withSources(page));
    };
    const later = setTimeout(() => void start(), isPressed ? 0 : PREVIEW_MS);
    return () => clearTimeout(later);
    // `form` is new at each render, and the page follows from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [page, waiting, auto, pressed, ready]);

  const press = () => {
    trust(true);
    setPressed((before) => before + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    press();
  };

  const errors = lines.filter(({ kind }) => kind === 'error').length;
  const both = (props.preset.panes ?? '') !== 'html';
  return (
    <FormFrame form={form} className="html-playground">
      <div className="panes" onKeyDownCapture={onKeyDown}>
        <div className="source-pane">
          <Controls form={form} only={both ? TEXTS : ['input']} />
          {!both && <Controls form={form} only={['css', 'js']} />}
        </div>
        <div className="shown-pane">
          <div className="stage-bar">
            <button type="button" className="primary" title="Ctrl+Enter" onClick={press}>
              {own.run}
            </button>
            <Controls form={form} only={['auto', 'width', 'panes']} />
            <button
              type="button"
              className="quiet"
              onClick={() => void stage.current?.requestFullscreen?.().catch(() => {})}
            >
              {own.fullScreen}
            </button>
          </div>
          {waiting && page !== '' && (
            <p className="note" data-note="">
              {own.waits}
            </p>
          )}
          {dropped && (
            <div role="alert" className="alert">
              {own.dropped}
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard */}
          <div className="stage" ref={stage} tabIndex={0} role="group" aria-label={own.preview}>
            <div
              className="frames"
              ref={host}
              style={width === 'full' ? undefined : { inlineSize: `${width}px`, maxInlineSize: 'none' }}
            />
          </div>
          <section className="console" aria-label={strings.labels.console}>
            <h2 className="label">
              {strings.labels.console}{' '}
              <span className="hint">
                {strings.labels.errors}:{' '}
                <output name="errors" aria-live="off" data-value={errors}>
                  {formatNumber(errors, lang)}
                </output>
              </span>
            </h2>
            <output name="console" aria-live="off" className="mono">
              {lines.map(({ kind, text, line }, index) => (
                // Lines are only ever added.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={index} data-kind={kind}>
                  {text}
                  {line > 0 && <small> {whereOf(line, parts, strings.labels, own, lang)}</small>}
                  {'\n'}
                </span>
              ))}
            </output>
          </section>
        </div>
      </div>
      <Alert form={form} />
      {kept !== '' && <p className="hint">{kept}</p>}
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
        {page !== '' && (
          <span className="field-actions">
            <CopyButton form={form} text={() => page} />
            <DownloadButton
              form={form}
              name={`${slug}.html`}
              content={() => new Blob([page.endsWith('\n') ? page : `${page}\n`], { type: 'text/html;charset=utf-8' })}
            />
          </span>
        )}
        <output
          name="result"
          aria-live="off"
          className="mono"
          {...(page.length > LARGE_TEXT && { 'data-partial': '', 'data-length': page.length })}
        >
          {page.length <= LARGE_TEXT ? (
            page
          ) : opened ? (
            <LargeText text={page} label={strings.labels.result ?? ''} form={form} />
          ) : (
            page.slice(0, LARGE_TEXT)
          )}
        </output>
      </details>
      <Status form={form} />
    </FormFrame>
  );
}

/** 'JavaScript, line 3'. */
function whereOf(
  line: number,
  parts: readonly Part[],
  labels: IslandProps['strings']['labels'],
  own: Readonly<Record<string, string>>,
  lang: IslandProps['lang'],
): string {
  const place = placeOf(parts, line);
  return place ? fill(own.where ?? '', { pane: labels[place.pane] ?? '', line: place.line }, lang) : '';
}

const snapshot = (texts: Readonly<Record<string, string>>): string =>
  JSON.stringify(TEXTS.map((name) => texts[name] ?? ''));

interface Kept {
  readonly texts: Readonly<Record<string, string>>;
  readonly trusted: boolean;
}

function readDraft(draft: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(draft);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => TEXTS.some((name) => name === entry[0]) && typeof entry[1] === 'string',
      ),
    );
    return { texts, trusted: 'trusted' in kept && kept.trusted === true };
  } catch {
    return undefined;
  }
}
