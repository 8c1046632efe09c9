import { useId, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** The name of the details for screen readers. */
  label: string | undefined;
  /** In view with the details, above them. */
  above?: ReactNode;
  /** The chosen item, in the line that opens the details on a narrow screen. */
  title: ReactNode;
  /** The details; none before there is an item. */
  children: ReactNode;
}

/**
 * What stays in view beside a gallery's grid: a panel with the details of one item. On a narrow screen it is a sheet at the
 * lower edge, where only one line is open at first.
 */
export function GallerySide({ label, above, title, children }: Props): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  return (
    <div className="gallery-side">
      {above}
      {children && (
        <section
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            setOpen(false);
            handle.current?.focus();
          }}
        >
          <button
            type="button"
            className="gallery-handle quiet"
            ref={handle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
          </button>
          <div className="gallery-panel" id={id}>
            {children}
          </div>
        </section>
      )}
    </div>
  );
}
