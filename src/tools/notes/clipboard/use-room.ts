import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FIREBASE } from '../../../features/firebase/project-config';
import type { ClipBook } from '../../../features/clips/clip-book';
import { readCode, shownCode } from '../../../features/clips/room-code';
import type { RoomSession, RoomView } from '../../../features/clips/room-session';
import type { KnownRoom } from '../../../features/clips/clip-store';
import type { Tell } from './use-messages';
import type { Say } from './words';

export interface RoomUse {
  readonly view: RoomView | undefined;
  readonly session: RoomSession | undefined;
  /** A room is being created or joined. */
  readonly busy: boolean;
  /** A room that this device was in and has not left. */
  readonly last: KnownRoom | undefined;
  /** Set while the visitor is asked whether App Check may load; calling it with the answer continues the action. */
  readonly asking: ((allowed: boolean) => void) | undefined;
  readonly open: (expires: string) => void;
  readonly enter: (typed: string) => void;
  readonly leave: () => void;
}

interface Options {
  readonly book: ClipBook;
  readonly say: Say;
  readonly tell: Tell;
  readonly network: string;
}

const withoutHash = () => history.replaceState(null, '', location.pathname + location.search);

/**
 * The room that the page is in. Firebase loads on the first click that needs it, and only if a project is configured.
 */
export function useRoom({ book, say, tell, network }: Options): RoomUse {
  const [session, setSession] = useState<RoomSession>();
  const [view, setView] = useState<RoomView>();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<(allowed: boolean) => void>();
  const current = useRef<RoomSession>(undefined);

  const show = useCallback((next: RoomSession | undefined) => {
    current.current?.end();
    current.current = next;
    setSession(next);
    setView(next?.view());
    next?.subscribe(() => current.current === next && setView(next.view()));
  }, []);
  useEffect(() => () => current.current?.end(), []);

  const leaving = useRef<Promise<void>>(undefined);
  const [last, forgetLast] = useLastRoom(book, session, leaving);

  /** Runs an action that needs Firebase, after asking the visitor for permission if needed. */
  const withRooms = async (work: (rooms: typeof import('../../../features/clips/room-session')) => Promise<void>) => {
    if (!FIREBASE) return tell.alert(say('noRooms'));
    const rooms = await import('../../../features/clips/room-session').catch(() => undefined);
    if (!rooms) return tell.alert(network);
    const go = async () => {
      setBusy(true);
      try {
        await work(rooms);
      } catch (error) {
        tell.alert(error instanceof rooms.RoomRefused ? say('roomRefused') : network);
      } finally {
        setBusy(false);
      }
    };
    if (!rooms.asksForAppCheck()) return go();
    setAsking(() => (allowed: boolean) => {
      setAsking(undefined);
      rooms.allowAppCheck(allowed);
      void go();
    });
  };

  const begin = async (code: string, rooms: typeof import('../../../features/clips/room-session')) => {
    if (current.current?.view().code === code && current.current.view().state !== 'missing') return;
    show(await rooms.RoomSession.enter(code, book));
    // After the #, the code is never sent to a server; a reload opens the room again.
    history.replaceState(null, '', `#room=${shownCode(code)}`);
  };

  return {
    view,
    session,
    busy,
    last: view ? undefined : last,
    asking,
    open: (expires) =>
      void withRooms(async (rooms) => {
        const hours = Object.entries(rooms.ROOM_HOURS).find(([name]) => name === expires)?.[1] ?? 24;
        tell.nothing();
        await begin(await rooms.openRoom(hours), rooms);
      }),
    enter: (typed) => {
      const read = readCode(typed);
      if (read.fault === 'length') return tell.alert(say('codeLength', { n: read.length }));
      if (read.fault === 'letter') return tell.alert(say('codeLetter', { letter: read.letter }));
      void withRooms(async (rooms) => {
        tell.nothing();
        await begin(read.code, rooms);
      });
    },
    leave: () => {
      leaving.current = current.current?.leave();
      current.current = undefined;
      forgetLast();
      show(undefined);
      withoutHash();
    },
  };
}

/** The room that this device was in before, and a function that forgets it; looked up whenever the session changes. */
function useLastRoom(
  book: ClipBook,
  session: RoomSession | undefined,
  leaving: RefObject<Promise<void> | undefined>,
): readonly [last: KnownRoom | undefined, forget: () => void] {
  const [last, setLast] = useState<KnownRoom>();
  useEffect(() => {
    if (!FIREBASE) return;
    let latest = true;
    void (async () => {
      // Wait until the room that is being left has been removed from storage.
      await leaving.current;
      const rooms = await book.store.rooms();
      if (latest) setLast(rooms.find(({ expireAt }) => expireAt > Date.now()));
    })();
    return () => {
      latest = false;
    };
  }, [book, session, leaving]);
  return [last, () => setLast(undefined)];
}
