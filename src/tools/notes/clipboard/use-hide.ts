import { useCallback, useEffect, useState } from 'react';

const KEY = 'clips-hide';

interface Hide {
  readonly hidden: boolean;
  /** Sets the visitor's choice, which is stored on this device. */
  readonly choose: (hidden: boolean) => void;
  /** Sets it for this visit only. */
  readonly show: (hidden: boolean) => void;
}

/** Whether clips are blurred until the pointer is over them. */
export function useHide(preset: boolean): Hide {
  const [hidden, setHidden] = useState(preset);
  useEffect(() => {
    try {
      setHidden((localStorage.getItem(KEY) ?? String(preset)) === 'true');
    } catch {
      // Storage is disabled: the choice is kept only while the page is open.
    }
  }, [preset]);
  const choose = useCallback((next: boolean) => {
    setHidden(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // As above.
    }
  }, []);
  return { hidden, choose, show: setHidden };
}
