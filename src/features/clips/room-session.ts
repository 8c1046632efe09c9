/** A visit to a room: joins it, receives its events, and ends. Only imported dynamically. */
import { allowAppCheck, asksForAppCheck } from '../firebase/app-check';
import { RoomGone, RoomRefused, type RoomNews } from './room-news';
import { openRoom, Room, ROOM_CLIPS, ROOM_HOURS } from './rooms';
import { serverNow } from '../firebase/server-time';
import { randomId } from '../../core/bytes/base64-url';
import { Observable } from '../../core/observable';
import type { ClipBook } from './clip-book';
import { sizeOf } from './clip';
import { deviceName } from './device-name';
import { roomIdOf } from './room-code';
import { RoomDraft } from './room-draft';
import { RoomQueue } from './room-queue';
import { fitsRoom } from './room-encryption';
import type { RoomView } from './room-view';
import type { KnownRoom } from './clip-store';

export { allowAppCheck, asksForAppCheck, openRoom, ROOM_HOURS, RoomRefused };
export type { RoomState, RoomView } from './room-view';

const SEEN_TICK_MS = 10_000;
/** A failed connection is retried after this time, and whenever the browser reports that it is online. */
const RECONNECT_MS = 5_000;

export class RoomSession {
  readonly #book: ClipBook;
  readonly #watched: Observable<RoomView>;
  readonly #queue: RoomQueue;
  #known: KnownRoom;
  readonly #draft: RoomDraft;
  #room: Room | undefined;
  #connecting = false;
  #endTimer: ReturnType<typeof setTimeout> | undefined;
  #seenTimer: ReturnType<typeof setInterval> | undefined;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #forgetBook: () => void;
  #ended = false;
  /** This device no longer keeps anything of the room. */
  #forgotten = false;

  private constructor(book: ClipBook, known: KnownRoom) {
    this.#book = book;
    this.#known = known;
    this.#queue = new RoomQueue(book, known.id);
    this.#draft = new RoomDraft(known, {
      write: (text, base) => (this.view().state === 'live' ? this.#room?.writeDraft(text, base) : undefined),
      remember: (draft, draftRev) => this.#remember({ draft, draftRev }),
      // A text that is too large for the room stays on this device.
      toClip: (text) => book.add(text, fitsRoom(sizeOf(text)) ? { room: known.id } : {}),
      show: (change) => this.#show(change),
      failed: async (error) => {
        if (error instanceof RoomGone) await this.#over();
      },
    });
    this.#watched = new Observable<RoomView>({
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
    });
    this.#forgetBook = book.subscribe(() => this.#sendWaiting());
  }

  static async enter(code: string, book: ClipBook): Promise<RoomSession> {
    const id = await roomIdOf(code);
    const before = await book.store.room(id);
    const fresh = { id, code, device: randomId().slice(0, 16), expireAt: 0, draft: '', draftRev: 0 };
    const session = new RoomSession(book, { ...fresh, ...before, used: Date.now() });
    await session.#remember({});
    addEventListener('online', session.#reconnect);
    addEventListener('pagehide', session.#keepDraft);
    document.addEventListener('visibilitychange', session.#keepDraft);
    void session.#connect();
    return session;
  }

  readonly view = (): RoomView => this.#watched.get();

  readonly subscribe = (listener: () => void): (() => void) => this.#watched.subscribe(listener);

  #show(change: Partial<RoomView>): void {
    this.#watched.show({ ...this.view(), ...change });
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
      const room = await Room.join(this.#known.code, this.#known.device, (news) => void this.#onNews(news));
      if (this.#ended) return room.stop();
      // Only the listeners know whether the room exists.
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
    clearTimeout(this.#reconnectTimer);
    this.#reconnectTimer = setTimeout(this.#reconnect, RECONNECT_MS);
  }

  readonly #reconnect = () => {
    if (this.#room || this.#connecting || this.#ended || this.#isOver()) return;
    clearTimeout(this.#reconnectTimer);
    void this.#connect();
  };

  #isOver(): boolean {
    const { state } = this.view();
    return state === 'expired' || state === 'missing';
  }

  async #onNews(news: RoomNews): Promise<void> {
    if (this.#ended || this.#isOver()) return;
    if (news.gone) return this.#over();
    if (news.expireAt !== undefined) await this.#expires(news.expireAt);
    if (this.#ended) return;
    if (news.clips) {
      const { clips, seen = [], unreadable = 0 } = news;
      this.#show({ clips, seen, unreadable, full: clips.length >= ROOM_CLIPS });
      await this.#queue.arrived(clips);
    }
    if (news.draft) this.#draft.hear(news.draft);
    if (news.lost) return this.#offline();
    if (news.online !== undefined) this.#show({ state: news.online ? 'live' : 'offline' });
    if (this.view().state !== 'live') return;
    this.#sendWaiting();
    void this.#draft.write();
    void this.#saySeen();
  }

  async #expires(expireAt: number): Promise<void> {
    if (this.#known.expireAt === expireAt && this.view().ahead !== 0) return;
    const ahead = (await serverNow()) - Date.now();
    if (this.#ended) return;
    this.#show({ expireAt: expireAt - ahead, ahead });
    clearTimeout(this.#endTimer);
    const left = expireAt - ahead - Date.now();
    // A timer takes at most 2^31 ms, which is 24 days; a room lives for 7.
    this.#endTimer = setTimeout(() => void this.#over(), Math.max(0, left));
    await this.#remember({ expireAt });
  }

  /** Clips pasted here stay here; other visitors' clips stay as long as the page is open. */
  async #over(): Promise<void> {
    if (this.#isOver()) return;
    const existed = this.#known.expireAt > 0;
    this.#room?.stop();
    this.#room = undefined;
    clearInterval(this.#seenTimer);
    this.#show({ state: existed ? 'expired' : 'missing' });
    await this.#toDevice();
  }

  /**
   * Turns everything that has not reached the room, including the draft, into clips of this device only; the room is
   * forgotten.
   */
  async #toDevice(): Promise<void> {
    this.#forgotten = true;
    const typed = this.#draft.take();
    if (typed !== '') await this.#book.add(typed);
    await this.#queue.release();
    await this.#book.store.forgetRoom(this.#known.id);
  }

  /** Leaves the room, which continues without this device. */
  async leave(): Promise<void> {
    const room = this.#room;
    const live = this.view().state === 'live';
    const moved = this.#toDevice();
    this.end();
    await moved;
    // Offline, this write waits for a connection; nothing needs to wait for it.
    if (room && live) void room.sayGone().catch(() => undefined);
  }

  /** The page shows another room, or unloads. */
  end(): void {
    this.#ended = true;
    this.#room?.stop();
    this.#forgetBook();
    this.#draft.keepNow();
    clearTimeout(this.#endTimer);
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#seenTimer);
    removeEventListener('online', this.#reconnect);
    removeEventListener('pagehide', this.#keepDraft);
    document.removeEventListener('visibilitychange', this.#keepDraft);
  }

  async #saySeen(): Promise<void> {
    const { state, ahead } = this.view();
    if (state !== 'live' || document.visibilityState === 'hidden') return;
    const now = Date.now() + ahead;
    await this.#room?.saySeen(deviceName(navigator.userAgent), randomId(), now).catch(() => undefined);
  }

  /* ── Clips ─────────────────────────────────────────────────────────────────────────────────────────────────── */

  #sendWaiting(): void {
    const { state, clips } = this.view();
    // Clips that were pasted while the room was ending.
    if (this.#forgotten && !this.#queue.isReleased) void this.#queue.release();
    if (state !== 'live' || !this.#room) return;
    if (!this.#queue.send(this.#room, clips.length, () => this.#over())) this.#show({ full: true });
  }

  /** Deletes a clip from the room, for every device. */
  async remove(id: string): Promise<void> {
    await this.#room?.remove(id).catch(() => undefined);
  }

  /* ── The shared draft ──────────────────────────────────────────────────────────────────────────────────────── */

  /** Receives the text that the visitor typed. */
  typeDraft(text: string): void {
    this.#draft.type(text);
  }

  readonly #keepDraft = () => this.#draft.keepNow();
}
