import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { formatBytes } from '../../../i18n/format';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { sizeOf } from '../../../features/clips/clip';
import { fitsRoom } from '../../../features/clips/room-encryption';
import { shownCode } from '../../../features/clips/room-code';
import { Beyond } from './Beyond';
import { clipActs } from './clip-acts';
import { ClipList } from './ClipList';
import { Compose } from './Compose';
import { NewestClip } from './NewestClip';
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

/** Clips of this device and of a room, and the shortest ways to another device. */
export default function Clipboard(props: IslandProps): ReactNode {
  const { lang, words, preset } = props;
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

  const { acts, remove } = clipActs({
    book,
    room,
    inRoom,
    say,
    tell,
    lang,
    onCarry: (clip) => {
      setChosen(clip.id);
      form.current?.querySelector('.clip-beyond')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
  });
  const common = { acts, props, say, tell };
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
    <NewestClip
      key="newest"
      arrival={arrival}
      newest={newest}
      newestBody={newestBody}
      messages={messages}
      book={book}
      view={view}
      add={intake.add}
      {...common}
    />
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
      <ClipList
        clips={{ room: inList(shown.room), device: inList(shown.device) }}
        count={count}
        isInRoom={room.view !== undefined}
        hide={hide}
        onClear={shown.device.length > 0 ? () => remove(shown.device) : undefined}
        {...common}
      />
    </form>
  );
}
