import { useCallback, useState, type RefObject } from 'react';
import { rawOf, type HeldTexts } from './controls';
import type { Raw } from '../contract/values';

/** The texts that no text area of a form holds: long ones, and those over a megabyte as files. */
export interface Texts {
  /** Read at any time; `shown` follows with `show`. */
  readonly held: HeldTexts;
  readonly long: Map<string, Blob>;
  readonly shown: { readonly held: ReadonlyMap<string, string>; readonly long: ReadonlyMap<string, Blob> };
  /** Takes the place of what a field held; undefined: its control holds it. */
  hold(name: string, text: string | Blob | undefined): void;
  show(): void;
  clear(): void;
  /** What a field holds now, wherever that is. */
  raw(name: string): Raw | undefined;
}

export function useTexts(form: RefObject<HTMLFormElement | null>): Texts {
  const [held] = useState<HeldTexts>(() => new Map());
  const [long] = useState(() => new Map<string, Blob>());
  const [shown, setShown] = useState<Texts['shown']>(() => ({ held: new Map(), long: new Map() }));
  const hold = useCallback(
    (name: string, text: string | Blob | undefined) => {
      held.delete(name);
      long.delete(name);
      if (text instanceof Blob) long.set(name, text);
      else if (text !== undefined) held.set(name, text);
    },
    [held, long],
  );
  const show = useCallback(() => setShown({ held: new Map(held), long: new Map(long) }), [held, long]);
  const clear = useCallback(() => {
    held.clear();
    long.clear();
  }, [held, long]);
  const raw = useCallback(
    (name: string) => long.get(name) ?? (form.current ? rawOf(form.current, held, name) : undefined),
    [form, held, long],
  );
  return { held, long, shown, hold, show, clear, raw };
}
