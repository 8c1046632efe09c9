import { useRef, type ReactNode } from 'react';
import { copyText } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { QrPicture } from '../../../formats/qr/qr-picture';
import type { CarryLink } from './use-link';
import type { Tell } from './use-messages';
import type { Say } from './words';

interface Props {
  link: CarryLink | undefined;
  /** What the link opens: 'The newest clip', or a room. */
  what: string;
  hint: string;
  props: IslandProps;
  say: Say;
  tell: Tell;
}

/** The link for another device, with its QR code. */
export function Carry({ link, what, hint, props, say, tell }: Props): ReactNode {
  const { words, strings } = props;
  const address = link?.address ?? '';
  const copy = async () => {
    if (await copyText(address)) tell.status(words['status.linkCopied']);
    else tell.alert(words['error.clipboard']);
  };
  const openShareSheet = async () => {
    try {
      await navigator.share({ url: address });
    } catch {
      // The share sheet was closed without sending: no message is needed.
    }
  };
  return (
    <div className="carry-link">
      {link?.qr && <Enlargeable qr={link.qr} say={say} />}
      <p className="hint">{link ? hint : say('carryEmpty')}</p>
      {link?.refused && (
        <p className="note" data-note="">
          {link.refused}
        </p>
      )}
      {link?.remarks.map((remark) => (
        <p key={remark} className="note" data-note="">
          {remark}
        </p>
      ))}
      <div className="line" hidden={address === ''}>
        <output
          name="link"
          className="mono"
          aria-live="off"
          aria-label={`${strings.labels.link}: ${what}`}
          data-value={address === '' ? undefined : address}
        >
          {address.length > 300 ? `${address.slice(0, 300)}…` : address}
        </output>
      </div>
      <div className="actions" hidden={address === ''}>
        <button type="button" onClick={() => void copy()}>
          {words['action.copyLink']}
        </button>
        {address !== '' && 'share' in navigator && (
          <button type="button" onClick={() => void openShareSheet()}>
            {say('share')}
          </button>
        )}
      </div>
    </div>
  );
}

/** A QR code with more modules than this is shown as wide as the panel. */
const DENSE = 70;

/** The QR code; a click shows it full screen, for cameras that cannot read the small one. */
function Enlargeable({ qr, say }: { qr: QrPicture; say: Say }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={qr.side > DENSE ? 'carry-enlarge dense' : 'carry-enlarge'}
        title={say('enlarge')}
        onClick={() => dialog.current?.showModal()}
      >
        <Qr qr={qr} label={`${say('qr')}. ${say('enlarge')}`} />
      </button>
      <dialog ref={dialog} className="carry-large" aria-label={say('qr')} onClick={() => dialog.current?.close()}>
        <Qr qr={qr} label={say('qr')} />
      </dialog>
    </>
  );
}

const Qr = ({ qr, label }: { qr: QrPicture; label: string }): ReactNode => (
  <svg
    className="carry-qr"
    role="img"
    aria-label={label}
    viewBox={`0 0 ${qr.side} ${qr.side}`}
    shapeRendering="crispEdges"
  >
    <rect width={qr.side} height={qr.side} fill="#fff" />
    <path d={qr.path} fill="#000" />
  </svg>
);
