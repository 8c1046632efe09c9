import type { ReactNode } from 'react';
import { FIREBASE } from '../../../features/firebase/project-config';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { shownCode } from '../../../features/clips/room-code';
import { Carry } from './Carry';
import { Join } from './Join';
import { RoomCode, RoomPanel } from './RoomPanel';
import type { CarryLink } from './use-link';
import type { Tell } from './use-messages';
import type { RoomUse } from './use-room';
import type { Say } from './words';

interface Props {
  link: CarryLink | undefined;
  /** The text under the QR code: what the link contains. */
  hint: string;
  room: RoomUse;
  take: (given: string, by: 'typed' | 'scan') => boolean;
  props: IslandProps;
  say: Say;
  tell: Tell;
}

/** Everything beyond this device: the link and its QR code, the room, and the form to join from another device. */
export function Beyond({ link, hint, room, take, props, say, tell }: Props): ReactNode {
  const { view, session } = room;
  const joining = (
    <Join
      props={props}
      say={say}
      take={take}
      busy={room.busy}
      onWrong={() => tell.alert(say(FIREBASE ? 'noCode' : 'noLink'))}
    />
  );
  const next = props.preset.next === 'true';
  const carry = (
    <Carry link={link} what={say(view ? 'room' : 'newest')} hint={hint} props={props} say={say} tell={tell} />
  );
  return (
    <aside className="clip-beyond" aria-label={say('beyond')}>
      {next && !view && (
        <section>
          <h2>{say('fromOther')}</h2>
          {joining}
        </section>
      )}
      <section>
        <h2>{say(view ? 'room' : 'toOther')}</h2>
        {view ? <RoomCode code={view.code} props={props} /> : <output name="code" hidden aria-live="off" />}
        {view && session ? (
          <RoomPanel view={view} session={session} props={props} say={say} onLeave={room.leave}>
            {carry}
          </RoomPanel>
        ) : (
          carry
        )}
      </section>
      {FIREBASE && !view && <OpenRoom room={room} props={props} say={say} />}
      {room.asking && (
        <div role="alert" className="note">
          <p>{say('appCheck')}</p>
          <span className="actions">
            <button type="button" onClick={() => room.asking?.(true)}>
              {say('appCheckYes')}
            </button>
            <button type="button" onClick={() => room.asking?.(false)}>
              {say('appCheckNo')}
            </button>
          </span>
        </div>
      )}
      {!next && !view && (
        <section>
          <h2>{say('fromOther')}</h2>
          {joining}
        </section>
      )}
    </aside>
  );
}

/** Opens a new room, or the one that this device was in before. */
function OpenRoom({ room, props, say }: Pick<Props, 'room' | 'props' | 'say'>): ReactNode {
  const { strings, preset } = props;
  return (
    <section className="clip-open">
      <h2>{say('room')}</h2>
      <p className="hint">{say('roomHint')}</p>
      <span className="line">
        <select name="expires" aria-label={strings.labels.expires} defaultValue={preset.expires ?? '24h'}>
          {Object.entries(strings.choices?.expires ?? {}).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="primary"
          disabled={room.busy}
          onClick={(event) => room.open(chosenIn(event.currentTarget))}
        >
          {say('openRoom')}
        </button>
      </span>
      {room.last && (
        <button type="button" className="quiet" onClick={() => room.enter(room.last?.code ?? '')}>
          {say('backTo', { code: shownCode(room.last.code) })}
        </button>
      )}
    </section>
  );
}

/** The selected value of the list next to a button. */
const chosenIn = (button: HTMLButtonElement): string => button.closest('.line')?.querySelector('select')?.value ?? '';
