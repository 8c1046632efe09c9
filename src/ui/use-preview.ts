import { useEffect, useState } from 'react';
import { openPreview, type Preview } from '../browser/image/open-preview';

/** A file decoded for the screen, with sides of at most `side` pixels; undefined until it is, and if it can't be decoded. */
export function usePreview(file: File | undefined, side: number): Preview | undefined {
  const [preview, setPreview] = useState<Preview & { readonly file: File }>();
  useEffect(() => {
    if (!file) return;
    let isLatest = true;
    let made: ImageBitmap | undefined;
    void openPreview(file, side).then((next) => {
      if (!isLatest) return next?.bitmap.close();
      made = next?.bitmap;
      setPreview(next && { file, ...next });
    });
    return () => {
      isLatest = false;
      made?.close();
    };
  }, [file, side]);
  return preview?.file === file ? preview : undefined;
}
