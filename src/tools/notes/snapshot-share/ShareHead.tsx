import type { ReactNode } from 'react';
import { copyText, download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { EXTENSIONS, type Language } from '../../../formats/highlight/highlight-languages';
import { codeFragment } from '../../../formats/highlight/snapshot-link';
import { SharedActions } from '../../../features/sharing/SharedActions';
import { fileNameOf } from '../../../features/notes/note-titles';
import type { SharedText } from '../../../features/sharing/use-shared';
import type { Settings } from './settings';

interface Props {
  props: IslandProps;
  code: SharedText | undefined;
  settings: Settings;
  language: Language | undefined;
  say: (key: string) => string;
  /** What a button has done. */
  onStatus: (status: string) => void;
}

/** The code's title, and what can be done with the code. */
export function ShareHead({ props, code, settings, language, say, onStatus }: Props): ReactNode {
  const { words } = props;
  const { text = '', title = '' } = code ?? {};
  const blob = () => new Blob([text], { type: 'text/plain;charset=utf-8' });
  const copy = async (what: string, done: string) => onStatus((await copyText(what)) ? done : words['error.clipboard']);
  const edit = async () => {
    const params = new URLSearchParams(location.hash.slice(1));
    const { fragment } = params.has('s')
      ? await codeFragment({ ...settings, text, title }, '')
      : { fragment: params.toString() };
    location.assign(`${new URL('../code/', location.href.replace(/[?#].*$/, '')).href}#${fragment}`);
  };

  return (
    <div className="share-head">
      {title !== '' && (
        <h2 dir="auto" aria-label={title}>
          <output name="heading" aria-live="off" data-value={title}>
            {title}
          </output>
        </h2>
      )}
      <SharedActions
        words={words}
        raw={say('raw')}
        onCopy={() => void copy(text, words['status.copied'])}
        onDownload={() => {
          download(codeFileName(title, language, say('fileName')), blob());
          onStatus(words['status.downloaded']);
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
  );
}

function codeFileName(title: string, language: Language | undefined, otherwise: string): string {
  const base = fileNameOf(title, otherwise);
  // The title is already a file name with an extension.
  return /\.\w{1,10}$/.test(base) ? base : `${base}.${EXTENSIONS[language ?? 'plain']}`;
}
