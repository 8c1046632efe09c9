import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import { copyText, download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { EXTENSIONS, type Language } from '../../../formats/highlight/highlight-languages';
import { countLines } from '../../../formats/highlight/highlight-lines';
import { codeFragment } from '../../../formats/highlight/snapshot-link';
import { SharedActions } from '../../../features/sharing/SharedActions';
import { SharedFrame } from '../../../features/sharing/SharedFrame';
import { fileNameOf } from '../../../features/notes/note-titles';
import { useShared } from '../../../features/sharing/use-shared';
import { Box, type MadeHere } from './Box';
import { CodeFigures } from './CodeFigures';
import { selectedCode } from './code-lines';
import { Remarks } from './Remarks';
import { ShareSettings } from './ShareSettings';
import { useShareSettings } from './use-share-settings';

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
  const [status, setStatus] = useState('');
  const [made, setMade] = useState<MadeHere>();
  const { settings, language, onControls, onNumber } = useShareSettings({ form, output, code, preset: props.preset });
  const text = code?.text ?? '';
  const lines = countLines(text);
  useEffect(() => setStatus(''), [code]);

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
              download(codeFileName(code?.title ?? '', language, say('fileName')), blob());
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
        <CodeFigures props={props} language={language} lines={code && lines} status={status} />
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

function codeFileName(title: string, language: Language | undefined, otherwise: string): string {
  const base = fileNameOf(title, otherwise);
  // The title is already a file name with an extension.
  return /\.\w{1,10}$/.test(base) ? base : `${base}.${EXTENSIONS[language ?? 'plain']}`;
}
