import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { clipActs } from './clip-acts';
import { setControl } from './set-control';
import { shownClips } from './shown';
import { toRoom } from './to-room';
import { useArrival } from './use-arrival';
import { useBody } from './use-body';
import { useBook } from './use-book';
import { useCarried } from './use-carried';
import { useHide } from './use-hide';
import { useIntake } from './use-intake';
import { useMessages } from './use-messages';
import { useRoom } from './use-room';
import { sayer } from './words';

/** The clipboard's state: the clips of the device and the room, what has arrived, and what the buttons do. */
export function useClipboard(props: IslandProps, form: RefObject<HTMLFormElement | null>) {
  const { lang, words, preset } = props;
  const [say] = useState(() => sayer(props));
  const [messages, tell] = useMessages();
  const [book, view] = useBook();
  const hide = useHide(preset.hide === 'true');
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
  const count = all.length + (arrived ? 1 : 0);

  const intake = useIntake({
    props,
    say,
    tell,
    book,
    toRoom: (text, title) => toRoom(text, title, { inRoom, clips: shown.room, say, lang }),
    // A clip that came from a link is still in the link, so it can be dismissed here.
    onAdded: () => arrived?.by === 'link' && arrival.dismiss(),
  });

  const newestBody = useBody(newest);
  const carried = useCarried({ clips: all, newest, arrived, inRoom, say });

  const settled = view.ready && arrival.known && !room.busy;
  useLayoutEffect(() => {
    if (!form.current) return;
    const waits = !settled || (newest !== undefined && newestBody === undefined);
    form.current.dataset.state = waits ? 'working' : messages.alert !== '' ? 'error' : count > 0 ? 'done' : 'empty';
  });
  useEffect(() => void form.current?.toggleAttribute('data-hide', hide.hidden), [form, hide.hidden]);

  const { acts, remove } = clipActs({
    book,
    room,
    inRoom,
    say,
    tell,
    lang,
    onCarry: (clip) => {
      carried.choose(clip.id);
      form.current?.querySelector('.clip-beyond')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    },
  });
  return {
    ...{ say, messages, tell, book, view, hide, room, inRoom, arrival },
    ...{ shown, newest, newestBody, count, intake, carried, acts, remove },
  };
}
