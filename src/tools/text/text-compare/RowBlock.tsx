import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface Props {
  index: number;
  count: number;
  /** What scrolls. */
  root: RefObject<HTMLElement | null>;
  children: () => ReactNode;
}

/** Rows in sight, and a little beyond. */
const MARGIN = '800px';

/** Some rows that are laid out only while they are near: ten thousand at once would hold the page for seconds. */
export function RowBlock({ index, count, root, children }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const height = useRef<number>(undefined);
  const [near, setNear] = useState(index === 0);
  useEffect(() => {
    const block = place.current;
    if (!block) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) height.current = entry.boundingClientRect.height;
        setNear(entry.isIntersecting);
      },
      { root: root.current, rootMargin: MARGIN },
    );
    observer.observe(block);
    return () => observer.disconnect();
  }, [root]);
  return (
    <div
      ref={place}
      role="rowgroup"
      data-block={index}
      style={near ? undefined : { height: height.current ?? `${count * 1.6}em` }}
    >
      {near && children()}
    </div>
  );
}
