import { useCallback, useRef, type RefObject } from 'react';
import type { OutlineEntry } from './headings';
import { followed, lastAbove } from './scroll';
import type { Surface } from './surface';

type Side = 'source' | 'preview';

interface ScrollUse {
  /** This side is touched: the other one follows. */
  lead(side: Side): void;
  /** A side has moved. */
  follow(from: Side): void;
  /** Goes to the nth heading, in both. */
  goTo(place: number): void;
  /** The preview has changed. */
  onShown(): void;
}

/** A heading that has a line in the source. */
interface Pair {
  readonly line: number;
  readonly shown: HTMLElement;
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6';
/** Headings around the edge whose places are asked for: to ask makes the browser lay out what is around them. */
const AROUND = 3;
/** A long text's height is a guess where nobody has been: so often it is gone on. */
const PASSES = 4;

/** Source and preview scroll in step, by their headings. */
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
      const all = (pairs.current ??= headings.current.flatMap(({ line }, place) => {
        const heading = shown()[place];
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
      // What comes into sight is laid out only now, and is seldom as high as was thought.
      if (passes > 0 && Math.abs(other.scrollTop - before) > 1) {
        requestAnimationFrame(() => followIn(from, passes - 1));
      }
    },
    [preview, surface, shown],
  );
  const follow = useCallback((from: Side) => followIn(from, PASSES), [followIn]);

  const goTo = useCallback(
    (place: number) => {
      const line = headings.current[place]?.line;
      if (line !== null && line !== undefined && surface.current) {
        let lineStart = 0;
        const text = surface.current.text();
        for (let at = 1; at < line; at++) lineStart = text.indexOf('\n', lineStart) + 1;
        surface.current.act((whole) => ({ text: whole, start: lineStart, end: lineStart }));
      }
      shown()[place]?.scrollIntoView({ block: 'nearest' });
    },
    [shown, surface],
  );

  const lead = useCallback((side: Side) => {
    leader.current = side;
  }, []);
  const onShown = useCallback(() => {
    shownHeadings.current = undefined;
    pairs.current = undefined;
    follow('source');
  }, [follow]);
  return { lead, follow, goTo, onShown };
}

const topFrom = (box: HTMLElement, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

/** How far down the box's content a heading begins; in a part that is not laid out yet, no further than that part is thought to reach. */
function topIn(box: HTMLElement, heading: Element): number {
  const part = heading.closest('[data-part]');
  const top = topFrom(box, heading);
  return part ? Math.min(top, topFrom(box, part) + part.clientHeight) : top;
}

/** As `topIn`; in a part that the upper edge does not cut, where the part begins: that needs no layout of what is in it. */
function roughTop(box: HTMLElement, heading: Element): number {
  const part = heading.closest('[data-part]');
  if (!part) return topIn(box, heading);
  const top = topFrom(box, part);
  return top > box.scrollTop || top + part.clientHeight < box.scrollTop ? top : topIn(box, heading);
}
