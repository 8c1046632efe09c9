import { memo, useRef, useState, type ReactNode } from 'react';
import { useRowWindow } from '../../../ui/use-row-window';
import { scrollHeight } from '../../../browser/virtual-rows';
import type { OutlineEntry } from './headings';

interface ListProps {
  entries: readonly OutlineEntry[];
  /** The index of a heading among all headings. */
  onGo: (index: number) => void;
}

/** In pixels: the same as in style.css. */
const ROW = 32;

/**
 * The headings, each a button that scrolls to it. A long text has thousands, so only the visible ones are rendered, and
 * only once the list is opened.
 */
function Outline({ label, entries, onGo }: ListProps & { label: string }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="outline" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && <Headings entries={entries} onGo={onGo} />}
    </details>
  );
}

function Headings({ entries, onGo }: ListProps): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end, top } = useRowWindow(scroller, entries.length, ROW);
  return (
    <div ref={scroller} className="outline-rows">
      <div style={{ height: scrollHeight(entries.length, ROW) }}>
        <ol style={{ transform: `translateY(${top}px)` }} start={first + 1}>
          {entries.slice(first, end).map(({ level, text }, index) => (
            <li key={first + index} data-level={level}>
              <button type="button" className="quiet" onClick={() => onGo(first + index)}>
                {text === '' ? '—' : text}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

export default memo(Outline);
