import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rowWindow, scrollTo, type RowWindow } from '../browser/virtual-rows';

export interface Rows extends RowWindow {
  /** Scrolls until the row is visible; with `middle`, to the middle unless it is already visible. */
  reveal(row: number, middle?: boolean): void;
  viewHeight: number;
}

/** The visible rows of a scrolled element. `headHeight`: the height of the sticky part above the rows. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  headHeight = 0,
): Rows {
  const [place, setPlace] = useState({ top: 0, height: 480 });
  const known = useRef(place);
  known.current = place;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const next = { top: element.scrollTop, height: Math.max(element.clientHeight - headHeight, rowHeight) };
      if (next.top !== known.current.top || next.height !== known.current.height) setPlace(next);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, rowHeight, headHeight, count]);
  const reveal = useCallback(
    (row: number, middle = false) => {
      const element = scroller.current;
      if (!element) return;
      const height = Math.max(element.clientHeight - headHeight, rowHeight);
      element.scrollTop = scrollTo(row, element.scrollTop, height, rowHeight, count, middle);
    },
    [scroller, count, rowHeight, headHeight],
  );
  return { ...rowWindow(place.top, place.height, rowHeight, count), reveal, viewHeight: place.height };
}
