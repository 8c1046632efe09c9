import type { Slice } from './wheel';

export interface TurnOptions {
  readonly seconds: number;
  readonly sound: boolean;
  readonly slices: readonly Slice[];
  /** Aborted by Escape: the wheel then moves to its final position immediately. */
  readonly signal: AbortSignal;
}

const TURNS_A_SECOND = 1.2;

/**
 * Rotates the wheel from its current position to its final one, decelerating. The end depends on a timer, because
 * frames stop in a hidden tab.
 */
export async function turn(
  from: number,
  end: number,
  options: TurnOptions,
  show: (angle: number) => void,
): Promise<void> {
  const { seconds, sound, slices, signal } = options;
  if (signal.aborted) return;
  const turns = Math.max(2, Math.round(seconds * TURNS_A_SECOND));
  const distance = turns * 360 + ((((end - from) % 360) + 360) % 360);
  const start = performance.now();
  const ticks = sound ? ticker(slices) : undefined;
  await new Promise<void>((resolve) => {
    let frame = 0;
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(stop, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
    const next = (now: number) => {
      const part = Math.max(0, Math.min(1, (now - start) / (seconds * 1000)));
      const angle = from + distance * (1 - (1 - part) ** 3);
      ticks?.at(angle);
      show(angle);
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
  });
  ticks?.end();
}

/** Clicks whenever another slice passes under the pointer. The sound is synthesized, so no file is loaded. */
function ticker(slices: readonly Slice[]): { at(angle: number): void; end(): void } {
  const audio = new AudioContext();
  let last = -1;
  return {
    at(angle) {
      const under = (((360 - angle) % 360) + 360) % 360;
      const slice = slices.findIndex(({ from, to }) => under >= from && under < to);
      if (slice === last) return;
      last = slice;
      const wave = audio.createOscillator();
      const volume = audio.createGain();
      volume.gain.setValueAtTime(0.15, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.04);
      wave.frequency.value = 900;
      wave.connect(volume).connect(audio.destination);
      wave.start();
      wave.stop(audio.currentTime + 0.05);
    },
    end: () => void audio.close(),
  };
}

const FADE_MS = 300;

/** Whether the visitor prefers reduced motion. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Used instead of rotation with reduced motion: the wheel fades in at its final position. */
export async function fadeIn(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const fade = canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
  signal.addEventListener('abort', () => fade.finish(), { once: true });
  await fade.finished;
}
