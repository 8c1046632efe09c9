/** A visit to a room: what of it the page shows, and the queue of what has yet to reach it. Only imported dynamically. */
import { allowAppCheck, asksForAppCheck } from '../firebase/app-check';
import { RoomGone, RoomRefused, type RoomClip, type RoomNews, type SeenDevice } from '../firebase/room-news';
import { openRoom, Room, ROOM_CLIPS, ROOM_HOURS } from '../firebase/rooms';
import { serverNow } from '../firebase/server-time';
import { randomId } from '../base64-url';
import type { ClipBook } from './book';
import { deviceName } from './device-name';
import { roomIdOf } from './room-code';
import { RoomDraft, type DraftView } from './room-draft';
import type { KnownRoom } from './store';

export { allowAppCheck, asksForAppCheck, openRoom, ROOM_HOURS, RoomRefused };

/** `expired`: it was there; `missing`: there is no room with this code, or no longer. */
export type RoomState = 'joining' | 'live' | 'offline' | 'expired' | 'missing';

export interface RoomView extends DraftView {
  readonly id: string;
  readonly code: string;
  readonly state: RoomState;
  readonly clips: readonly RoomClip[];
  readonly seen: readonly SeenDevice[];
  /** What this device is called in the room. */
  readonly device: string;
  readonly unreadable: number;
  /** ms since 1970 by this device's clock; 0: not known yet. */
  readonly expireAt: number;
  /** So much this device's clock is behind the server's, in ms. */
  readonly ahead: number;
  /** The room has as many clips as it may: what waits stays here. */
  readonly full: boolean;
}

const SEEN_TICK_MS = 10_000;
/** A connection that failed is tried again after so long, and whenever the browser says that there is one. */
const AGAIN_MS = 5_000;

export class RoomSession {
  readonly #book: ClipBook;
  readonly #listeners = new Set<() => void>();
  #view: RoomView;
  #known: KnownRoom;
  readonly #draft: RoomDraft;
  #room: Room | undefined;
  #connecting = false;
  #sending = new Set<string>();
  #endTimer: ReturnType<typeof setTimeout> | undefined;
  #seenTimer: ReturnType<typeof setInterval> | undefined;
  #againTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #forgetBook: () => void;
  #ended = false;
  /** This device keeps nothing of the room any more. */
  #forgotten = false;

  private constructor(book: ClipBook, known: KnownRoom) {
    this.#book = book;
    this.#known = known;
    this.#draft = new RoomDraft(known, {
      write: (text, base) => (this.#view.state === 'live' ? this.#room?.writeDraft(text, base) : undefined),
      remember: (draft, draftRev) => this.#remember({ draft, draftRev }),
      toClip: (text) => book.add(text, { room: known.id }),
      show: (change) => this.#show(change),
      failed: async (error) => {
        if (error instanceof RoomGone) await this.#over();
      },
    });
    this.#view = {
      id: known.id,
      code: known.code,
      state: 'joining',
      clips: [],
      seen: [],
      device: known.device,
      unreadable: 0,
      expireAt: known.expireAt,
      ahead: 0,
      full: false,
      ...this.#draft.view,
    };
    this.#forgetBook = book.subscribe(() => void this.#sendWaiting());
  }

  static async enter(code: string, book: ClipBook): Promise<RoomSession> {
    const id = await roomIdOf(code);
    const before = await book.store.room(id);
    const fresh = { id, code, device: randomId().slice(0, 16), expireAt: 0, draft: '', draftRev: 0 };
    const session = new RoomSession(book, { ...fresh, ...before, used: Date.now() });
    await session.#remember({});
    addEventListener('online', session.#again);
    addEventListener('pagehide', session.#keepDraft);
    document.addEventListener('visibilitychange', session.#keepDraft);
    void session.#connect();
    return session;
  }

  readonly view = (): RoomView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(change: Partial<RoomView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #remember(change: Partial<KnownRoom>): Promise<void> {
    this.#known = { ...this.#known, ...change };
    if (!this.#forgotten) await this.#book.store.saveRoom(this.#known);
  }

  /* ── The connection ────────────────────────────────────────────────────────────────────────────────────────── */

  async #connect(): Promise<void> {
    if (this.#connecting) return;
    this.#connecting = true;
    try {
      const room = await Room.join(this.#known.code, this.#known.device, (news) => void this.#hear(news));
      if (this.#ended) return room.stop();
      // The listeners alone know whether the room is there.
      this.#room = room;
      this.#seenTimer ??= setInterval(() => void this.#saySeen(), SEEN_TICK_MS);
    } catch (error) {
      console.error(error);
      if (!this.#ended) this.#offline();
    } finally {
      this.#connecting = false;
    }
  }

  #offline(): void {
    this.#room?.stop();
    this.#room = undefined;
    this.#show({ state: 'offline' });
    clearTimeout(this.#againTimer);
    this.#againTimer = setTimeout(this.#again, AGAIN_MS);
  }

  readonly #again = () => {
    if (this.#room || this.#connecting || this.#ended || this.#isOver()) return;
    clearTimeout(this.#againTimer);
    void this.#connect();
  };

  #isOver(): boolean {
    return this.#view.state === 'expired' || this.#view.state === 'missing';
  }

  async #hear(news: RoomNews): Promise<void> {
    if (this.#ended || this.#isOver()) return;
    if (news.gone) return this.#over();
    if (news.expireAt !== undefined) await this.#expires(news.expireAt);
    if (this.#ended) return;
    if (news.clips) {
      const { clips, seen = [], unreadable = 0 } = news;
      this.#show({ clips, seen, unreadable, full: clips.length >= ROOM_CLIPS });
      // The server has it: whoever wrote it, it need not be sent again.
      const there = new Set(clips.map(({ id }) => id));
      for (const { id, waiting } of this.#book.view().clips)
        if (waiting === this.#known.id && there.has(id)) await this.#book.waiting(id, '');
    }
    if (news.draft) this.#draft.hear(news.draft);
    if (news.lost) return this.#offline();
    if (news.online !== undefined) this.#show({ state: news.online ? 'live' : 'offline' });
    if (this.#view.state !== 'live') return;
    void this.#sendWaiting();
    void this.#draft.write();
    void this.#saySeen();
  }

  async #expires(expireAt: number): Promise<void> {
    if (this.#known.expireAt === expireAt && this.#view.ahead !== 0) return;
    const ahead = (await serverNow()) - Date.now();
    if (this.#ended) return;
    this.#show({ expireAt: expireAt - ahead, ahead });
    await this.#remember({ expireAt });
    clearTimeout(this.#endTimer);
    const left = expireAt - ahead - Date.now();
    // A timer holds at most 2^31 ms, which is 24 days; a room lives for 7.
    this.#endTimer = setTimeout(() => void this.#over(), Math.max(0, left));
  }

  /** What was pasted here stays here; what others pasted, for as long as the page is open. */
  async #over(): Promise<void> {
    if (this.#isOver()) return;
    const wasThere = this.#known.expireAt > 0;
    this.#room?.stop();
    this.#room = undefined;
    clearInterval(this.#seenTimer);
    this.#show({ state: wasThere ? 'expired' : 'missing' });
    await this.#toDevice();
  }

  /** What has not reached the room is a clip of this device alone, the draft too; the room is forgotten. */
  async #toDevice(): Promise<void> {
    this.#forgotten = true;
    const typed = this.#draft.take();
    if (typed !== '') await this.#book.add(typed);
    for (const { id, waiting } of this.#book.view().clips)
      if (waiting === this.#known.id) await this.#book.waiting(id, '');
    await this.#book.store.forgetRoom(this.#known.id);
  }

  /** Leaves the room: it goes on without this device. */
  async leave(): Promise<void> {
    const room = this.#room;
    const live = this.#view.state === 'live';
    const moved = this.#toDevice();
    this.end();
    await moved;
    // Without a connection it waits for one, and nobody for it.
    if (room && live) void room.sayGone().catch(() => undefined);
  }

  /** The page shows another room, or ends. */
  end(): void {
    this.#ended = true;
    this.#room?.stop();
    this.#forgetBook();
    this.#draft.keepNow();
    clearTimeout(this.#endTimer);
    clearTimeout(this.#againTimer);
    clearInterval(this.#seenTimer);
    removeEventListener('online', this.#again);
    removeEventListener('pagehide', this.#keepDraft);
    document.removeEventListener('visibilitychange', this.#keepDraft);
  }

  async #saySeen(): Promise<void> {
    if (this.#view.state !== 'live' || document.visibilityState === 'hidden') return;
    const now = Date.now() + this.#view.ahead;
    await this.#room?.saySeen(deviceName(navigator.userAgent), randomId(), now).catch(() => undefined);
  }

  /* ── Clips ─────────────────────────────────────────────────────────────────────────────────────────────────── */

  /** Sends what waits, the oldest first; each until the server has it. */
  async #sendWaiting(): Promise<void> {
    if (this.#view.state !== 'live' || !this.#room) return;
    const waiting = this.#book.view().clips.filter((clip) => clip.waiting === this.#known.id);
    for (const clip of waiting.toReversed()) {
      if (this.#sending.has(clip.id)) continue;
      if (this.#view.clips.length + this.#sending.size >= ROOM_CLIPS) return this.#show({ full: true });
      this.#sending.add(clip.id);
      void this.#sendOne(clip.id, clip.title, this.#room).finally(() => this.#sending.delete(clip.id));
    }
  }

  async #sendOne(id: string, title: string, room: Room): Promise<void> {
    const body = await this.#book.body(id);
    if (typeof body !== 'string') return;
    try {
      await room.send(id, { text: body, title });
      await this.#book.waiting(id, '');
    } catch (error) {
      if (error instanceof RoomGone) await this.#over();
      else console.error(error);
    }
  }

  /** Takes a clip out of the room, for everybody. */
  async remove(id: string): Promise<void> {
    await this.#room?.remove(id).catch(() => undefined);
  }

  /* ── The shared draft ──────────────────────────────────────────────────────────────────────────────────────── */

  /** The visitor types. */
  typeDraft(text: string): void {
    this.#draft.type(text);
  }

  readonly #keepDraft = () => this.#draft.keepNow();
}
