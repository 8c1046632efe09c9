import type { ReactNode, RefObject } from 'react';
import { useFullScreen } from './use-full-screen';

interface Props {
  /** The element that fills the screen. */
  element: RefObject<HTMLElement | null>;
  label: string | undefined;
}

/** Only shown if the browser supports it: some phones only show videos in full screen. */
export function FullScreenButton({ element, label }: Props): ReactNode {
  const fullScreen = useFullScreen(element);
  return (
    fullScreen.can && (
      <button type="button" className="quiet" aria-pressed={fullScreen.on} onClick={fullScreen.toggle}>
        {label}
      </button>
    )
  );
}
