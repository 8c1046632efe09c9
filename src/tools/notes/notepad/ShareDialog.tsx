import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '../../../i18n/format';
import { allUiStrings } from '../../../kinds/form/all-ui-strings';
import { linkWarning } from '../../../kinds/form/permalink';
import { copyText } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { localDay } from '../../../core/dates/calendar-date';
import { FIREBASE } from '../../../features/firebase/project-config';
import { makeNoteLink } from '../../../features/sharing/note-link';
import { QR_LIMIT, qrOf } from '../../../formats/qr/qr-picture';
import { withMore } from './more-words';
import type { Say } from './words';
import { DAYS, isDays } from '../../../features/sharing/share-days';

interface Props {
  props: IslandProps;
  say: Say;
  note: { readonly text: string; readonly title: string };
  onClose: () => void;
  onDownload: () => void;
}

interface Made {
  readonly address: string;
  readonly remarks: readonly string[];
  readonly qr: { readonly side: number; readonly path: string } | undefined;
}

/** The explanation for each kind of link. */
const WAYS = { plain: 'shareInfo', locked: 'shareLocked', short: 'shortHint' } as const;

const DAY_MS = 86_400_000;
/** The reader's page is below this one in the path, in the same language. */
const viewer = (fragment: string) => `${new URL('v/', location.href.replace(/[?#].*$/, '')).href}#${fragment}`;

/** Creates a link for the note: plain, locked with a password, or, with a Firebase project, a short one. */
export default function ShareDialog({ props, say: base, note, onClose, onDownload }: Props): ReactNode {
  const [say] = useState(() => withMore(base, props.lang));
  const dialog = useRef<HTMLDialogElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const expires = useRef<HTMLSelectElement>(null);
  const [made, setMade] = useState<Made>();
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('');
  const [way, setWay] = useState<keyof typeof WAYS>('plain');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  const { lang, words } = props;

  const show = useCallback(
    async (fragment: string, remarks: readonly string[]) => {
      const address = viewer(fragment);
      const warning = linkWarning(address.length);
      if (warning === 'refused') {
        setMade(undefined);
        setProblem(say('tooLongForLink', { n: address.length }));
        return;
      }
      const warnings =
        warning === 'copied' ? [] : [say(warning === 'long' ? 'linkLong' : 'linkVeryLong', { n: address.length })];
      const qr = address.length <= QR_LIMIT ? await qrOf(address) : undefined;
      setProblem('');
      setMade({
        address,
        remarks: [...remarks, ...warnings, ...(qr ? [] : [say('qrTooLong', { limit: QR_LIMIT })])],
        qr,
      });
    },
    [say],
  );

  const make = useCallback(
    async (secret: string) => {
      setBusy(true);
      const { fragment, replaced } = await makeNoteLink({ ...note, password: secret });
      const more = replaced > 0 ? await allUiStrings(lang) : undefined;
      await show(fragment, more ? [more['status.linkReplaced'].replace('{n}', String(replaced))] : []);
      setWay(secret === '' ? 'plain' : 'locked');
      setBusy(false);
    },
    [note, lang, show],
  );

  const makeShort = async (allowed = false) => {
    if (!FIREBASE) return;
    if (password.current?.value) return setProblem(say('shortUnlocked'));
    setBusy(true);
    setProblem('');
    try {
      const short = await import('../../../features/sharing/short-link');
      if (short.asksForAppCheck() && !allowed) {
        setAsking(true);
        return;
      }
      setAsking(false);
      if (allowed) short.allowAppCheck(true);
      const chosen = expires.current?.value ?? '';
      const days = isDays(chosen) ? DAYS[chosen] : 30;
      const saved = await short.makeShortLink('note', note.text.toWellFormed(), days);
      if ('fault' in saved) {
        setProblem(say('tooLargeForShort'));
        return;
      }
      const params = new URLSearchParams(saved);
      if (note.title !== '') params.set('title', note.title);
      const date = formatDate(localDay(new Date(Date.now() + days * DAY_MS)), lang);
      await show(String(params), [say(short.isSignedIn() ? 'shortOwned' : 'shortForGood', { date })]);
      setWay('short');
    } catch {
      setProblem(words['error.network'].replace('{host}', 'Firestore'));
    } finally {
      setBusy(false);
    }
  };

  useEffect(() => {
    dialog.current?.showModal();
    // Not the password field: focusing it would open the keyboard on a phone.
    void make('').then(() => copyButton.current?.focus());
    // Runs once, for the note as it is when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const address = made?.address ?? '';
  const copy = async () => setStatus((await copyText(address)) ? words['status.linkCopied'] : words['error.clipboard']);
  const openShareSheet = async () => {
    try {
      await navigator.share({ url: address, ...(note.title !== '' && { title: note.title }) });
    } catch {
      // The share sheet was closed without sending: no message is needed.
    }
  };

  return (
    <dialog ref={dialog} className="note-dialog" aria-labelledby="note-share-title" onClose={onClose}>
      <h2 id="note-share-title" tabIndex={-1} autoFocus>
        {say('shareTitle')}
      </h2>
      <p className="hint">{say(WAYS[way])}</p>
      {problem !== '' && (
        <div role="alert" className="alert note-banner">
          <span>{problem}</span>
          <button type="button" onClick={onDownload}>
            {say('download')}
          </button>
        </div>
      )}
      <div className="note-link" hidden={address === ''}>
        <output name="result" className="mono" aria-live="off" data-value={address === '' ? undefined : address}>
          {address.length > 400 ? `${address.slice(0, 400)}…` : address}
        </output>
        <div className="actions">
          <button ref={copyButton} type="button" className="primary" onClick={() => void copy()}>
            {words['action.copyLink']}
          </button>
          {'share' in navigator && (
            <button type="button" onClick={() => void openShareSheet()}>
              {say('sendOn')}
            </button>
          )}
          <a className="button" href={address} target="_blank" rel="noopener">
            {say('openLink')}
          </a>
        </div>
      </div>
      <p role="status" className="hint">
        {busy ? words['status.working'] : status}
      </p>
      {made?.remarks.map((remark) => (
        <p key={remark} className="note" data-note="">
          {remark}
        </p>
      ))}
      {made?.qr && (
        <svg
          className="note-qr"
          role="img"
          aria-label={say('qr')}
          viewBox={`0 0 ${made.qr.side} ${made.qr.side}`}
          shapeRendering="crispEdges"
        >
          <rect width={made.qr.side} height={made.qr.side} fill="#fff" />
          <path d={made.qr.path} fill="#000" />
        </svg>
      )}
      <div className="field">
        <label htmlFor="note-password">{props.strings.labels.password}</label>
        <span className="line">
          <input
            ref={password}
            id="note-password"
            name="password"
            type="password"
            autoComplete="new-password"
            aria-describedby="note-password-hint"
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void make(password.current?.value ?? '');
            }}
          />
          <button type="button" onClick={() => void make(password.current?.value ?? '')}>
            {say('lock')}
          </button>
        </span>
        <p className="hint" id="note-password-hint">
          {say('passwordHint')}
        </p>
      </div>
      {FIREBASE && (
        <div className="field">
          <label htmlFor="note-expires">{props.strings.labels.expires}</label>
          <span className="line">
            <select ref={expires} id="note-expires" name="expires" defaultValue={props.preset.expires ?? '30d'}>
              {['1d', '7d', '30d'].map((value) => (
                <option key={value} value={value}>
                  {props.strings.choices?.expires?.[value] ?? value}
                </option>
              ))}
            </select>
            <button type="button" onClick={() => void makeShort()}>
              {say('makeShort')}
            </button>
          </span>
          <p className="hint">{say('shortHint')}</p>
          {asking && (
            <div role="alert" className="note note-banner">
              <span>{say('appCheck')}</span>
              <button type="button" onClick={() => void makeShort(true)}>
                {say('appCheckYes')}
              </button>
            </div>
          )}
        </div>
      )}
      <div className="actions note-dialog-end">
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </div>
    </dialog>
  );
}
