/** File System Standard §2.6.2: in workers only, so TypeScript's types for pages lack it. */
interface FileSystemSyncAccessHandle {
  write(bytes: Uint8Array, options: { at: number }): number;
  getSize(): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}
interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>;
}
