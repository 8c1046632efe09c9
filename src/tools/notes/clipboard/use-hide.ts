import { useCallback, useEffect, useState } from 'react';

const KEY = 'clips-hide';

interface Hide {
  readonly hidden: boolean;
  /** The visitor's choice, which this device remembers. */
  readonly choose: (hidden: boolean) => void;
  /** For this visit. */
  readonly show: (hidden: boolean) => void;
}

/** Whether clips are blurred until they are pointed at. */
export function useHide(preset: boolean): Hide {
  const [hidden, setHidden] = useState(preset);
  useEffect(() => {
    try {
      setHidden((localStorage.getItem(KEY) ?? String(preset)) === 'true');
    } catch {
      // Storage is off: the choice lasts as long as the page.
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
