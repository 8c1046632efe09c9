import { useEffect, useMemo, useRef, useState } from 'react';
import { yieldToMain } from '../../../core/yield-to-main';
import type { sanitizeHtml as Sanitise } from '../../../browser/html/sanitize';
import { partsOf, type Part } from './html-parts';

export interface CleanPage {
  /** What to show; the parts that are already sanitized may be followed by parts of the previous text. */
  readonly parts: readonly Part[];
  /** The sanitized HTML of the last text that is complete. */
  readonly html: string;
}

/** Sanitized synchronously: takes less than a frame. */
const SHORT = 30_000;
/** Yield to the main thread after this much work. */
const SLICE_MS = 20;

/**
 * Sanitizes the page's HTML: a long one part by part, yielding in between, and only the parts that have changed.
 * `whole`: the HTML is complete, not just the beginning of a text.
 */
export function useClean(raw: string, whole: boolean, sanitizeHtml: typeof Sanitise | undefined): CleanPage {
  const short = useMemo((): CleanPage | undefined => {
    if (raw.length > SHORT || !whole) return undefined;
    const clean = raw === '' ? undefined : sanitizeHtml?.(raw);
    return { parts: clean ? [{ source: raw, clean }] : [], html: clean?.html ?? '' };
  }, [raw, whole, sanitizeHtml]);
  /** The page that was last shown. */
  const latest = useRef<CleanPage>({ parts: [], html: '' });
  const [, render] = useState<CleanPage>();

  useEffect(() => {
    if (short) latest.current = short;
    if (short || !sanitizeHtml) return;
    const { parts: before, html: htmlBefore } = latest.current;
    let canceled = false;
    const work = async () => {
      const known = Map.groupBy(before.keys(), (index) => before[index]?.source);
      const parts: Part[] = [];
      /**
       * The index of the previous text's part at the position of the next one: after the last part that is the same or
       * new.
       */
      let nextIndex = 0;
      const show = (all: boolean) => {
        latest.current = {
          parts: all ? parts : [...parts, ...before.slice(nextIndex)],
          html: all ? parts.map(({ clean }) => clean.html).join('') : htmlBefore,
        };
        render(latest.current);
      };
      let since = performance.now();
      for (const source of partsOf(raw, whole)) {
        const index = known.get(source)?.shift();
        const same = index === undefined ? undefined : before[index];
        parts.push(same ?? { source, clean: sanitizeHtml(source) });
        nextIndex = (index ?? nextIndex) + 1;
        if (performance.now() - since < SLICE_MS) continue;
        if (!same) show(false);
        await yieldToMain();
        if (canceled) return;
        since = performance.now();
      }
      show(whole);
    };
    void work();
    return () => {
      canceled = true;
    };
  }, [raw, whole, sanitizeHtml, short]);

  return short ?? latest.current;
}
