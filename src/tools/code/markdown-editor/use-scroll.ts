import { useCallback, useRef, type RefObject } from 'react';
import type { OutlineEntry } from './headings';
import { followed, lastAbove } from './scroll';
import type { Surface } from './surface';

type Side = 'source' | 'preview';

interface ScrollUse {
  /** Handlers for a side: the one that the visitor uses leads, and the other one scrolls with it. */
  leading(side: Side): Readonly<Record<'onPointerEnter' | 'onKeyDownCapture' | 'onTouchStart', () => void>>;
  /** Call when a side has scrolled. */
  follow(from: Side): void;
  /** Scrolls both to the nth heading. */
  goTo(index: number): void;
  /** Call when the preview has changed. */
  onShown(): void;
}

/** A heading that has a line in the source. */
interface Pair {
  readonly line: number;
  readonly shown: HTMLElement;
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6';
/**
 * How many headings on either side of the edge are measured: measuring makes the browser lay out their surroundings.
 */
const AROUND = 3;
/** The height of a long text is an estimate until it has been visible, so scrolling is repeated this many times. */
const PASSES = 4;

/** Scrolls source and preview in sync, aligned by their headings. */
export function useScroll(
  outline: readonly OutlineEntry[],
  preview: RefObject<HTMLElement | null>,
  surface: RefObject<Surface | undefined>,
): ScrollUse {
  const leader = useRef<Side>('source');
  const headings = useRef(outline);
  const shownHeadings = useRef<readonly HTMLElement[]>(undefined);
  const pairs = useRef<readonly Pair[]>(undefined);
  if (headings.current !== outline) {
    headings.current = outline;
    pairs.current = undefined;
  }

  const shown = useCallback(
    () =>
      (shownHeadings.current ??= Array.from(preview.current?.querySelectorAll<HTMLElement>(HEADINGS) ?? []).filter(
        ({ id }) => !id.endsWith('footnote-label'),
      )),
    [preview],
  );

  const followIn = useCallback(
    (from: Side, passes: number) => {
      const box = preview.current;
      const scroller = surface.current?.scroller;
      if (leader.current !== from || !box || !scroller) return;
      const most = [scroller.scrollHeight - scroller.clientHeight, box.scrollHeight - box.clientHeight] as const;
      if (most[0] <= 0 || most[1] <= 0) return;
      const all = (pairs.current ??= headings.current.flatMap(({ line }, index) => {
        const heading = shown()[index];
        return line === null || !heading ? [] : [{ line, shown: heading }];
      }));
      const topInSource = ({ line }: Pair) => surface.current?.topOf(line) ?? 0;
      const edge =
        from === 'source'
          ? lastAbove(all, scroller.scrollTop, topInSource)
          : lastAbove(all, box.scrollTop, (pair) => roughTop(box, pair.shown));
      const near = all.slice(Math.max(0, edge - AROUND), edge + AROUND + 1);
      const anchors = near.map((pair) => [topInSource(pair), topIn(box, pair.shown)] as const);
      const other = from === 'source' ? box : scroller;
      const before = other.scrollTop;
      if (from === 'source') box.scrollTop = followed(scroller.scrollTop, anchors, most);
      else {
        const back = anchors.map(([one, two]) => [two, one] as const);
        scroller.scrollTop = followed(box.scrollTop, back, [most[1], most[0]]);
      }
      // Parts are only laid out when they become visible, and their height usually differs from the estimate.
      if (passes > 0 && Math.abs(other.scrollTop - before) > 1) {
        requestAnimationFrame(() => followIn(from, passes - 1));
      }
    },
    [preview, surface, shown],
  );
  const follow = useCallback((from: Side) => followIn(from, PASSES), [followIn]);

  const goTo = useCallback(
    (index: number) => {
      const line = headings.current[index]?.line;
      if (line !== null && line !== undefined && surface.current) {
        const start = startOfLine(surface.current.text(), line);
        surface.current.act((text) => ({ text, start, end: start }));
      }
      shown()[index]?.scrollIntoView({ block: 'nearest' });
    },
    [shown, surface],
  );

  const leading = (side: Side) => {
    const lead = () => void (leader.current = side);
    return { onPointerEnter: lead, onKeyDownCapture: lead, onTouchStart: lead };
  };
  const onShown = useCallback(() => {
    shownHeadings.current = undefined;
    pairs.current = undefined;
    follow('source');
  }, [follow]);
  return { leading, follow, goTo, onShown };
}

/** The offset of a line's first character; the first line is 1. */
function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf('\n', start) + 1;
  return start;
}

const topFrom = (box: HTMLElement, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

/**
 * A heading's distance from the top of the box's content; in a part that isn't laid out yet, at most the part's
 * estimated end.
 */
function topIn(box: HTMLElement, heading: Element): number {
  const part = heading.closest('[data-part]');
  const top = topFrom(box, heading);
  return part ? Math.min(top, topFrom(box, part) + part.clientHeight) : top;
}

/**
 * Like `topIn`, but in a part that does not cross the upper edge, the beginning of the part: that needs no layout of
 * its content.
 */
function roughTop(box: HTMLElement, heading: Element): number {
  const part = heading.closest('[data-part]');
  if (!part) return topIn(box, heading);
  const top = topFrom(box, part);
  return top > box.scrollTop || top + part.clientHeight < box.scrollTop ? top : topIn(box, heading);
}
