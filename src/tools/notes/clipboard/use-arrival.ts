import { useCallback, useEffect, useRef, useState } from 'react';
import { arrivalOf } from '../../../features/clips/room-arrival';
import { titleOf } from '../../../features/clips/clip';
import { FIREBASE } from '../../../features/firebase/project-config';
import { readNoteLink } from '../../../features/sharing/note-link';

/** A text from another device that is not stored here yet. */
export interface Arrived {
  readonly text: string;
  readonly title: string;
  readonly by: 'link' | 'scan';
}

interface Options {
  /** The values for the form's own controls in the fragment, as written. */
  readonly onParams: (params: Readonly<Record<string, string>>) => void;
  /** The code of a room, as typed. */
  readonly onRoom: (code: string) => void;
  readonly onFault: (fault: string) => void;
  /** Called when a fragment is about to be read. */
  readonly onBegin: () => void;
}

interface Arrival {
  readonly arrived: Arrived | undefined;
  /** The value of `e`, which needs a password. */
  readonly locked: string | undefined;
  /** Whether the fragment has been read. */
  readonly known: boolean;
  readonly opened: (text: string) => void;
  /** Handles a typed or scanned code or link. Returns false if it is neither. */
  readonly take: (given: string, by: 'typed' | 'scan') => boolean;
  readonly dismiss: () => void;
}

/** Reads the text in the fragment, now and whenever it changes. */
export function useArrival(options: Options): Arrival {
  const [arrived, setArrived] = useState<Arrived>();
  const [locked, setLocked] = useState<string>();
  const [known, setKnown] = useState(false);
  const title = useRef('');
  const turn = useRef(0);
  const latest = useRef(options);
  latest.current = options;

  const read = useCallback(async () => {
    const own = ++turn.current;
    latest.current.onBegin();
    setKnown(false);
    const link = await readNoteLink(location.hash);
    if (own !== turn.current) return;
    title.current = titleOf(link?.title ?? '');
    setKnown(true);
    setLocked(link?.locked);
    setArrived(link?.text ? { text: link.text, title: title.current, by: 'link' } : undefined);
    if (link) latest.current.onParams(link.params);
    if (link?.fault) latest.current.onFault(`link-${link.fault}`);
    const room = link?.params.room ?? '';
    if (room !== '') latest.current.onRoom(room);
  }, []);

  useEffect(() => {
    void read();
    const onHash = () => void read();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [read]);

  return {
    arrived,
    locked,
    known,
    opened: (text) => {
      setLocked(undefined);
      setArrived({ text, title: title.current, by: 'link' });
    },
    take: (given, by) => {
      const arrival = arrivalOf(given);
      const isLink = given.includes('#') && arrival.kind !== 'text';
      if (by === 'typed' && !isLink && (!FIREBASE || arrival.kind === 'text')) return false;
      // Our own QR codes contain links; the content of any other code is treated as text.
      if (by === 'scan' && !isLink) setArrived({ text: given, title: '', by: 'scan' });
      else if (arrival.kind === 'link') {
        history.replaceState(null, '', `#${arrival.fragment}`);
        void read();
      } else latest.current.onRoom(given.includes('#') ? codeIn(given) : given);
      return true;
    },
    dismiss: () => {
      setArrived(undefined);
      setLocked(undefined);
      // Otherwise a reload would show it again.
      if (/[#&](input|z|e)=/.test(location.hash)) history.replaceState(null, '', location.pathname + location.search);
    },
  };
}

const codeIn = (address: string): string =>
  new URLSearchParams(address.slice(address.indexOf('#') + 1)).get('room') ?? '';
