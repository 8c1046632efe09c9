import { randomId } from '../../core/bytes/base64-url';
import type { Trouble } from '../../storage/device-db';
import { CLIP_LIMITS, mayPin, metaOf, overflow, sameBody, sizeOf, UNDO_MS, type ClipBody, type ClipMeta } from './clip';
import { ClipStore } from './clip-store';

/** What the page shows; a new object with every change. */
export interface ClipsView {
  readonly ready: boolean;
  /** Newest first. */
  readonly clips: readonly ClipMeta[];
  readonly trouble: Trouble | undefined;
  /** How many clips were just removed and can be restored. */
  readonly undo: number;
  /** How many old clips were dropped because the list is limited. */
  readonly dropped: number;
}

export type Added =
  | { readonly clip: ClipMeta; readonly fault?: undefined }
  | { readonly fault: 'empty' }
  /** The text is already the newest clip. */
  | { readonly fault: 'same'; readonly clip: ClipMeta }
  | { readonly fault: 'large'; readonly bytes: number };

export interface AddOptions {
  readonly title?: string;
  /** The room to send the clip to, and the clips that are there. */
  readonly room?: string;
  readonly there?: ReadonlySet<string>;
}

const CHANNEL = 'clips';

/** The clips of this device as a tab shows them; all tabs stay in sync. */
export class ClipBook {
  readonly store = new ClipStore();
  readonly #listeners = new Set<() => void>();
  #channel: BroadcastChannel | undefined;
  #view: ClipsView = { ready: false, clips: [], trouble: undefined, undo: 0, dropped: 0 };
  #all: readonly ClipMeta[] = [];
  #undo: readonly string[] = [];
  #dropped = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Serializes additions, so that the second of two simultaneous pastes sees the first. */
  #turn: Promise<unknown> = Promise.resolve();

  readonly view = (): ClipsView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async start(): Promise<void> {
    if (typeof BroadcastChannel === 'function') this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel?.addEventListener('message', this.#onMessage);
    addEventListener('beforeunload', this.#onUnload);
    await this.#read();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#channel?.close();
    // Running tasks would post to it, which throws once the channel is closed.
    this.#channel = undefined;
    removeEventListener('beforeunload', this.#onUnload);
  }

  readonly #onMessage = () => void this.#inTurn(() => this.#read());

  /** When the browser stores nothing, clips are lost with the page: ask before unloading. */
  readonly #onUnload = (event: BeforeUnloadEvent) => {
    if (this.store.unkept) event.preventDefault();
  };

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #read(): Promise<void> {
    this.#all = await this.store.list();
    this.#view = {
      ready: true,
      clips: this.#all.filter(({ removed }) => removed === 0),
      trouble: this.store.trouble,
      undo: this.#undo.length,
      dropped: this.#dropped,
    };
    // Clips that another tab removed, or this one before a reload, can no longer be restored.
    const old = this.#all.filter(({ id, removed }) => removed > 0 && !this.#undo.includes(id));
    await this.store.purge(old.filter(({ removed }) => Date.now() - removed > 2 * UNDO_MS).map(({ id }) => id));
    for (const listener of this.#listeners) listener();
  }

  async #changed(): Promise<void> {
    await this.#read();
    this.#channel?.postMessage('changed');
  }

  readonly body = (id: string): Promise<ClipBody | undefined> => this.store.body(id);

  /** Adds a clip on top. In a room, `room` is its id, and the clip waits until the room has it. */
  add(body: ClipBody, { title = '', room = '', there }: AddOptions = {}): Promise<Added> {
    return this.#inTurn(async () => {
      const bytes = sizeOf(body);
      if (bytes === 0) return { fault: 'empty' };
      if (bytes > CLIP_LIMITS.clip) return { fault: 'large', bytes };
      // Another tab may have added a clip that this one has not heard of yet.
      this.#all = await this.store.list();
      const [newest] = this.#all.filter(({ removed }) => removed === 0);
      if (newest?.bytes === bytes) {
        const other = await this.store.body(newest.id);
        const same = other !== undefined && (await sameBody(other, body));
        // In a room, another visitor's clip may be newer: then the same text is sent again.
        if (same && (room === '' || newest.waiting === room)) return { fault: 'same', clip: newest };
        if (same && !there?.has(newest.id)) {
          await this.store.change([newest.id], { waiting: room });
          await this.#changed();
          return { clip: { ...newest, waiting: room } };
        }
      }
      // If the clock was set back, a new clip must still sort above the old ones.
      const at = Math.max(Date.now(), (this.#all[0]?.at ?? 0) + 1);
      const clip = metaOf({ id: randomId(), body, at, title, waiting: room });
      await this.store.add(clip, body);
      const over = overflow([clip, ...this.#all.filter(({ removed }) => removed === 0)]);
      this.#dropped = over.length;
      await this.store.purge(over.map(({ id }) => id));
      await this.#changed();
      return { clip };
    });
  }

  /** Pins or unpins a clip. False when the maximum number of clips is pinned. */
  pin(clip: ClipMeta): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!clip.pinned && !mayPin(this.#view.clips, clip)) return false;
      await this.store.change([clip.id], { pinned: !clip.pinned });
      await this.#changed();
      return true;
    });
  }

  /** Sets the room that a clip has yet to reach; '' when there is none or the clip has arrived. */
  waiting(id: string, room: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.store.change([id], { waiting: room });
      await this.#changed();
    });
  }

  /** Stops waiting for this room, also for clips that are being added right now. */
  release(room: string): Promise<void> {
    return this.#inTurn(async () => {
      const waiting = (await this.store.list()).filter((clip) => clip.waiting === room);
      await this.store.change(
        waiting.map(({ id }) => id),
        { waiting: '' },
      );
      await this.#changed();
    });
  }

  /** Stores a room's clip on this device too, with the id and time that it has there. */
  keep(id: string, body: ClipBody, { title, at }: { readonly title: string; readonly at: number }): Promise<void> {
    return this.#inTurn(async () => {
      await this.store.add(metaOf({ id, body, at, title, waiting: '' }), body);
      await this.#changed();
    });
  }

  /**
   * Removes clips from the list. For ten seconds `undo` restores them, and sends them to `room` again if one is given.
   */
  remove(ids: readonly string[], room = ''): Promise<void> {
    return this.#inTurn(async () => {
      await this.store.purge(this.#undo);
      this.#undo = ids;
      this.#dropped = 0;
      await this.store.change(ids, { removed: Date.now(), waiting: room });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.forget(), UNDO_MS);
      await this.#changed();
    });
  }

  undo(): Promise<void> {
    return this.#inTurn(async () => {
      clearTimeout(this.#timer);
      await this.store.change(this.#undo, { removed: 0 });
      this.#undo = [];
      await this.#changed();
    });
  }

  /** Deletes removed clips permanently. */
  forget(): Promise<void> {
    return this.#inTurn(async () => {
      clearTimeout(this.#timer);
      await this.store.purge(this.#undo);
      this.#undo = [];
      if (this.store.unkept) await this.store.keepHeld();
      await this.#changed();
    });
  }
}
