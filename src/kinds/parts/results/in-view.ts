import { useEffect, useRef, useState, type RefObject } from 'react';

/** The callbacks by element of the one observer that all elements share. */
const watchers = new WeakMap<Element, (seen: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Whether an element is in view, or within 300 pixels of it. */
export function useInView<Of extends Element>(): readonly [ref: RefObject<Of | null>, seen: boolean] {
  const ref = useRef<Of>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
      },
      { rootMargin: '300px' },
    );
    watchers.set(element, setSeen);
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, []);
  return [ref, seen];
}
