import { useEffect, useRef, type ReactNode } from 'react';
import { directionOf } from '../../../features/notes/text-direction';
import { showText } from '../../../features/notes/shown-text';

/** The newest clip's text, all of it: text nodes and links, never HTML. */
export function ClipText({ text }: { text: string }): ReactNode {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    let current = true;
    if (place.current) void showText(place.current, text, () => !current);
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <output
      name="result"
      ref={place}
      aria-live="off"
      dir={directionOf(text.slice(0, 2_000))}
      className="clip-text whole"
      // What scrolls, and what is blurred, must be reached by the keyboard.
      tabIndex={0}
      // What is shown is written by hand.
      suppressHydrationWarning
    />
  );
}
