export interface ZipFile {
  /** May include folders: 'trash/note.txt'. Names must be unique. */
  readonly name: string;
  readonly input: Blob | string;
  readonly lastModified?: Date;
}

/**
 * Creates a ZIP archive of files without compressing them: pictures and encrypted files would not get smaller. They are
 * read one after another as streams, so that memory never contains a second copy of all of them.
 */
export async function zipFiles(files: readonly ZipFile[]): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  return downloadZip(files).blob();
}
