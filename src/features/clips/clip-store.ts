import type { DBSchema } from 'idb';
import { HoldingStore } from '../../storage/device-db';
import { newestFirst, type ClipBody, type ClipMeta } from './clip';

/** A room that this device has joined, so that it can return, and so that waiting clips can still be sent. */
export interface KnownRoom {
  readonly id: string;
  readonly code: string;
  /** This device's name in the room: random, and not sent anywhere else. */
  readonly device: string;
  /** ms since 1970; 0 while unknown. */
  readonly expireAt: number;
  readonly used: number;
  /** The shared draft as typed here, if it has not reached the room. */
  readonly draft: string;
  /** The revision that the draft is based on. */
  readonly draftRev: number;
}

interface Schema extends DBSchema {
  clips: { key: string; value: ClipMeta };
  bodies: { key: string; value: { readonly id: string; readonly body: ClipBody } };
  rooms: { key: string; value: KnownRoom };
}

interface Held {
  readonly meta: ClipMeta;
  readonly body: ClipBody;
}

/** The clips of this device, and the rooms that it has joined. */
export class ClipStore extends HoldingStore<Schema, Held> {
  readonly #rooms = new Map<string, KnownRoom>();

  constructor() {
    super('clips', { clips: 'id', bodies: 'id', rooms: 'id' });
  }

  /** Every clip, including removed ones; newest first. */
  async list(): Promise<readonly ClipMeta[]> {
    const stored = (await this.attempt((db) => db.getAll('clips'))) ?? [];
    const all = new Map(stored.map((meta) => [meta.id, meta]));
    for (const [id, { meta }] of this.held) all.set(id, meta);
    return newestFirst(Array.from(all.values()));
  }

  async body(id: string): Promise<ClipBody | undefined> {
    const held = this.held.get(id);
    return held ? held.body : this.attempt(async (db) => (await db.get('bodies', id))?.body);
  }

  async add(meta: ClipMeta, body: ClipBody): Promise<void> {
    const written = await this.attempt(async (db) => {
      const tx = db.transaction(['clips', 'bodies'], 'readwrite');
      // Failures are thrown by the individual requests.
      tx.done.catch(() => {});
      await Promise.all([tx.objectStore('clips').put(meta), tx.objectStore('bodies').put({ id: meta.id, body })]);
      await tx.done;
      return true;
    });
    if (written) this.held.delete(meta.id);
    else this.held.set(meta.id, { meta, body });
  }

  async change(ids: readonly string[], change: Partial<Omit<ClipMeta, 'id'>>): Promise<void> {
    for (const id of ids) {
      const held = this.held.get(id);
      if (held) this.held.set(id, { ...held, meta: { ...held.meta, ...change } });
    }
    await this.attempt(async (db) => {
      const tx = db.transaction('clips', 'readwrite');
      tx.done.catch(() => {});
      for (const id of ids) {
        const meta = await tx.store.get(id);
        if (meta) await tx.store.put({ ...meta, ...change });
      }
      await tx.done;
    });
  }

  /** Deletes clips permanently. */
  async purge(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    for (const id of ids) this.held.delete(id);
    await this.attempt(async (db) => {
      const tx = db.transaction(['clips', 'bodies'], 'readwrite');
      tx.done.catch(() => {});
      for (const id of ids) {
        await tx.objectStore('clips').delete(id);
        await tx.objectStore('bodies').delete(id);
      }
      await tx.done;
    });
  }

  /** The device has room again: write what was kept in memory. */
  async keepHeld(): Promise<void> {
    for (const { meta, body } of Array.from(this.held.values())) await this.add(meta, body);
  }

  async room(id: string): Promise<KnownRoom | undefined> {
    return this.#rooms.get(id) ?? (await this.attempt((db) => db.get('rooms', id)));
  }

  /** The rooms that this device has joined, most recently used first. */
  async rooms(): Promise<readonly KnownRoom[]> {
    const stored = (await this.attempt((db) => db.getAll('rooms'))) ?? [];
    const all = new Map([...stored.map((room) => [room.id, room] as const), ...this.#rooms]);
    return Array.from(all.values()).toSorted((one, other) => other.used - one.used);
  }

  async saveRoom(room: KnownRoom): Promise<void> {
    const written = await this.attempt((db) => db.put('rooms', room));
    if (written === undefined) this.#rooms.set(room.id, room);
    else this.#rooms.delete(room.id);
  }

  async forgetRoom(id: string): Promise<void> {
    this.#rooms.delete(id);
    await this.attempt((db) => db.delete('rooms', id));
  }
}
