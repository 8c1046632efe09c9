import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useRowWindow } from '../../../ui/use-row-window';
import { scrollHeight } from '../../../browser/virtual-rows';
import type { RowSource } from './rows';

const ROW = 22;

interface Block {
  readonly source: RowSource;
  readonly first: number;
  readonly rows: readonly string[];
}

/** The visible lines, read from the file as they scroll into view. `line` counts from 1. */
export function LineRows({
  source,
  label,
  line,
  onLine,
}: {
  source: RowSource;
  label: string;
  line: number | undefined;
  onLine: (line: number) => void;
}): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end, top, reveal } = useRowWindow(scroller, source.count, ROW);
  const [block, setBlock] = useState<Block>();
  useEffect(() => {
    if (line !== undefined) reveal(Math.min(line, source.count) - 1, true);
  }, [line, reveal, source]);
  useEffect(() => {
    let current = true;
    void source.read(first, end).then((rows) => {
      if (current) setBlock({ source, first, rows });
    });
    return () => {
      current = false;
    };
  }, [source, first, end]);
  const shown = Array.from({ length: Math.max(end - first, 0) }, (_, index) => first + index);
  return (
    <div ref={scroller} className="line-rows" tabIndex={0} role="region" aria-label={label}>
      <div style={{ height: scrollHeight(source.count, ROW), position: 'relative' }}>
        {shown.map((row, index) => (
          <div
            key={row}
            className={row + 1 === line ? 'line-row line-here' : 'line-row'}
            style={{ top: top + index * ROW }}
          >
            <span className="line-number" aria-hidden="true" onClick={() => onLine(row + 1)}>
              {source.label(row)}
            </span>
            <span>{block?.source === source ? (block.rows[row - block.first] ?? '') : ''}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
