import type { DBSchema } from 'idb';
import { HoldingStore } from '../../storage/device-db';
import type { History } from './note-history';
import { summaryOf } from './note-titles';

/** What the list shows of a note. */
export interface NoteMeta {
  readonly id: string;
  /** '' when the first line is the title. */
  readonly title: string;
  readonly heading: string;
  readonly snippet: string;
  /** ms since 1970 */
  readonly created: number;
  readonly updated: number;
  readonly pinned: boolean;
  /** When it was moved to the trash, ms since 1970; 0 if it is not there. */
  readonly trashed: number;
  /** Increases with each save of text or title. */
  readonly rev: number;
}

/** What a save writes. Line breaks are the original ones. */
export interface NoteContent {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly history: History;
}
export type Note = NoteMeta & NoteContent;

export type Written =
  | { readonly meta: NoteMeta; readonly kept: boolean; readonly other?: undefined }
  /** Another tab has saved it since: nothing was written. */
  | { readonly other: Note };

interface Schema extends DBSchema {
  notes: { key: string; value: NoteMeta };
  texts: { key: string; value: { readonly id: string; readonly text: string; readonly history: History } };
}

export const TRASH_DAYS = 30;
const DAY_MS = 86_400_000;

/** The notes of this device. */
export class NoteStore extends HoldingStore<Schema, Note> {
  #retrying = false;

  constructor() {
    super('notes', { notes: 'id', texts: 'id' });
  }

  /** Every note, including those in the trash: pinned ones first, then the newest. */
  async list(): Promise<readonly NoteMeta[]> {
    const stored = (await this.attempt((db) => db.getAll('notes'))) ?? [];
    const all = new Map(stored.map((meta) => [meta.id, meta]));
    for (const { text: _, history: __, ...meta } of this.held.values()) all.set(meta.id, meta);
    return Array.from(all.values()).toSorted(
      (one, other) => Number(other.pinned) - Number(one.pinned) || other.updated - one.updated,
    );
  }

  /** Notes kept only in memory because the device has no room. Each `rev` is that of the stored note it is based on. */
  waiting(): readonly Note[] {
    return Array.from(this.held.values());
  }

  async read(id: string): Promise<Note | undefined> {
    const unkept = this.held.get(id);
    if (unkept) return unkept;
    return this.attempt(async (db) => {
      const [meta, body] = await Promise.all([db.get('notes', id), db.get('texts', id)]);
      return meta && body && { ...meta, ...body };
    });
  }

  /** Saves a note that was read with the revision `base`; 0 for a new note. */
  async write(content: NoteContent, base: number): Promise<Written> {
    const now = Date.now();
    const metaOver = (old: NoteMeta | undefined): NoteMeta => ({
      created: old?.created ?? now,
      pinned: old?.pinned ?? false,
      trashed: old?.trashed ?? 0,
      id: content.id,
      title: content.title,
      ...summaryOf(content.text),
      updated: now,
      rev: (old?.rev ?? base) + 1,
    });
    const waiting = this.held.get(content.id);
    let stored: NoteMeta | undefined;
    this.held.delete(content.id);
    const written = await this.attempt(async (db): Promise<Written> => {
      const tx = db.transaction(['notes', 'texts'], 'readwrite');
      // Failures are thrown by the individual requests.
      tx.done.catch(() => {});
      const notes = tx.objectStore('notes');
      const texts = tx.objectStore('texts');
      const old = await notes.get(content.id);
      stored = old;
      if (old && old.rev !== base) {
        const body = await texts.get(content.id);
        if (body) return { other: { ...old, ...body } };
      }
      const meta = metaOver(old ?? waiting);
      const { id, text, history } = content;
      await Promise.all([notes.put(meta), texts.put({ id, text, history })]);
      await tx.done;
      return { meta, kept: true };
    });
    if (written) {
      if (written.other === undefined) await this.#writeWaiting();
      return written;
    }
    // A note in memory keeps the pin and the creation time of the stored one.
    const meta = { ...metaOver(waiting ?? stored), rev: base };
    this.held.set(content.id, { ...meta, ...content });
    return { meta, kept: false };
  }

  /**
   * There is room again: writes the notes kept in memory too. A note that another tab has saved since stays as it is.
   */
  async #writeWaiting(): Promise<void> {
    if (!this.unkept || this.#retrying) return;
    this.#retrying = true;
    for (const note of Array.from(this.held.values())) {
      const written = await this.write(note, note.rev);
      if (written.other) this.held.set(note.id, note);
    }
    this.#retrying = false;
    if (!this.unkept) this.trouble = undefined;
  }

  /** Pins, trashes or restores a note: the text is unchanged, so the revision is too. */
  async mark(id: string, change: Partial<Pick<NoteMeta, 'pinned' | 'trashed'>>): Promise<void> {
    const unkept = this.held.get(id);
    if (unkept) this.held.set(id, { ...unkept, ...change });
    await this.attempt(async (db) => {
      const tx = db.transaction('notes', 'readwrite');
      tx.done.catch(() => {});
      const old = await tx.store.get(id);
      if (old) await tx.store.put({ ...old, ...change });
      await tx.done;
    });
  }

  /** Deletes notes permanently. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.held.delete(id);
    await this.attempt(async (db) => {
      const tx = db.transaction(['notes', 'texts'], 'readwrite');
      tx.done.catch(() => {});
      for (const id of ids) {
        await tx.objectStore('notes').delete(id);
        await tx.objectStore('texts').delete(id);
      }
      await tx.done;
    });
  }

  /** Deletes notes that have been in the trash for more than 30 days. */
  async emptyOldTrash(now = Date.now()): Promise<void> {
    const old = (await this.list()).filter(({ trashed }) => trashed > 0 && now - trashed > TRASH_DAYS * DAY_MS);
    if (old.length > 0) await this.remove(old.map(({ id }) => id));
  }

  /** The ids of the notes whose title or text contains every word of a query; case does not matter. */
  async search(query: string): Promise<ReadonlySet<string>> {
    const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    const found = new Set<string>();
    const titles = new Map((await this.list()).map(({ id, title }) => [id, title]));
    const look = ({ id, text }: { id: string; text: string }) => {
      const whole = `${titles.get(id) ?? ''}\n${text}`.toLocaleLowerCase();
      if (words.every((word) => whole.includes(word))) found.add(id);
    };
    await this.attempt(async (db) => {
      for (let cursor = await db.transaction('texts').store.openCursor(); cursor; cursor = await cursor.continue())
        if (!this.held.has(cursor.value.id)) look(cursor.value);
    });
    for (const note of this.held.values()) look(note);
    return found;
  }

  async all(): Promise<readonly Note[]> {
    const notes: Note[] = [];
    for (const { id } of await this.list()) {
      const note = await this.read(id);
      if (note) notes.push(note);
    }
    return notes;
  }
}
