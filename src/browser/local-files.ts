/**
 * Files on the visitor's own disk, opened and written back in place if the browser supports that (File System Access);
 * otherwise opened with a file input and saved as downloads.
 */
export interface LocalFile {
  readonly file: File;
  /** Saving writes back to it; undefined when the browser provides none. */
  readonly handle: FileSystemFileHandle | undefined;
}

export type Saved =
  | { readonly how: 'written'; readonly handle: FileSystemFileHandle; readonly name: string }
  | { readonly how: 'downloaded'; readonly name: string }
  /** The visitor closed the dialog. */
  | { readonly how: 'cancelled' }
  /** The visitor, or the disk, refused: the file is unchanged. */
  | { readonly how: 'refused'; readonly name: string };

/** A kind of file that can be saved: its name for the dialog, its media type and its extensions ('.md'). */
export interface FileKind {
  readonly description?: string;
  readonly type: string;
  readonly extensions: readonly string[];
}

interface PickerType {
  description?: string;
  accept: Record<string, readonly string[]>;
}
type Permission = (descriptor: { mode: 'read' | 'readwrite' }) => Promise<PermissionState>;
/** Missing in TypeScript's own library: not every browser supports it. */
declare global {
  interface Window {
    showOpenFilePicker?: (options: { types: PickerType[] }) => Promise<readonly FileSystemFileHandle[]>;
    showSaveFilePicker?: (options: { suggestedName: string; types: PickerType[] }) => Promise<FileSystemFileHandle>;
  }
  interface FileSystemFileHandle {
    queryPermission?: Permission;
    requestPermission?: Permission;
  }
  interface DataTransferItem {
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
  }
}

/** Whether files can be written back in place. */
export const writesBack = (): boolean => window.showOpenFilePicker !== undefined;

/**
 * Lets the visitor choose a file; undefined when the dialog was closed. `accept` is as in `<input accept>`: extensions
 * and media types. Call it in a click handler: browsers open no dialog otherwise.
 */
export async function openFile(accept: string): Promise<LocalFile | undefined> {
  if (window.showOpenFilePicker) {
    try {
      const [handle] = await window.showOpenFilePicker({ types: [pickerType(accept)] });
      return handle && { file: await handle.getFile(), handle };
    } catch (error) {
      if (isNamed(error, 'AbortError')) return undefined;
      // In a frame of another site, or a browser that forbids it, a file input still opens.
      if (!isNamed(error, 'SecurityError') && !isNamed(error, 'NotAllowedError')) throw error;
    }
  }
  return chosenFile(accept);
}

/**
 * The first dropped or pasted file, with its handle if there is one. Call it in the event handler, before any `await`.
 */
export function givenFile(data: DataTransfer | null): Promise<LocalFile> | undefined {
  const item = Array.from(data?.items ?? []).find(({ kind }) => kind === 'file');
  const file = item?.getAsFile() ?? data?.files[0];
  if (!file) return undefined;
  const asked = item?.getAsFileSystemHandle?.();
  if (!asked) return Promise.resolve({ file, handle: undefined });
  return asked.then(
    (handle) => ({ file, handle: handle instanceof FileSystemFileHandle ? handle : undefined }),
    () => ({ file, handle: undefined }),
  );
}

/**
 * Saves a file: into `to` if that is a handle, otherwise where the visitor chooses, with `to` as the suggested name.
 * The content may depend on the chosen name and may be slow to make: the dialog opens first, during the user activation
 * of the click.
 */
export async function saveFile(
  to: FileSystemFileHandle | string,
  content: Blob | ((name: string) => Promise<Blob>),
  kinds: readonly FileKind[] = [],
): Promise<Saved> {
  const makeContent = async (name: string) => (content instanceof Blob ? content : content(name));
  if (typeof to !== 'string') return (await mayWrite(to)) ? write(to, makeContent) : { how: 'refused', name: to.name };
  if (window.showSaveFilePicker) {
    try {
      const types = kinds.map(({ description, type, extensions }) => ({
        ...(description !== undefined && { description }),
        accept: { [type]: extensions },
      }));
      return await write(await window.showSaveFilePicker({ suggestedName: to, types }), makeContent);
    } catch (error) {
      if (isNamed(error, 'AbortError')) return { how: 'cancelled' };
      if (!isNamed(error, 'SecurityError') && !isNamed(error, 'NotAllowedError')) throw error;
    }
  }
  download(to, await makeContent(to));
  return { how: 'downloaded', name: to };
}

/** The old content stays until all of the new is written: the stream replaces the file when it is closed. */
async function write(handle: FileSystemFileHandle, makeContent: (name: string) => Promise<Blob>): Promise<Saved> {
  const { name } = handle;
  const blob = await makeContent(name);
  try {
    const stream = await handle.createWritable();
    await stream.write(blob);
    await stream.close();
    return { how: 'written', handle, name };
  } catch (error) {
    // Write-protected, in use, moved away, or no room.
    if (error instanceof DOMException) return { how: 'refused', name };
    throw error;
  }
}

async function mayWrite(handle: FileSystemFileHandle): Promise<boolean> {
  const mode = { mode: 'readwrite' } as const;
  if ((await handle.queryPermission?.(mode)) === 'granted') return true;
  return handle.requestPermission === undefined || (await handle.requestPermission(mode)) === 'granted';
}

function chosenFile(accept: string): Promise<LocalFile | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] && { file: input.files[0], handle: undefined }));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}

/** The picker wants extensions by media type: all extensions go under the first type, the others bring their own. */
function pickerType(accept: string): PickerType {
  const parts = accept.split(',').map((part) => part.trim());
  const extensions = parts.filter((part) => /^\.[\w.+]{1,15}$/.test(part));
  const [first = 'text/plain', ...others] = parts.filter((part) => /^[\w+.-]+\/[\w+.*-]+$/.test(part));
  return { accept: { [first]: extensions, ...Object.fromEntries(others.map((type) => [type, []])) } };
}

const isNamed = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

/**
 * A copy of the form's function (kinds/parts), which every page has: a chunk that both share would cost each page
 * another request.
 */
function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
