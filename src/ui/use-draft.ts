import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { PendingText, sizeOf } from './pending-text';
import { bringsText, draftOf, type Kept, type Saving } from '../storage/drafts';

interface Options {
  /** The document's name on this device. */
  readonly name: string;
  /** A fragment with one of these fields contains a link's text, which replaces no draft until it is edited. */
  readonly fields: readonly string[];
  /** Whether the visitor typed, or something else filled the form: then the stored text is not put in. */
  touched(): boolean;
  /** The editor's current text. */
  current(): string;
  /** Puts a stored text into the form. */
  put(text: string): void;
  /** The undo history, read at each save. */
  undo?(): string;
  /** Restores the undo history that was stored with the text that the form now contains. */
  restoreUndo?(undo: string): void;
}

export interface DraftUse {
  /** The result of the last save; undefined before the first. */
  readonly state: Saving | undefined;
  /** Another version is stored: from before a link, or of another tab. */
  readonly hasOther: boolean;
  /** Another open tab has saved this document since. */
  readonly elsewhere: boolean;
  /** The text was edited: saves it after a pause, or when the tab is hidden or left. A Blob is UTF-8. */
  remember(text: string | Blob): void;
  flush(): void;
  /** The form now contains the visitor's own text, whatever the address says: a file was opened. */
  own(): void;
  /** Puts the other version in; the current one is kept as well. */
  bringBack(): Promise<void>;
  /** Erases all versions on this device. */
  clear(): Promise<void>;
}

/** The form's own memory of this tab stops at a million characters and would restore an older text. */
const FORM_LIMIT = 900_000;

/** Stores an editor's document on this device: see `Draft`. */
export function useDraft(options: Options): DraftUse {
  const { name } = options;
  const draft = useMemo(() => draftOf(name), [name]);
  const latest = useRef(options);
  latest.current = options;
  const [state, setState] = useState<Saving>();
  const [hasOther, setHasOther] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  const [pending] = useState(() => new PendingText());
  /**
   * Whether this tab has saved its text, or shows a stored one: if so, it is saved again after another tab erased all.
   */
  const hasOwnText = useRef(false);
  /** The stored text, while the form may still restore the same from this tab's own memory. */
  const waiting = useRef<Kept>(undefined);

  const lookForOther = useCallback(async () => setHasOther((await draft.readOther()) !== undefined), [draft]);

  const take = useCallback((): { text: string | Blob; undo: string } | undefined => {
    const text = pending.take();
    if (text === undefined) return undefined;
    hasOwnText.current = text !== '';
    if (sizeOf(text) > FORM_LIMIT) sessionStorage.removeItem(`form:${location.pathname}`);
    return { text, undo: latest.current.undo?.() ?? '' };
  }, [pending]);
  const flush = useCallback(() => {
    const now = take();
    if (!now) return;
    void draft.save(now.text, now.undo).then((saved) => setState(now.text === '' ? undefined : saved));
  }, [draft, take]);
  pending.onDue = flush;
  const taken = useCallback(
    (kept: Kept) => {
      waiting.current = undefined;
      pending.drop();
      draft.adopt(kept);
      hasOwnText.current = true;
      latest.current.restoreUndo?.(kept.undo);
    },
    [draft, pending],
  );
  const remember = useCallback(
    (text: string | Blob) => {
      if (waiting.current?.text === text) return taken(waiting.current);
      waiting.current = undefined;
      pending.put(text);
    },
    [pending, taken],
  );

  useEffect(() => {
    const kept = waiting.current;
    if (kept && latest.current.current() === kept.text) taken(kept);
  });

  useEffect(() => {
    const linked = bringsText(location.hash, latest.current.fields);
    const thisTab = sessionStorage.getItem(`form:${location.pathname}`) !== null;
    let gone = false;
    if (linked) draft.leave();
    // Typed before this page's script loaded.
    else if (!thisTab && latest.current.touched() && latest.current.current() !== '')
      remember(latest.current.current());
    const start = async () => {
      const kept = await draft.read();
      if (gone) return;
      if (kept && !linked && (pending.text ?? kept.text) === kept.text) begin(kept);
      await lookForOther();
    };
    const begin = (kept: Kept) => {
      const { touched, current, put } = latest.current;
      if (current() !== kept.text) {
        waiting.current = kept;
        // This tab's memory of the form takes precedence, as does what the visitor typed.
        if (thisTab || touched()) return;
        put(kept.text);
      }
      taken(kept);
    };
    void start();
    const onHash = () => {
      if (!bringsText(location.hash, latest.current.fields)) return;
      flush();
      draft.leave();
      waiting.current = undefined;
      hasOwnText.current = false;
      void lookForOther();
    };
    const onLeave = () => {
      const now = take();
      if (now) draft.saveNow(now.text, now.undo);
    };
    const stop = draft.onOther((what) => {
      if (what === 'saved') {
        setElsewhere(hasOwnText.current);
        setHasOther(true);
      } else if (hasOwnText.current && latest.current.current() !== '') remember(latest.current.current());
    });
    const stopListening = onPageEvents(onHash, onLeave, flush);
    return () => {
      gone = true;
      stop();
      stopListening();
    };
  }, [draft, pending, flush, take, taken, remember, lookForOther]);

  const own = useCallback(() => {
    hasOwnText.current = true;
  }, []);
  const bringBack = useCallback(async () => {
    flush();
    const other = await draft.readOther();
    if (!other) return setHasOther(false);
    latest.current.put(other.text);
    taken(other);
    setElsewhere(false);
    await lookForOther();
  }, [draft, flush, taken, lookForOther]);
  const clear = useCallback(async () => {
    pending.drop();
    waiting.current = undefined;
    hasOwnText.current = false;
    setState(undefined);
    setHasOther(false);
    setElsewhere(false);
    await draft.erase();
  }, [draft, pending]);

  return { state, hasOther, elsewhere, remember, flush, own, bringBack, clear };
}

/** Listens to a new address, to the end of the page, and to the page being hidden. Returns the end of the listening. */
function onPageEvents(onHash: () => void, onLeave: () => void, onHidden: () => void): () => void {
  const onVisibility = () => document.visibilityState === 'hidden' && onHidden();
  // Before the form handles it, so that its previous content is saved unchanged.
  window.addEventListener('hashchange', onHash, true);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('hashchange', onHash, true);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
