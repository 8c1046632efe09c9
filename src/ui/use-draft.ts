import { useEffect, useMemo, useState } from 'react';
import { draftOf } from '../storage/drafts';
import { DraftKeeper, type DraftOptions, type DraftStatus } from './draft-keeper';

interface Options extends DraftOptions {
  /** The document's name on this device. */
  readonly name: string;
}

export interface DraftUse extends DraftStatus {
  /** The text was edited: saves it after a pause, or when the tab is hidden or left. A Blob is UTF-8. */
  remember(text: string | Blob): void;
  flush(): void;
  /** The form now contains the visitor's own text, whatever the address says: a file was opened. */
  own(): void;
  /** Puts the other version in; the current one is kept as well. */
  bringBack(): Promise<void>;
  /** Erases all versions on this device. */
  clear(): Promise<void>;
}

/** Stores an editor's document on this device. */
export function useDraft(options: Options): DraftUse {
  const { name } = options;
  // oxlint-disable-next-line react/exhaustive-deps -- one for each document; the options follow below
  const keeper = useMemo(() => new DraftKeeper(draftOf(name), options), [name]);
  const [status, setStatus] = useState<DraftStatus>({ state: undefined, hasOther: false, elsewhere: false });
  keeper.options = options;
  keeper.onStatus = setStatus;
  useEffect(() => keeper.checkForm());
  useEffect(() => keeper.start(), [keeper]);
  const { remember, flush, own, bringBack, clear } = keeper;
  return { ...status, remember, flush, own, bringBack, clear };
}
