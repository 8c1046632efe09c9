import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What scrolls around an element of a tool: the page, or in full screen the form. */
export const scrollerOf = (element: Element): Element =>
  element.closest('form:fullscreen') ?? document.scrollingElement ?? document.documentElement;

/** Scrolls up to the start of an element, below what stays in view above it, unless that is further down. */
export function scrollBackTo(element: Element): void {
  const margin = parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const { top } = element.getBoundingClientRect();
  if (top < margin) scrollerOf(element).scrollBy({ top: top - margin, behavior: 'instant' });
}

/** Scrolls back to the start of an element when its content is for another query; at first there is none. */
export function useScrollBack(ref: RefObject<Element | null>, query: string | undefined): void {
  const last = useRef(query);
  useLayoutEffect(() => {
    if (ref.current && last.current !== undefined && last.current !== query) scrollBackTo(ref.current);
    last.current = query;
  }, [ref, query]);
}
