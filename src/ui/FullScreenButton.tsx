import type { ReactNode, RefObject } from 'react';
import { useFullScreen } from './use-full-screen';

interface Props {
  /** What fills the screen. */
  element: RefObject<HTMLElement | null>;
  label: string | undefined;
}

/** Only where the browser can: some phones fill their screen with films alone. */
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
