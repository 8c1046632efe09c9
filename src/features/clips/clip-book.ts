import { randomId } from '../../core/bytes/base64-url';
import type { Trouble } from '../../storage/device-db';
import { CLIP_LIMITS, mayPin, metaOf, overflow, sameBody, sizeOf, UNDO_MS, type ClipBody, type ClipMeta } from './clip';
import { ClipStore } from './clip-store';

/** What the page shows; a new object with every change. */
export interface ClipsView {
  readonly ready: boolean;
  /** The newest first. */
  readonly clips: readonly ClipMeta[];
  readonly trouble: Trouble | undefined;
  /** So many were taken off just now, and can be put back. */
  readonly undo: number;
  /** So many old ones went, because the list keeps to its limits. */
  readonly dropped: number;
}

export type Added =
  | { readonly clip: ClipMeta; readonly fault?: undefined }
  | { readonly fault: 'empty' }
  /** It is the newest already. */
  | { readonly fault: 'same'; readonly clip: ClipMeta }
  | { readonly fault: 'large'; readonly bytes: number };

export interface AddOptions {
  readonly title?: string;
  /** The room that it is to reach, and the clips that are there. */
  readonly room?: string;
  readonly there?: ReadonlySet<string>;
}

const CHANNEL = 'clips';

/** The clips of this device as a tab shows them; all tabs are in step. */
export class ClipBook {
  readonly store = new ClipStore();
  readonly #listeners = new Set<() => void>();
  #channel: BroadcastChannel | undefined;
  #view: ClipsView = { ready: false, clips: [], trouble: undefined, undo: 0, dropped: 0 };
  #all: readonly ClipMeta[] = [];
  #undo: readonly string[] = [];
  #dropped = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other: of two pastes at once the second sees the first. */
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
    // Work that is under way would post to it, which throws once it is closed.
    this.#channel = undefined;
    removeEventListener('beforeunload', this.#onUnload);
  }

  readonly #onMessage = () => void this.#inTurn(() => this.#read());

  /** What this browser does not keep is lost with the page: it asks first. */
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
    // What another tab, or this one before a reload, took off is put back by nobody any more.
    const old = this.#all.filter(({ id, removed }) => removed > 0 && !this.#undo.includes(id));
    await this.store.purge(old.filter(({ removed }) => Date.now() - removed > 2 * UNDO_MS).map(({ id }) => id));
    for (const listener of this.#listeners) listener();
  }

  async #changed(): Promise<void> {
    await this.#read();
    this.#channel?.postMessage('changed');
  }

  readonly body = (id: string): Promise<ClipBody | undefined> => this.store.body(id);

  /** Puts a clip on top. In a room, `room` is its id, and the clip waits until it is there. */
  add(body: ClipBody, { title = '', room = '', there }: AddOptions = {}): Promise<Added> {
    return this.#inTurn(async () => {
      const bytes = sizeOf(body);
      if (bytes === 0) return { fault: 'empty' };
      if (bytes > CLIP_LIMITS.clip) return { fault: 'large', bytes };
      // Another tab may have added one that this one has not heard of yet.
      this.#all = await this.store.list();
      const [newest] = this.#all.filter(({ removed }) => removed === 0);
      if (newest?.bytes === bytes) {
        const other = await this.store.body(newest.id);
        const same = other !== undefined && (await sameBody(other, body));
        // In a room somebody else's clip may be newer: then it is said again.
        if (same && (room === '' || newest.waiting === room)) return { fault: 'same', clip: newest };
        if (same && !there?.has(newest.id)) {
          await this.store.change([newest.id], { waiting: room });
          await this.#changed();
          return { clip: { ...newest, waiting: room } };
        }
      }
      // A clock that was put back does not put a new clip under the old ones.
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

  /** False: as many are pinned as may be. */
  pin(clip: ClipMeta): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!clip.pinned && !mayPin(this.#view.clips, clip)) return false;
      await this.store.change([clip.id], { pinned: !clip.pinned });
      await this.#changed();
      return true;
    });
  }

  /** Says which room a clip has yet to reach; '': none, or it is there. */
  waiting(id: string, room: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.store.change([id], { waiting: room });
      await this.#changed();
    });
  }

  /** Nothing waits for this room any more, nor what is being added right now. */
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

  /** Puts a room's clip on this device too, under the id and the time that it has there. */
  keep(id: string, body: ClipBody, { title, at }: { readonly title: string; readonly at: number }): Promise<void> {
    return this.#inTurn(async () => {
      await this.store.add(metaOf({ id, body, at, title, waiting: '' }), body);
      await this.#changed();
    });
  }

  /** Takes clips off the list. For ten seconds `undo` puts them back, and into `room` again where one is named. */
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

  /** What was taken off goes for good. */
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
