export interface ZipFile {
  /** With folders: 'trash/note.txt'. Each name is different. */
  readonly name: string;
  readonly input: Blob | string;
  readonly lastModified?: Date;
}

/**
 * Files as one ZIP archive, stored as they are: pictures and encrypted files would not become smaller. They are read one
 * after another as streams, so that no second copy of them is in memory at once.
 */
export async function zipFiles(files: readonly ZipFile[]): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  return downloadZip(files).blob();
}
