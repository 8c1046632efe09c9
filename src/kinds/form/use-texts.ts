import { useCallback, useState, type RefObject } from 'react';
import { rawOf, type HeldTexts } from './controls';
import type { Raw } from '../contract/values';

/** The texts of a form that aren't in a text area: long ones as strings (`held`), and those over a megabyte as files (`long`). */
export interface Texts {
  /** Always current; `show` copies it to `shown`, which is rendered. */
  readonly held: HeldTexts;
  readonly long: Map<string, Blob>;
  readonly shown: { readonly held: ReadonlyMap<string, string>; readonly long: ReadonlyMap<string, Blob> };
  /** Replaces a field's text; undefined: the text is in the field's control. */
  hold(name: string, text: string | Blob | undefined): void;
  show(): void;
  clear(): void;
  /** The current value of a field, wherever it is kept. */
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
