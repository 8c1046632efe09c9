import { expose } from 'comlink';

/**
 * Writes a recording to the browser's private file system as it comes. Only a worker can write in place: a crash of the tab then
 * loses only what came after the last write.
 */
let handle: FileSystemSyncAccessHandle | undefined;

const api = {
  async open(name: string): Promise<void> {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('recordings', { create: true });
    const file = await folder.getFileHandle(name, { create: true });
    handle = await file.createSyncAccessHandle();
    handle.truncate(0);
  },
  write(chunk: ArrayBuffer): void {
    if (!handle) throw new Error('The file is not open');
    handle.write(new Uint8Array(chunk), { at: handle.getSize() });
    handle.flush();
  },
  close(): void {
    handle?.close();
    handle = undefined;
  },
};
export type StoreWorker = typeof api;

expose(api);
