/** The draft that all devices of a room write in: what is typed here, and how it gets there. Nobody's text is lost. */
import type { DraftWritten } from './room-news';
import { sizeOf } from './clip';
import { fitsRoom } from './room-encryption';

/** The shared draft follows what is typed after such a pause. */
const DRAFT_MS = 800;

interface SharedDraft {
  readonly text: string;
  readonly rev: number;
}

/** What the page shows of it. */
export interface DraftView {
  /** What is in the room, as far as it is known here. */
  readonly draft: SharedDraft | undefined;
  /** The draft typed here is not in the room yet. */
  readonly draftWaits: boolean;
  /** Somebody else's draft was first: the text typed here is a clip now. */
  readonly draftLost: boolean;
  /** It is more than a room takes, and stays here until it is shorter. */
  readonly draftLarge: boolean;
}

interface DraftWays {
  /** Puts it into the room where the draft there still has the revision `base`; undefined: there is no connection. */
  readonly write: (text: string, base: number) => Promise<DraftWritten> | undefined;
  /** Keeps it on this device, with the revision that it was typed over: a reload goes on with it. '': nothing waits. */
  readonly remember: (text: string, rev: number) => Promise<void>;
  readonly toClip: (text: string) => Promise<unknown>;
  readonly show: (change: Partial<DraftView>) => void;
  /** A write has failed: without a connection it waits. */
  readonly failed: (error: unknown) => Promise<void>;
}

export class RoomDraft {
  readonly #ways: DraftWays;
  /** What has not reached the room. */
  #typed: string | undefined;
  #base: SharedDraft | undefined;
  #large = false;
  #writing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `known`: what was remembered of it before a reload. */
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

  /** The room tells its draft. */
  hear(draft: SharedDraft): void {
    if (this.#base && this.#base.rev >= draft.rev) return;
    // Typed before the room's own was known: nothing is written over what nobody here has seen.
    if (this.#typed !== undefined && !this.#base && draft.text !== '') return void this.#lose(draft);
    // Something may be typed over an older one: its own write then finds out who was first.
    if (this.#typed !== undefined && this.#base) return;
    this.#base = draft;
    this.#ways.show({ draft });
  }

  /** The visitor types. */
  type(text: string): void {
    this.#typed = text;
    this.#large = isLarge(text);
    this.#ways.show({ draftWaits: true, draftLost: false, draftLarge: this.#large });
    // At once: a page that ends waits for no database. A text too large for the room would make each key slow.
    if (!this.#large) this.keepNow();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.keepNow();
      void this.write();
    }, DRAFT_MS);
  }

  /** Keeps what is typed on this device without waiting for a pause: the page may be gone the next moment. */
  keepNow(): void {
    clearTimeout(this.#timer);
    if (this.#typed !== undefined) void this.#ways.remember(this.#typed, this.#base?.rev ?? 0);
  }

  /** What has not reached the room, for whoever takes care of it from now on. */
  take(): string {
    clearTimeout(this.#timer);
    const typed = this.#typed ?? '';
    this.#typed = undefined;
    return typed;
  }

  /** Writes what is typed into the room, where there is a connection; one write at a time. */
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

  /** What was typed here becomes a clip, and theirs is shown. */
  async #lose(theirs: SharedDraft): Promise<void> {
    const own = this.take();
    const differs = own !== '' && own !== theirs.text;
    this.#base = theirs;
    this.#large = false;
    // Before anything is waited for: what is typed from now on is typed over theirs.
    this.#ways.show({ draft: theirs, draftWaits: false, draftLost: differs, draftLarge: false });
    if (differs) await this.#ways.toClip(own);
    // Something may have been typed and remembered since.
    if (this.#typed === undefined) await this.#ways.remember('', theirs.rev);
  }
}

const isLarge = (text: string): boolean => !fitsRoom(sizeOf(text), { kind: 'draft' });
