import { useState } from 'react';
import type { RoomView } from '../../../features/clips/room-session';
import { shownCode } from '../../../features/clips/room-code';
import type { Shown } from './shown';
import type { Arrived } from './use-arrival';
import { useBody } from './use-body';
import { useLink, type CarryLink } from './use-link';
import type { Say } from './words';

interface Options {
  /** All clips of the room and the device, newest first. */
  readonly clips: readonly Shown[];
  readonly newest: Shown | undefined;
  readonly arrived: Arrived | undefined;
  readonly inRoom: RoomView | undefined;
  readonly say: Say;
}

interface Carried {
  readonly link: CarryLink | undefined;
  /** Explains what the link opens. */
  readonly hint: string;
  /** Chooses the clip that the link contains. */
  readonly choose: (id: string) => void;
}

/** The link to another device: to the room, otherwise with a clip: the arrived one, the chosen one or the newest text. */
export function useCarried({ clips, newest, arrived, inRoom, say }: Options): Carried {
  const [chosen, setChosen] = useState('');
  const texts = clips.filter(({ kind }) => kind === 'text');
  const carried = texts.find(({ id }) => id === chosen) ?? texts[0];
  const body = useBody(arrived || inRoom ? undefined : carried);
  const link = useLink(
    inRoom
      ? { room: shownCode(inRoom.code) }
      : arrived
        ? arrived
        : carried && typeof body === 'string'
          ? { text: body, title: carried.title }
          : undefined,
    say,
  );
  const hint = inRoom ? 'roomLinkHint' : arrived ? 'carryArrived' : carried === newest ? 'carryNewest' : 'carryChosen';
  return { link, hint: say(hint), choose: setChosen };
}
