import { transfer, wrap, type Remote } from 'comlink';
import type { StoreWorker } from './store.worker';

/** Where the parts of a recording go. */
export interface Store {
  add(chunk: Blob): Promise<void>;
  /** The whole recording. */
  finish(type: string): Promise<Blob>;
}

const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('recordings', { create: true });

/** A store on the device, or in memory where the browser has no private file system (some private windows). */
export async function openStore(name: string): Promise<Store> {
  try {
    const worker = new Worker(new URL('./store.worker.ts', import.meta.url), {
      type: 'module',
      name: 'screen-recorder',
    });
    const remote: Remote<StoreWorker> = wrap(worker);
    await remote.open(name);
    return {
      async add(chunk) {
        const buffer = await chunk.arrayBuffer();
        await remote.write(transfer(buffer, [buffer]));
      },
      async finish(type) {
        await remote.close();
        worker.terminate();
        const file = await (await (await folder()).getFileHandle(name)).getFile();
        return file.slice(0, file.size, type);
      },
    };
  } catch {
    const chunks: Blob[] = [];
    return {
      add: (chunk) => Promise.resolve(void chunks.push(chunk)),
      finish: (type) => Promise.resolve(new Blob(chunks, { type })),
    };
  }
}

/** Recordings that a tab left behind, the latest first. A tab that is recording holds a lock on its own. */
export async function leftRecordings(): Promise<File[]> {
  try {
    const found: File[] = [];
    for await (const handle of (await folder()).values()) {
      if (handle.kind !== 'file' || (await isInUse(handle.name))) continue;
      const file = await handle.getFile();
      if (file.size > 0) found.push(file);
      else await removeRecording(handle.name);
    }
    return found.toSorted((a, b) => b.lastModified - a.lastModified);
  } catch {
    return [];
  }
}

export async function removeRecording(name: string): Promise<void> {
  try {
    await (await folder()).removeEntry(name);
  } catch {
    // It is gone, or another tab still uses it.
  }
}

/** Bytes that the browser still lets this site store, as it estimates; undefined if it does not say. */
export async function freeSpace(): Promise<number | undefined> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined ? undefined : Math.max(0, quota - usage);
  } catch {
    return undefined;
  }
}

const lockOf = (name: string) => `recording:${name}`;

async function isInUse(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === lockOf(name));
}

/** Holds the lock of a recording until the function returned is called, or the tab ends. */
export function holdRecording(name: string): () => void {
  let release = () => {};
  void navigator.locks.request(lockOf(name), () => new Promise<void>((resolve) => (release = resolve)));
  return () => release();
}
