import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  /** Some browsers (Safari on phones) have none. */
  readonly can: boolean;
  readonly on: boolean;
  toggle(): void;
}

/** An element over the whole screen and back. */
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
    // Refused where the page stands in a frame that does not allow it: nothing happens then.
    toggle: () => void (on ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {}),
  };
}
