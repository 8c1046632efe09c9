import { RoomGone, type RoomClip } from './room-news';
import { ROOM_CLIPS, type Room } from './rooms';
import type { ClipBook } from './clip-book';
import type { ClipMeta } from './clip';

/** The clips of this device that have yet to reach a room: each is sent until the server has it. */
export class RoomQueue {
  readonly #book: ClipBook;
  readonly #id: string;
  readonly #sending = new Set<string>();
  readonly #released = new Set<string>();

  constructor(book: ClipBook, id: string) {
    this.#book = book;
    this.#id = id;
  }

  #waiting(): readonly ClipMeta[] {
    return this.#book.view().clips.filter(({ waiting }) => waiting === this.#id);
  }

  /** The server has these clips, whichever device wrote them: they need not be sent again. */
  async arrived(clips: readonly RoomClip[]): Promise<void> {
    const there = new Set(clips.map(({ id }) => id));
    for (const { id } of this.#waiting()) if (there.has(id)) await this.#book.waiting(id, '');
  }

  /**
   * Sends the waiting clips, oldest first, into a room with `count` clips. False when the room cannot take all of them.
   * Calls `gone` when the room no longer exists.
   */
  send(room: Room, count: number, gone: () => Promise<void>): boolean {
    for (const { id, title } of this.#waiting().toReversed()) {
      if (this.#sending.has(id)) continue;
      if (count + this.#sending.size >= ROOM_CLIPS) return false;
      this.#sending.add(id);
      void this.#sendOne(room, id, title, gone).finally(() => this.#sending.delete(id));
    }
    return true;
  }

  async #sendOne(room: Room, id: string, title: string, gone: () => Promise<void>): Promise<void> {
    const body = await this.#book.body(id);
    if (typeof body !== 'string') return;
    try {
      await room.send(id, { text: body, title });
      await this.#book.waiting(id, '');
    } catch (error) {
      if (error instanceof RoomGone) await gone();
      else console.error(error);
    }
  }

  /**
   * Whether all waiting clips were released. On a device without storage space, released clips are still listed as
   * waiting.
   */
  get isReleased(): boolean {
    return this.#waiting().every(({ id }) => this.#released.has(id));
  }

  /** Keeps the waiting clips on this device only. */
  release(): Promise<void> {
    for (const { id } of this.#waiting()) this.#released.add(id);
    return this.#book.release(this.#id);
  }
}
