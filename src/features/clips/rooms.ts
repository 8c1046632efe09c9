/**
 * Rooms: clips that several devices see at the same time, encrypted with a key that is derived from the room's code
 * only. Only imported dynamically. A clip is a document that is written once; the shared draft is a field that only one
 * of two simultaneous writers can change.
 */
import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  getDocFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
  type FirestoreError,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { newCode, roomIdOf, roomKeyOf } from './room-code';
import { encrypt, decrypt, type RoomContent } from './room-encryption';
import { newestFirst } from './clip';
import { isDenied, paced } from '../firebase/request-pace';
import { RoomGone, RoomRefused, type DraftWritten, type RoomClip, type RoomNews, type SeenDevice } from './room-news';
import { presenceAt } from './room-presence';
import { serverNow } from '../firebase/server-time';
import { roomStore } from '../firebase/firestore';

export const ROOM_HOURS = { '1h': 1, '24h': 24, '7d': 168 } as const;
/** The most clips of a room. By the rules, a query may not ask for more. */
export const ROOM_CLIPS = 100;

const HOUR_MS = 3_600_000;
/** The rules compare with Firestore's clock: one minute of tolerance for its difference from the site's. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Opens a room that expires after `hours`, and resolves to its code. Throws `RoomRefused`, or an error of the network.
 */
export async function openRoom(hours: number): Promise<string> {
  const store = await openStore();
  const create = async () => {
    const code = newCode();
    const expireAt = Timestamp.fromMillis((await serverNow()) + hours * HOUR_MS - CLOCK_TOLERANCE_MS);
    const room = { v: 1, created: serverTimestamp(), expireAt, draft: Bytes.fromUint8Array(new Uint8Array()), rev: 0 };
    await paced('anonymous', async () => setDoc(doc(store, 'rooms', await roomIdOf(code)), room));
    return code;
  };
  try {
    return await create();
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new RoomRefused('The rules refuse a new room', { cause: error });
  }
}

async function openStore(): Promise<Firestore> {
  // Otherwise the console logs each refusal and each lost connection, which are expected answers here.
  setLogLevel('silent');
  return roomStore();
}

/** A room that this page listens to. */
export class Room {
  readonly id: string;
  readonly #store: Firestore;
  readonly #key: CryptoKey;
  readonly #device: string;
  readonly #tell: (news: RoomNews) => void;
  readonly #unsubscribes: (() => void)[] = [];
  readonly #decrypted = new Map<string, RoomContent | undefined>();
  #expireAt: Timestamp | undefined;
  #clips = 0;
  #seen: readonly SeenDevice[] = [];
  #announcing = false;
  /** When this page last announced its presence, by the clock that `saySeen` is given. */
  #announcedAt = -Infinity;
  #latest = 0;

  private constructor(store: Firestore, id: string, key: CryptoKey, device: string, tell: (news: RoomNews) => void) {
    this.#store = store;
    this.id = id;
    this.#key = key;
    this.#device = device;
    this.#tell = tell;
  }

  /** Listens to the room with this code. Its contents, and whether it exists, are reported later. */
  static async join(code: string, device: string, tell: (news: RoomNews) => void): Promise<Room> {
    const [store, id, key] = await Promise.all([openStore(), roomIdOf(code), roomKeyOf(code)]);
    const room = new Room(store, id, key, device, tell);
    room.#listen();
    return room;
  }

  #path(clip: string) {
    return doc(this.#store, 'rooms', this.id, 'clips', clip);
  }

  get #document() {
    return doc(this.#store, 'rooms', this.id);
  }

  #listen(): void {
    const onError = (error: FirestoreError) => {
      this.stop();
      // Any error ends a listener permanently. The rules refuse a missing room and an expired one in the same way.
      this.#tell(isDenied(error) ? { gone: true } : { lost: true });
    };
    this.#unsubscribes.push(
      onSnapshot(
        this.#document,
        { includeMetadataChanges: true },
        (snapshot) => {
          const expireAt: unknown = snapshot.get('expireAt');
          if (snapshot.metadata.hasPendingWrites || !(expireAt instanceof Timestamp)) return;
          this.#expireAt = expireAt;
          this.#tell({ expireAt: expireAt.toMillis() });
          void this.#readDraft(snapshot.data() ?? {});
        },
        onError,
      ),
      onSnapshot(
        query(collection(this.#store, 'rooms', this.id, 'clips'), orderBy('at', 'desc'), limit(ROOM_CLIPS)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          this.#tell({ online: !metadata.fromCache });
          // This page's own writes count once the server has them: only then is their time known.
          if (!metadata.fromCache || docs.length > 0)
            void this.#readClips(docs.filter((one) => !one.metadata.hasPendingWrites));
        },
        onError,
      ),
    );
  }

  async #readDraft(data: DocumentData): Promise<void> {
    const { draft, rev } = data;
    if (!(draft instanceof Bytes) || typeof rev !== 'number') return;
    const text = await this.#draftOf(draft);
    if (text !== undefined) this.#tell({ draft: { text, rev } });
  }

  /** Undefined when it was not made with this room's code, or not as a draft. */
  async #draftOf(draft: Bytes): Promise<string | undefined> {
    const bytes = draft.toUint8Array();
    if (bytes.length === 0) return '';
    const sealed = await decrypt(this.#key, bytes);
    return sealed?.kind === 'draft' ? sealed.text : undefined;
  }

  async #readClips(docs: readonly QueryDocumentSnapshot[]): Promise<void> {
    const own = ++this.#latest;
    const clips: RoomClip[] = [];
    const seen: SeenDevice[] = [];
    let unreadable = 0;
    for (const one of docs) {
      const { id } = one;
      const { body, at, device } = one.data();
      if (!this.#decrypted.has(id) && body instanceof Bytes)
        this.#decrypted.set(id, await decrypt(this.#key, body.toUint8Array()));
      const sealed = this.#decrypted.get(id);
      if (!sealed || !(at instanceof Timestamp) || typeof device !== 'string') unreadable++;
      else if (sealed.kind === 'seen') seen.push({ id, device, name: sealed.title, at: at.toMillis() });
      else if (sealed.kind === 'draft') unreadable++;
      else clips.push({ id, at: at.toMillis(), device, text: sealed.text, title: sealed.title });
    }
    // A newer snapshot arrived while this one was being decrypted.
    if (own !== this.#latest) return;
    this.#clips = clips.length;
    this.#seen = newestFirst(seen);
    this.#tell({ clips: newestFirst(clips), seen: this.#seen, unreadable });
  }

  /**
   * Writes a clip under its own id, so it is safe to send it again. Resolves once the server has it, however long the
   * connection is lost. Throws `RoomGone`.
   */
  async send(id: string, clip: { readonly text: string; readonly title: string }): Promise<void> {
    try {
      await setDoc(this.#path(id), await this.#written({ kind: 'clip', ...clip }));
    } catch (error) {
      // A clip is written once: the rules refuse the second time, when it is already there.
      if (!isDenied(error) || !(await this.#has(id))) throw isDenied(error) ? new RoomGone() : error;
    }
  }

  async #has(id: string): Promise<boolean> {
    try {
      return (await getDocFromServer(this.#path(id))).exists();
    } catch (error) {
      if (isDenied(error)) return false;
      throw error;
    }
  }

  async #written(sealed: RoomContent) {
    if (!this.#expireAt) throw new Error('The room is not known yet');
    return {
      body: Bytes.fromUint8Array(await encrypt(this.#key, sealed)),
      at: serverTimestamp(),
      device: this.#device,
      expireAt: this.#expireAt,
    };
  }

  /** Deletes a clip for all devices. */
  async remove(id: string): Promise<void> {
    await deleteDoc(this.#path(id));
  }

  /**
   * Announces this device, if that is due, under a name that only the room's devices can read: as a clip of its own
   * kind, which replaces the previous announcement.
   */
  async saySeen(name: string, id: string, now: number): Promise<void> {
    const here = { clips: this.#clips, seen: this.#seen, device: this.#device, saidAt: this.#announcedAt };
    const { due, old } = presenceAt(now, here);
    if (this.#announcing || !this.#expireAt || (!due && old.length === 0)) return;
    this.#announcing = true;
    if (due) this.#announcedAt = now;
    try {
      const batch = writeBatch(this.#store);
      for (const one of old) batch.delete(this.#path(one.id));
      if (due) batch.set(this.#path(id), await this.#written({ kind: 'seen', title: name, text: '' }));
      await batch.commit();
    } finally {
      this.#announcing = false;
    }
  }

  /** Announces that this device has left. */
  async sayGone(): Promise<void> {
    for (const one of this.#seen) if (one.device === this.#device) await this.remove(one.id);
  }

  /** Writes the shared draft if it is still at revision `base`; otherwise resolves to the text that is there. */
  async writeDraft(text: string, base: number): Promise<DraftWritten> {
    const draft = Bytes.fromUint8Array(await encrypt(this.#key, { kind: 'draft', title: '', text }));
    try {
      return await runTransaction(this.#store, async (transaction) => {
        const data = (await transaction.get(this.#document)).data() ?? {};
        const rev: unknown = data.rev;
        if (typeof rev !== 'number' || !(data.draft instanceof Bytes)) throw new RoomGone();
        if (rev !== base) return { rev, text: (await this.#draftOf(data.draft)) ?? '' };
        transaction.update(this.#document, { draft, rev: rev + 1 });
        return { rev: rev + 1 };
      });
    } catch (error) {
      if (!isDenied(error)) throw error;
      // The rules refuse a write that came second and one that came too late in the same way: the room tells which it
      // was.
      return this.#theirDraft(base);
    }
  }

  async #theirDraft(base: number): Promise<DraftWritten> {
    try {
      const data = (await getDocFromServer(this.#document)).data() ?? {};
      const rev: unknown = data.rev;
      if (typeof rev === 'number' && rev !== base && data.draft instanceof Bytes)
        return { rev, text: (await this.#draftOf(data.draft)) ?? '' };
    } catch (error) {
      if (!isDenied(error)) throw error;
    }
    throw new RoomGone();
  }

  /** Stops listening. */
  stop(): void {
    for (const stop of this.#unsubscribes.splice(0)) stop();
  }
}
