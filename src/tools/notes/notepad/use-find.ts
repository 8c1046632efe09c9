import { useState, type RefObject } from 'react';
import { findAll, replaceAllOf } from './find-in-note';
import type { Surface } from './surface';
import type { Say } from './words';

interface Options {
  readonly surface: RefObject<Surface>;
  readonly say: Say;
  /** The field with the text to find, and the one with the text that replaces it. */
  readonly query: RefObject<HTMLInputElement | null>;
  readonly by: RefObject<HTMLInputElement | null>;
  readonly options: { readonly matchCase: boolean; readonly wholeWords: boolean };
  readonly onChanged: () => void;
  readonly onSay: (text: string) => void;
}

interface Find {
  /** '2 of 5', or that there is no match. */
  readonly found: string;
  readonly go: (direction: 1 | -1, start?: number) => void;
  readonly replaceOne: () => void;
  readonly replaceAll: () => void;
}

/** Selects and replaces matches in the note. */
export function useFind({ surface, say, query, by, options, onChanged, onSay }: Options): Find {
  const [at, setAt] = useState<{ readonly n: number; readonly count: number } | 'nowhere'>();
  // The words may load after the first search.
  const found = at === undefined ? '' : at === 'nowhere' ? say('notFound') : say('found', at);

  /** Selects the next match from a position, or the last one before it; wraps around at the end. */
  const go = (direction: 1 | -1, start?: number) => {
    const wanted = query.current?.value ?? '';
    const matches = findAll(surface.current.text(), wanted, options);
    if (matches.length === 0) {
      setAt(wanted === '' ? undefined : 'nowhere');
      return;
    }
    const [from, to] = surface.current.selection();
    const position = start ?? (direction === 1 ? to : from);
    const next =
      direction === 1
        ? matches.findIndex((match) => match.from >= position)
        : matches.findLastIndex((match) => match.to <= position);
    const index = next >= 0 ? next : direction === 1 ? 0 : matches.length - 1;
    const match = matches[index];
    if (match) surface.current.select(match.from, match.to);
    setAt({ n: index + 1, count: matches.length });
  };

  const replaceOne = () => {
    const [from, to] = surface.current.selection();
    const selected = surface.current.text().slice(from, to);
    const [whole] = findAll(selected, query.current?.value ?? '', { ...options, wholeWords: false });
    if (selected !== '' && whole?.from === 0 && whole.to === selected.length) {
      surface.current.replace(from, to, by.current?.value ?? '');
      onChanged();
    }
    go(1);
  };

  const replaceAll = () => {
    const text = surface.current.text();
    const wanted = query.current?.value ?? '';
    const { length } = findAll(text, wanted, options);
    if (length === 0) return setAt(wanted === '' ? undefined : 'nowhere');
    const [caret] = surface.current.selection();
    surface.current.show(replaceAllOf(text, wanted, by.current?.value ?? '', options), [caret, caret]);
    onChanged();
    setAt(undefined);
    onSay(say('replaced', { n: length }));
  };

  return { found, go, replaceOne, replaceAll };
}
