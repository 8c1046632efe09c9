import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LOCALES, type Lang } from '../../../i18n/languages';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { shownCode } from '../../../features/clips/room-code';
import type { RoomSession, RoomView } from '../../../features/clips/room-session';
import { timeOf } from './ClipCard';
import { Draft } from './Draft';
import type { Say } from './words';

interface Props {
  view: RoomView;
  session: RoomSession;
  props: IslandProps;
  say: Say;
  onLeave: () => void;
  /** The link and its QR code. */
  children: ReactNode;
}

const TICK_MS = 20_000;

/** The room that this device is in: its state, its devices, and when it expires. */
export function RoomPanel({ view, session, props, say, onLeave, children }: Props): ReactNode {
  const { lang } = props;
  const now = useNow();
  const over = view.state === 'expired' || view.state === 'missing';
  const others = latestOf(view);
  return (
    <div className="clip-room" data-room={view.state}>
      <p className="room-state" role="status">
        <span className="room-light" aria-hidden="true" />
        {say(`room-${view.state}`)}
      </p>
      {!over && view.expireAt > 0 && <p className="hint">{say('expiresAt', { time: timeOf(view.expireAt, lang) })}</p>}
      {!over && (
        <ul className="room-devices" aria-label={say('devices')}>
          <li>{say('thisDevice')}</li>
          {others.map(({ device, name, at }) => (
            <li key={device}>
              {name || say('otherDevice')} <span className="hint">{agoOf(now + view.ahead - at, lang, say)}</span>
            </li>
          ))}
        </ul>
      )}
      {view.full && (
        <p className="note" data-note="">
          {say('roomFull')}
        </p>
      )}
      {view.unreadable > 0 && (
        <p className="note" data-note="">
          {say('unreadable', { n: view.unreadable })}
        </p>
      )}
      {!over && (
        <details className="room-invite" open={others.length === 0}>
          <summary>{say('invite')}</summary>
          {children}
        </details>
      )}
      {!over && <Draft view={view} session={session} say={say} />}
      <button type="button" onClick={onLeave}>
        {say(over ? 'close' : 'leave')}
      </button>
    </div>
  );
}

/** The room's code, large enough to be read from a distance. */
export const RoomCode = ({ code, props }: { code: string; props: IslandProps }): ReactNode => (
  <p className="room-code">
    <output name="code" aria-live="off" aria-label={props.strings.labels.code} data-value={shownCode(code)}>
      {shownCode(code)}
    </output>
  </p>
);

/** Each other device once, with its most recent sign of life. */
function latestOf({ seen, device }: RoomView) {
  const latest = new Map(seen.toReversed().map((one) => [one.device, one]));
  latest.delete(device);
  return Array.from(latest.values());
}

function agoOf(ms: number, lang: Lang, say: Say): string {
  const minutes = Math.floor(ms / 60_000);
  // A connected device reports its presence once a minute.
  if (minutes < 2) return say('here');
  const ago = new Intl.RelativeTimeFormat(LOCALES[lang], { numeric: 'always' }).format(-minutes, 'minute');
  return say('seen', { ago });
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    timer.current = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer.current);
  }, []);
  return now;
}
