import { useEffect, useState } from 'react';

const STEP_MS = 200;
const SECOND = 1_000;

export interface Countdown {
  /** Whole seconds that are left; undefined while it doesn't run. */
  readonly left: number | undefined;
  start(): void;
  stop(): void;
}

/** Counts down from a number of seconds, by the clock, so that a page in the background doesn't slow it down. */
export function useCountdown(seconds: number, onEnd: () => void): Countdown {
  const [end, setEnd] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end === undefined) return undefined;
    const timer = setInterval(() => {
      const time = Date.now();
      setNow(time);
      if (time < end) return;
      setEnd(undefined);
      onEnd();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [end, onEnd]);
  return {
    left: end === undefined ? undefined : Math.max(0, Math.ceil((end - now) / SECOND)),
    start() {
      if (seconds === 0) return;
      const time = Date.now();
      setNow(time);
      setEnd(time + seconds * SECOND);
    },
    stop: () => setEnd(undefined),
  };
}
