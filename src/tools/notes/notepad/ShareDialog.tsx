import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { copyText } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { FIREBASE } from '../../../features/firebase/project-config';
import type { QrPicture } from '../../../formats/qr/qr-picture';
import { useDialogWords } from './dialog-words';
import { useNoteLink } from './use-note-link';
import type { Say } from './words';

interface Props {
  props: IslandProps;
  say: Say;
  note: { readonly text: string; readonly title: string };
  onClose: () => void;
  onDownload: () => void;
}

/** The explanation for each kind of link. */
const WAYS = { plain: 'shareInfo', locked: 'shareLocked', short: 'shortHint' } as const;

/** Creates a link for the note: plain, locked with a password, or, with a Firebase project, a short one. */
export default function ShareDialog({ props, say: base, note, onClose, onDownload }: Props): ReactNode {
  const say = useDialogWords(base, props.lang);
  const dialog = useRef<HTMLDialogElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const expires = useRef<HTMLSelectElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('');
  const { made, problem, way, busy, asking, make, makeShort } = useNoteLink(props, say, note);
  const { words } = props;

  useEffect(() => {
    dialog.current?.showModal();
    // Not the password field: focusing it would open the keyboard on a phone.
    void make('').then(() => copyButton.current?.focus());
    // Runs once, for the note as it is when the dialog opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const makeLocked = () => void make(password.current?.value ?? '');
  const makeShortNow = (allowed: boolean) =>
    void makeShort({ password: password.current?.value, expires: expires.current?.value, allowed });

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
      <MadeLinkBox
        address={made?.address ?? ''}
        title={note.title}
        copyButton={copyButton}
        props={props}
        say={say}
        onStatus={setStatus}
      />
      <p role="status" className="hint">
        {busy ? words['status.working'] : status}
      </p>
      {made?.remarks.map((remark) => (
        <p key={remark} className="note" data-note="">
          {remark}
        </p>
      ))}
      {made?.qr && <QrCode qr={made.qr} label={say('qr')} />}
      <PasswordField field={password} label={props.strings.labels.password} say={say} onLock={makeLocked} />
      {FIREBASE && <ShortLinkField expires={expires} asking={asking} props={props} say={say} onMake={makeShortNow} />}
      <div className="actions note-dialog-end">
        <button type="button" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </div>
    </dialog>
  );
}

interface LinkBoxProps {
  /** '' while there is no link. */
  address: string;
  title: string;
  copyButton: RefObject<HTMLButtonElement | null>;
  props: IslandProps;
  say: Say;
  onStatus: (sentence: string) => void;
}

/** The link, with buttons to copy, send and open it. */
function MadeLinkBox({ address, title, copyButton, props: { words }, say, onStatus }: LinkBoxProps): ReactNode {
  const copy = async () => onStatus((await copyText(address)) ? words['status.linkCopied'] : words['error.clipboard']);
  const openShareSheet = async () => {
    try {
      await navigator.share({ url: address, ...(title !== '' && { title }) });
    } catch {
      // The share sheet was closed without sending: no message is needed.
    }
  };
  return (
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
  );
}

/** Black on white in dark mode too: not every scanner reads inverted codes. */
function QrCode({ qr, label }: { qr: QrPicture; label: string }): ReactNode {
  return (
    <svg
      className="note-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.side} ${qr.side}`}
      shapeRendering="crispEdges"
    >
      <rect width={qr.side} height={qr.side} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}

interface PasswordProps {
  field: RefObject<HTMLInputElement | null>;
  label: string | undefined;
  say: Say;
  onLock: () => void;
}

function PasswordField({ field, label, say, onLock }: PasswordProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor="note-password">{label}</label>
      <span className="line">
        <input
          ref={field}
          id="note-password"
          name="password"
          type="password"
          autoComplete="new-password"
          aria-describedby="note-password-hint"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onLock();
          }}
        />
        <button type="button" onClick={onLock}>
          {say('lock')}
        </button>
      </span>
      <p className="hint" id="note-password-hint">
        {say('passwordHint')}
      </p>
    </div>
  );
}

interface ShortLinkProps {
  expires: RefObject<HTMLSelectElement | null>;
  /** Asks whether App Check may load. */
  asking: boolean;
  props: IslandProps;
  say: Say;
  onMake: (allowed: boolean) => void;
}

function ShortLinkField({ expires, asking, props, say, onMake }: ShortLinkProps): ReactNode {
  return (
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
        <button type="button" onClick={() => onMake(false)}>
          {say('makeShort')}
        </button>
      </span>
      <p className="hint">{say('shortHint')}</p>
      {asking && (
        <div role="alert" className="note note-banner">
          <span>{say('appCheck')}</span>
          <button type="button" onClick={() => onMake(true)}>
            {say('appCheckYes')}
          </button>
        </div>
      )}
    </div>
  );
}
