import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { formatBytes, formatNumber } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { sizeOf } from '../../../features/clips/clip';
import { fitsRoom } from '../../../features/clips/room-encryption';
import { shownCode } from '../../../features/clips/room-code';
import { ArrivedClip } from './Arrived';
import { Beyond } from './Beyond';
import type { Acts } from './ClipActions';
import { ClipCard } from './ClipCard';
import { Compose } from './Compose';
import { Said } from './Said';
import { setControl } from './set-control';
import { pinnedFirst, shownClips, type Shown } from './shown';
import { useArrival } from './use-arrival';
import { useBody } from './use-body';
import { useBook } from './use-book';
import { useHide } from './use-hide';
import { useIntake } from './use-intake';
import { useLink } from './use-link';
import { useMessages } from './use-messages';
import { useRoom } from './use-room';
import { sayer } from './words';

const Unlock = lazy(() => import('../../../features/sharing/Unlock'));

/** Clips of this device and of a room, and the shortest ways to another device. */
export default function Clipboard(props: IslandProps): ReactNode {
  const { lang, strings, words, preset } = props;
  const [say] = useState(() => sayer(props));
  const form = useRef<HTMLFormElement>(null);
  const [messages, tell] = useMessages();
  const [book, view] = useBook();
  const hide = useHide(preset.hide === 'true');
  const [chosen, setChosen] = useState('');
  const room = useRoom({ book, say, tell, network: words['error.network'].replace('{host}', 'Firestore') });
  const arrival = useArrival({
    onParams: (params) => {
      if (params.hide !== undefined) hide.show(params.hide === 'true');
      for (const name of ['room', 'expires']) setControl(form.current, name, params[name]);
    },
    onRoom: room.enter,
    onFault: (fault) => tell.alert(say(fault)),
    onBegin: () => {
      tell.nothing();
      if (form.current) form.current.dataset.state = 'working';
    },
  });
  const { arrived } = arrival;

  const inRoom = room.view && room.view.state !== 'expired' && room.view.state !== 'missing' ? room.view : undefined;
  const shown = shownClips(view.clips, book.body, room.view);
  const all = [...shown.room, ...shown.device];
  const newest = arrived ? undefined : all[0];
  const inList = (clips: readonly Shown[]) => pinnedFirst(clips.filter((clip) => clip !== newest));
  const count = all.length + (arrived ? 1 : 0);

  const intake = useIntake({
    props,
    say,
    tell,
    book,
    toRoom: (text, title) => {
      if (!inRoom) return undefined;
      const bytes = sizeOf(text);
      if (!fitsRoom(bytes, { title })) return say('tooLargeForRoom', { size: formatBytes(bytes, lang) });
      if (inRoom.clips[0]?.text === text && shown.room[0]?.place === 'room') return undefined;
      return { room: inRoom.id, there: new Set(inRoom.clips.map(({ id }) => id)) };
    },
    // A clip that came from a link is still in the link, so it can be dismissed here.
    onAdded: () => arrived?.by === 'link' && arrival.dismiss(),
  });

  const newestBody = useBody(newest);
  const carried =
    all.find(({ id, kind }) => id === chosen && kind === 'text') ?? all.find(({ kind }) => kind === 'text');
  const carriedBody = useBody(arrived || inRoom ? undefined : carried);
  const link = useLink(
    inRoom
      ? { room: shownCode(inRoom.code) }
      : arrived
        ? arrived
        : carried && typeof carriedBody === 'string'
          ? { text: carriedBody, title: carried.title }
          : undefined,
    say,
  );

  const settled = view.ready && arrival.known && !room.busy;
  useLayoutEffect(() => {
    if (!form.current) return;
    const waits = !settled || (newest !== undefined && newestBody === undefined);
    form.current.dataset.state = waits ? 'working' : messages.alert !== '' ? 'error' : count > 0 ? 'done' : 'empty';
  });
  useEffect(() => void form.current?.toggleAttribute('data-hide', hide.hidden), [hide.hidden]);

  const remove = (clips: readonly Shown[]) => {
    tell.nothing();
    const waits = clips.some(({ place }) => place === 'waiting');
    void book.remove(
      clips.map(({ id }) => id),
      waits ? inRoom?.id : '',
    );
  };
  /** Deletes it for everyone; 'Undo' sends it again. */
  const removeFromRoom = async (clip: Shown) => {
    tell.nothing();
    const body = await clip.body();
    if (!clip.meta && body !== undefined) await book.keep(clip.id, body, clip);
    await book.remove([clip.id], inRoom?.id);
    await room.session?.remove(clip.id);
  };
  const sendToRoom = (clip: Shown) => {
    if (fitsRoom(clip.bytes, { title: clip.title })) void book.waiting(clip.id, inRoom?.id ?? '');
    else tell.note(say('tooLargeForRoom', { size: formatBytes(clip.bytes, lang) }));
  };
  const keep = async (clip: Shown) => {
    const body = await clip.body();
    if (body === undefined) return;
    await book.keep(clip.id, body, clip);
    tell.status(say('kept'));
  };
  const acts: Acts = {
    pin: (clip) => {
      if (clip.meta) void book.pin(clip.meta).then((pinned) => !pinned && tell.note(say('pinsFull')));
    },
    remove: (clip) => {
      if (clip.place === 'room') void removeFromRoom(clip);
      else remove([clip]);
    },
    carry: inRoom
      ? undefined
      : (clip) => {
          setChosen(clip.id);
          form.current?.querySelector('.clip-beyond')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
        },
    send: inRoom ? sendToRoom : undefined,
    keep: (clip) => void keep(clip),
  };
  const common = { acts, props, say, tell };
  const cards = (clips: readonly Shown[]) => clips.map((clip) => <ClipCard key={clip.id} clip={clip} {...common} />);
  const listed = { room: inList(shown.room), device: inList(shown.device) };

  const next = preset.next === 'true';
  const compose = (
    <Compose
      key="compose"
      props={props}
      say={say}
      add={intake.add}
      paste={intake.paste}
      files={intake.files}
      refused={() => tell.note(say('pasteRefused'))}
    />
  );
  const newestClip = (
    <div key="newest" className="clip-newest">
      <Said messages={messages} view={view} props={props} say={say} onUndo={() => void book.undo()} />
      {arrival.locked !== undefined && (
        <Suspense>
          <Unlock locked={arrival.locked} lang={lang} onOpen={arrival.opened} onClose={arrival.dismiss} />
        </Suspense>
      )}
      {arrived ? (
        <ArrivedClip
          arrived={arrived}
          props={props}
          say={say}
          tell={tell}
          onKeep={() => {
            void intake.add(arrived.text, arrived.title);
            arrival.dismiss();
          }}
          onClose={arrival.dismiss}
        />
      ) : newest ? (
        <ClipCard key={newest.id} clip={newest} newest whole={newestBody} {...common} />
      ) : (
        <p className="placeholder">{say(!view.ready ? 'loading' : next ? 'noneCame' : 'none')}</p>
      )}
      {newest?.kind !== 'text' && !arrived && <output name="result" hidden aria-live="off" />}
    </div>
  );
  const beyond = (
    <Beyond
      key="beyond"
      link={link}
      hint={
        inRoom
          ? say('roomLinkHint')
          : say(arrived ? 'carryArrived' : carried === newest ? 'carryNewest' : 'carryChosen')
      }
      room={room}
      take={arrival.take}
      props={props}
      say={say}
      tell={tell}
    />
  );
  return (
    <form
      id="tool"
      ref={form}
      className={`tool clipboard kind-stats${intake.over ? ' over' : ''}${next ? ' next' : ''}`}
      data-state="loading"
      data-kind="stats"
      data-eager=""
      noValidate
      suppressHydrationWarning
      onSubmit={(event) => event.preventDefault()}
      {...intake.drop}
    >
      {!next ? [compose, newestClip, beyond] : inRoom ? [newestClip, compose, beyond] : [newestClip, beyond, compose]}
      <div className="clip-list">
        <div className="clip-list-head">
          <p>
            <output name="count" aria-live="off" aria-label={strings.labels.count} data-value={count}>
              {formatNumber(count, lang, 0)}
            </output>{' '}
            {say('clips', { n: count })}
          </p>
          <label className="check">
            <input
              type="checkbox"
              name="hide"
              checked={hide.hidden}
              onChange={(event) => hide.choose(event.currentTarget.checked)}
            />
            <span>{strings.labels.hide}</span>
          </label>
          <button
            type="button"
            className="quiet"
            disabled={shown.device.length === 0}
            onClick={() => remove(shown.device)}
          >
            {say('clear')}
          </button>
        </div>
        {listed.room.length > 0 && cards(listed.room)}
        {room.view && listed.device.length > 0 && <h2>{say('onlyHere')}</h2>}
        {cards(listed.device)}
      </div>
    </form>
  );
}
