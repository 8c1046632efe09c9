import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface Props {
  index: number;
  count: number;
  /** The scroll container. */
  root: RefObject<HTMLElement | null>;
  children: () => ReactNode;
}

/** Rows in the viewport, and slightly beyond. */
const MARGIN = '800px';

/**
 * Rows that are laid out only while they are near the viewport: ten thousand at once would block the page for seconds.
 */
export function RowBlock({ index, count, root, children }: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const height = useRef<number>(undefined);
  const [near, setNear] = useState(index === 0);
  useEffect(() => {
    const block = container.current;
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
      ref={container}
      role="rowgroup"
      data-block={index}
      style={near ? undefined : { height: height.current ?? `${count * 1.6}em` }}
    >
      {near && children()}
    </div>
  );
}
