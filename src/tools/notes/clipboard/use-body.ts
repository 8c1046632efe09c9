import { useEffect, useState } from 'react';
import type { ClipBody } from '../../../features/clips/clip';
import type { Shown } from './shown';

/** A clip's full text or picture; undefined until it is loaded. */
export function useBody(clip: Shown | undefined): ClipBody | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly body: ClipBody | undefined }>();
  const id = clip?.id;
  const body = clip?.whole ? clip.head : undefined;
  useEffect(() => {
    if (!clip || body !== undefined) return;
    let current = true;
    void clip.body().then((whole) => current && setFound({ id: clip.id, body: whole }));
    return () => {
      current = false;
    };
    // The body of a clip never changes, so its id identifies it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, body]);
  return body ?? (found?.id === id ? found?.body : undefined);
}

/** An object URL for a picture, revoked when it is no longer shown. */
export function useBlobUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
