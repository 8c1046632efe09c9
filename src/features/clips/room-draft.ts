/**
 * The draft that all devices of a room write in: the text typed here, and how it reaches the room. No visitor's text is
 * lost.
 */
import type { DraftWritten } from './room-news';
import { sizeOf } from './clip';
import { fitsRoom } from './room-encryption';

/** Typed text is written to the shared draft after a pause of this length. */
const DRAFT_MS = 800;

interface SharedDraft {
  readonly text: string;
  readonly rev: number;
}

/** What the page shows of the draft. */
export interface DraftView {
  /** The room's text, as far as this device knows it. */
  readonly draft: SharedDraft | undefined;
  /** The draft typed here has not reached the room yet. */
  readonly draftWaits: boolean;
  /** Another visitor's draft came first: the text typed here is now a clip. */
  readonly draftLost: boolean;
  /** The draft is too large for a room, and stays here until it is shorter. */
  readonly draftLarge: boolean;
}

interface DraftWays {
  /** Writes it into the room if the draft there still has revision `base`; undefined without a connection. */
  readonly write: (text: string, base: number) => Promise<DraftWritten> | undefined;
  /**
   * Keeps it on this device with the revision it is based on, so that a reload can continue. '' when nothing waits.
   */
  readonly remember: (text: string, rev: number) => Promise<void>;
  readonly toClip: (text: string) => Promise<unknown>;
  readonly show: (change: Partial<DraftView>) => void;
  /** A write has failed: the draft waits until there is a connection. */
  readonly failed: (error: unknown) => Promise<void>;
}

export class RoomDraft {
  readonly #ways: DraftWays;
  /** Typed text that has not reached the room. */
  #typed: string | undefined;
  #base: SharedDraft | undefined;
  #large = false;
  #writing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `known`: the draft that was remembered before a reload. */
  constructor(known: { readonly draft: string; readonly draftRev: number }, ways: DraftWays) {
    this.#ways = ways;
    if (known.draft === '') return;
    this.#typed = known.draft;
    this.#base = { text: known.draft, rev: known.draftRev };
    this.#large = isLarge(known.draft);
  }

  get view(): DraftView {
    return {
      draft: this.#base,
      draftWaits: this.#typed !== undefined,
      draftLost: false,
      draftLarge: this.#large,
    };
  }

  /** Receives the room's draft. */
  hear(draft: SharedDraft): void {
    if (this.#base && this.#base.rev >= draft.rev) return;
    // Typed before the room's own draft was known: never overwrite text that the visitor has not seen.
    if (this.#typed !== undefined && !this.#base && draft.text !== '') return void this.#lose(draft);
    // Text may be based on an older draft: its own write then finds out which came first.
    if (this.#typed !== undefined && this.#base) return;
    this.#base = draft;
    this.#ways.show({ draft });
  }

  /** Receives the text that the visitor typed. */
  type(text: string): void {
    this.#typed = text;
    this.#large = isLarge(text);
    this.#ways.show({ draftWaits: true, draftLost: false, draftLarge: this.#large });
    // Save immediately: a page that unloads does not wait for a database. Saving a text that is too large for the room
    // would slow down every keystroke.
    if (!this.#large) this.keepNow();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.keepNow();
      void this.write();
    }, DRAFT_MS);
  }

  /** Saves the typed text on this device without waiting for a pause: the page may unload at any moment. */
  keepNow(): void {
    clearTimeout(this.#timer);
    if (this.#typed !== undefined) void this.#ways.remember(this.#typed, this.#base?.rev ?? 0);
  }

  /** Returns the text that has not reached the room and hands it over: the caller must keep it from now on. */
  take(): string {
    clearTimeout(this.#timer);
    const typed = this.#typed ?? '';
    this.#typed = undefined;
    return typed;
  }

  /** Writes the typed text into the room if there is a connection; one write at a time. */
  async write(): Promise<void> {
    const [text, base] = [this.#typed, this.#base];
    if (text === undefined || !base || this.#writing || this.#large) return;
    const writing = this.#ways.write(text, base.rev);
    if (!writing) return;
    this.#writing = true;
    try {
      const written = await writing;
      if ('text' in written) await this.#lose(written);
      else await this.#arrived({ text, rev: written.rev });
    } catch (error) {
      await this.#ways.failed(error);
    } finally {
      this.#writing = false;
    }
    if (this.#typed !== undefined && this.#typed !== text) void this.write();
  }

  async #arrived(draft: SharedDraft): Promise<void> {
    this.#base = draft;
    const all = this.#typed === draft.text;
    if (all) this.take();
    this.#ways.show({ draft, draftWaits: this.#typed !== undefined });
    if (all) await this.#ways.remember('', draft.rev);
  }

  /** Turns the text typed here into a clip and shows theirs. */
  async #lose(theirs: SharedDraft): Promise<void> {
    const own = this.take();
    const differs = own !== '' && own !== theirs.text;
    this.#base = theirs;
    this.#large = false;
    // Before any `await`: text typed from now on is based on theirs.
    this.#ways.show({ draft: theirs, draftWaits: false, draftLost: differs, draftLarge: false });
    if (differs) await this.#ways.toClip(own);
    // More text may have been typed and remembered since.
    if (this.#typed === undefined) await this.#ways.remember('', theirs.rev);
  }
}

const isLarge = (text: string): boolean => !fitsRoom(sizeOf(text), { kind: 'draft' });
