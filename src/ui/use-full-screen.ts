import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  /** Whether the browser supports it; some (Safari on phones) do not. */
  readonly can: boolean;
  readonly on: boolean;
  toggle(): void;
}

/** Shows an element in full screen and back. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [can, setCan] = useState(false);
  const [on, setOn] = useState(false);
  useEffect(() => {
    setCan(document.fullscreenEnabled);
    const onChange = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [element]);
  return {
    can,
    on,
    // Refused if the page is in a frame that does not allow it: nothing happens then.
    toggle: () => void (on ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {}),
  };
}
