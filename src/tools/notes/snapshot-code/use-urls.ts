import { useLayoutEffect, useState } from 'react';
import type { OutFile } from '../../../kinds/contract';

export interface Shown extends OutFile {
  readonly url: string;
}

/** Object URLs for files, revoked when other files replace them; set before the form's state becomes 'done'. */
export function useUrls(given: unknown): readonly Shown[] {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useLayoutEffect(() => {
    const files = Array.isArray(given) ? given.filter(isFile) : [];
    const made = files.map((file) => ({ ...file, url: URL.createObjectURL(file.blob) }));
    setShown(made);
    return () => made.forEach(({ url }) => URL.revokeObjectURL(url));
  }, [given]);
  return shown;
}

const isFile = (file: unknown): file is OutFile =>
  typeof file === 'object' && file !== null && 'blob' in file && file.blob instanceof Blob && 'name' in file;
