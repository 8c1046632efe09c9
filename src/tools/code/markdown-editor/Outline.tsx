import { memo, useState, type ReactNode } from 'react';
import type { OutlineEntry } from './headings';

interface Props {
  label: string;
  entries: readonly OutlineEntry[];
  /** The place of a heading among all. */
  onGo: (place: number) => void;
}

/** The headings, each a way to its place. A long text has thousands: they are written out when they are asked for. */
function Outline({ label, entries, onGo }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="outline" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {open && (
        <ol>
          {entries.map(({ level, text }, place) => (
            <li key={place} data-level={level}>
              <button type="button" className="quiet" onClick={() => onGo(place)}>
                {text === '' ? '—' : text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

export default memo(Outline);
