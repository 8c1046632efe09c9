import { useEffect, useMemo, useRef, useState } from 'react';
import { breathe } from '../../../core/yield-to-main';
import type { sanitise as Sanitise } from '../../../browser/html/sanitize';
import { partsOf, type Part } from './html-parts';

export interface CleanPage {
  /** What there is to show; behind what has been sanitised already may stand parts of the text before. */
  readonly parts: readonly Part[];
  /** The sanitised HTML of the last text of which all is there. */
  readonly html: string;
}

/** Sanitised at once: less than a frame's time. */
const SHORT = 30_000;
/** The page answers after so much work. */
const SLICE_MS = 20;

/**
 * The page's HTML, sanitised: a long one a part at a time, between what the visitor does, and only the parts that have changed.
 * `whole`: the HTML is not only a text's beginning.
 */
export function useClean(raw: string, whole: boolean, sanitise: typeof Sanitise | undefined): CleanPage {
  const short = useMemo((): CleanPage | undefined => {
    if (raw.length > SHORT || !whole) return undefined;
    const clean = raw === '' ? undefined : sanitise?.(raw);
    return { parts: clean ? [{ source: raw, clean }] : [], html: clean?.html ?? '' };
  }, [raw, whole, sanitise]);
  /** The page that was shown last. */
  const latest = useRef<CleanPage>({ parts: [], html: '' });
  const [, render] = useState<CleanPage>();

  useEffect(() => {
    if (short) latest.current = short;
    if (short || !sanitise) return;
    const { parts: before, html: htmlBefore } = latest.current;
    let gone = false;
    const work = async () => {
      const known = Map.groupBy(before.keys(), (place) => before[place]?.source);
      const parts: Part[] = [];
      /** The part of the text before that stands where the next one will: behind the last that is the same, and what is new. */
      let behind = 0;
      const show = (all: boolean) => {
        latest.current = {
          parts: all ? parts : [...parts, ...before.slice(behind)],
          html: all ? parts.map(({ clean }) => clean.html).join('') : htmlBefore,
        };
        render(latest.current);
      };
      let since = performance.now();
      for (const source of partsOf(raw, whole)) {
        const place = known.get(source)?.shift();
        const same = place === undefined ? undefined : before[place];
        parts.push(same ?? { source, clean: sanitise(source) });
        behind = (place ?? behind) + 1;
        if (performance.now() - since < SLICE_MS) continue;
        if (!same) show(false);
        await breathe();
        if (gone) return;
        since = performance.now();
      }
      show(whole);
    };
    void work();
    return () => {
      gone = true;
    };
  }, [raw, whole, sanitise, short]);

  return short ?? latest.current;
}
