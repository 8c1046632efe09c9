import { useEffect, useRef, type ReactNode } from 'react';
import { directionOf } from '../../../features/notes/text-direction';
import { showText } from '../../../features/notes/shown-text';

/** The full text of the newest clip, rendered as text nodes and links, never as HTML. */
export function ClipText({ text }: { text: string }): ReactNode {
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    let current = true;
    if (output.current) void showText(output.current, text, () => !current);
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <output
      name="result"
      ref={output}
      aria-live="off"
      dir={directionOf(text.slice(0, 2_000))}
      className="clip-text whole"
      // Scrollable and blurred content must be reachable by keyboard.
      tabIndex={0}
      // The content is written with DOM calls, not by React.
      suppressHydrationWarning
    />
  );
}
