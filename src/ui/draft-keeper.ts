import { bringsText, type Draft, type Kept, type Saving } from '../storage/drafts';
import { PendingText, sizeOf } from './pending-text';

export interface DraftOptions {
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

/** What an editor shows about its document on this device. */
export interface DraftStatus {
  /** The result of the last save; undefined before the first. */
  readonly state: Saving | undefined;
  /** Another version is stored: from before a link, or of another tab. */
  readonly hasOther: boolean;
  /** Another open tab has saved this document since. */
  readonly elsewhere: boolean;
}

/** The form's own memory of this tab stops at a million characters and would restore an older text. */
const FORM_LIMIT = 900_000;

/** Stores an editor's document on this device while the page is open: see `Draft`. */
export class DraftKeeper {
  /** The latest options of the editor. */
  options: DraftOptions;
  onStatus: (status: DraftStatus) => void = () => {};
  #status: DraftStatus = { state: undefined, hasOther: false, elsewhere: false };
  readonly #draft: Draft;
  readonly #pending = new PendingText();
  /**
   * Whether this tab has saved its text, or shows a stored one: if so, it is saved again after another tab erased all.
   */
  #hasOwnText = false;
  /** The stored text, while the form may still restore the same from this tab's own memory. */
  #waiting: Kept | undefined;

  constructor(draft: Draft, options: DraftOptions) {
    this.#draft = draft;
    this.options = options;
    this.#pending.onDue = () => this.flush();
  }

  /** Puts the stored text into the form, and watches the page and the other tabs. Returns how to end that. */
  start(): () => void {
    const isLinked = bringsText(location.hash, this.options.fields);
    const hasTabMemory = sessionStorage.getItem(`form:${location.pathname}`) !== null;
    let isOver = false;
    if (isLinked) this.#draft.leave();
    // Typed before this page's script loaded.
    else if (!hasTabMemory && this.options.touched() && this.options.current() !== '')
      this.remember(this.options.current());
    const open = async () => {
      const kept = await this.#draft.read();
      if (isOver) return;
      if (kept && !isLinked && (this.#pending.text ?? kept.text) === kept.text) this.#show(kept, hasTabMemory);
      await this.#lookForOther();
    };
    void open();
    const stop = this.#draft.onOther((what) => this.#hear(what));
    const stopListening = onPageEvents(
      () => this.#openLink(),
      () => this.#leavePage(),
      () => this.flush(),
    );
    return () => {
      isOver = true;
      stop();
      stopListening();
    };
  }

  /** Call after each render: the form may have restored the stored text from this tab's memory. */
  checkForm(): void {
    const kept = this.#waiting;
    if (kept && this.options.current() === kept.text) this.#take(kept);
  }

  readonly remember = (text: string | Blob): void => {
    if (this.#waiting?.text === text) return this.#take(this.#waiting);
    this.#waiting = undefined;
    this.#pending.put(text);
  };

  readonly flush = (): void => {
    const due = this.#takePending();
    if (!due) return;
    void this.#draft
      .save(due.text, due.undo)
      .then((state) => this.#tell({ state: due.text === '' ? undefined : state }));
  };

  readonly own = (): void => {
    this.#hasOwnText = true;
  };

  readonly bringBack = async (): Promise<void> => {
    this.flush();
    const other = await this.#draft.readOther();
    if (!other) return this.#tell({ hasOther: false });
    this.options.put(other.text);
    this.#take(other);
    this.#tell({ elsewhere: false });
    await this.#lookForOther();
  };

  readonly clear = async (): Promise<void> => {
    this.#pending.drop();
    this.#waiting = undefined;
    this.#hasOwnText = false;
    this.#tell({ state: undefined, hasOther: false, elsewhere: false });
    await this.#draft.erase();
  };

  /** Reports only what differs: every report renders the editor again. */
  #tell(change: Partial<DraftStatus>): void {
    const before = this.#status;
    const now = { ...before, ...change };
    if (now.state === before.state && now.hasOther === before.hasOther && now.elsewhere === before.elsewhere) return;
    this.#status = now;
    this.onStatus(now);
  }

  async #lookForOther(): Promise<void> {
    this.#tell({ hasOther: (await this.#draft.readOther()) !== undefined });
  }

  #show(kept: Kept, hasTabMemory: boolean): void {
    const { touched, current, put } = this.options;
    if (current() !== kept.text) {
      this.#waiting = kept;
      // This tab's memory of the form takes precedence, as does what the visitor typed.
      if (hasTabMemory || touched()) return;
      put(kept.text);
    }
    this.#take(kept);
  }

  /** The form now contains a stored text. */
  #take(kept: Kept): void {
    this.#waiting = undefined;
    this.#pending.drop();
    this.#draft.adopt(kept);
    this.#hasOwnText = true;
    this.options.restoreUndo?.(kept.undo);
  }

  #takePending(): { text: string | Blob; undo: string } | undefined {
    const text = this.#pending.take();
    if (text === undefined) return undefined;
    this.#hasOwnText = text !== '';
    if (sizeOf(text) > FORM_LIMIT) sessionStorage.removeItem(`form:${location.pathname}`);
    return { text, undo: this.options.undo?.() ?? '' };
  }

  /** Another tab has saved a version, or erased all of them. */
  #hear(what: 'saved' | 'erased'): void {
    if (what === 'saved') this.#tell({ elsewhere: this.#hasOwnText, hasOther: true });
    else if (this.#hasOwnText && this.options.current() !== '') this.remember(this.options.current());
  }

  #openLink(): void {
    if (!bringsText(location.hash, this.options.fields)) return;
    this.flush();
    this.#draft.leave();
    this.#waiting = undefined;
    this.#hasOwnText = false;
    void this.#lookForOther();
  }

  #leavePage(): void {
    const due = this.#takePending();
    if (due) this.#draft.saveNow(due.text, due.undo);
  }
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
