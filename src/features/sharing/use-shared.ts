import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FIREBASE } from '../firebase/firebase-config';
import { readNoteLink, type NoteLink } from './note-link';

export interface SharedText {
  readonly text: string;
  readonly title: string;
  readonly params: Readonly<Record<string, string>>;
}

/** What is wrong with a link, by the word that says it. */
export type LinkFault = 'link-damaged' | 'link-tooLarge' | 'gone' | 'noServer' | 'network';

export interface Shared {
  /** What the page shows; it stays while another link turns out to be damaged. */
  readonly shared: SharedText | undefined;
  /** What is shown is of a link before this one. */
  readonly stale: boolean;
  readonly locked: string | undefined;
  readonly fault: LinkFault | undefined;
  readonly unlocked: (text: string) => void;
  readonly retry: () => void;
}

/**
 * The text that a shared link's fragment brings, and again whenever it changes: for the viewers of notes and code. `tab`
 * names such a page in the browser's tab; a link's own title stands before it, never alone.
 */
export function useShared(form: RefObject<HTMLFormElement | null>, tab: string): Shared {
  const [shared, setShared] = useState<SharedText>();
  const [locked, setLocked] = useState<string>();
  const [fault, setFault] = useState<LinkFault>();
  /** The fragment was read. */
  const [known, setKnown] = useState(false);
  const link = useRef<NoteLink>(undefined);
  const latest = useRef(0);

  const show = useCallback((text: string) => {
    setLocked(undefined);
    setFault(undefined);
    setShared({ text, title: link.current?.title ?? '', params: link.current?.params ?? {} });
  }, []);

  const read = useCallback(async () => {
    const own = ++latest.current;
    if (form.current) form.current.dataset.state = 'working';
    const next = await readNoteLink(location.hash);
    let text = next?.text;
    let wrong: LinkFault | undefined = next?.fault && `link-${next.fault}`;
    if (next?.share) {
      const loaded = await load(next.share);
      if (typeof loaded === 'string') wrong = loaded;
      else text = loaded.text;
    }
    if (own !== latest.current) return;
    link.current = next;
    setKnown(true);
    setFault(wrong);
    setLocked(next?.locked);
    if (text !== undefined) show(text);
    else if (!wrong && next?.locked === undefined) setShared(undefined);
    // The figures' own state follows where there is a new text.
    if (form.current && text === undefined) form.current.dataset.state = wrong ? 'error' : 'empty';
  }, [form, show]);

  useEffect(() => {
    void read();
    const onHash = ({ oldURL }: HashChangeEvent) => {
      // A place on the page ('#content', to which the skip link leads) is no other link: the address goes on naming this one.
      if (/^#[^=]+$/.test(location.hash)) history.replaceState(null, '', oldURL);
      else void read();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [read]);

  useEffect(() => {
    if (!known) return;
    const site = document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '';
    document.title = [shared?.title ?? '', tab, site].filter(Boolean).join(' – ');
  }, [known, shared, tab]);

  const stale = shared !== undefined && (fault !== undefined || locked !== undefined);
  return { shared, stale, locked, fault, unlocked: show, retry: () => void read() };
}

async function load({ s, k }: { s: string; k: string }): Promise<{ text: string } | LinkFault> {
  if (!FIREBASE) return 'noServer';
  try {
    const { readShare } = await import('./shares');
    const read = await readShare(s, k);
    if (!('fault' in read)) return read;
    return read.fault === 'gone' ? 'gone' : 'link-damaged';
  } catch {
    return 'network';
  }
}
