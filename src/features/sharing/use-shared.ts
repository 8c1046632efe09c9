import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { FIREBASE } from '../firebase/project-config';
import { readNoteLink, type NoteLink } from './note-link';

export interface SharedText {
  readonly text: string;
  readonly title: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The fault of a link, as the key of its message. */
export type LinkFault = 'link-damaged' | 'link-tooLarge' | 'gone' | 'noServer' | 'network';

export interface Shared {
  /** The content that the page shows; it stays when another link turns out to be damaged. */
  readonly shared: SharedText | undefined;
  /** The content is that of an earlier link. */
  readonly stale: boolean;
  readonly locked: string | undefined;
  readonly fault: LinkFault | undefined;
  readonly unlocked: (text: string) => void;
  readonly retry: () => void;
}

/**
 * The text in a shared link's fragment, read again whenever the fragment changes: for the viewers of notes and code.
 * `tab` is the page's name in the browser tab, after the link's own title, which never appears without it.
 */
export function useShared(form: RefObject<HTMLFormElement | null>, tab: string): Shared {
  const [shared, setShared] = useState<SharedText>();
  const [locked, setLocked] = useState<string>();
  const [fault, setFault] = useState<LinkFault>();
  /** Whether the fragment was read. */
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
    // A new text sets the state of its counts itself.
    if (form.current && text === undefined) form.current.dataset.state = wrong ? 'error' : 'empty';
  }, [form, show]);

  useEffect(() => {
    void read();
    const onHash = ({ oldURL }: HashChangeEvent) => {
      // A position on the page (such as '#content', the target of the skip link) isn't another link: the address
      // continues to name this one.
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
