import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  items: readonly { readonly key: string; readonly text: string }[];
  /** The labels of the buttons. */
  open: string;
  remove: string;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}

/** What an earlier visit left on this device; nothing if there is none. */
export function KeptItems({ title, items, open, remove, onOpen, onRemove }: Props): ReactNode {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className="kept-items" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ul>
        {items.map(({ key, text }, index) => (
          <li key={key}>
            <span>{text}</span>
            <button type="button" onClick={() => onOpen(index)}>
              {open}
            </button>
            <button type="button" className="quiet" onClick={() => onRemove(index)}>
              {remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
