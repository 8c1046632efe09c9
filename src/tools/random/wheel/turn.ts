import type { Slice } from './wheel';

interface Options {
  readonly seconds: number;
  readonly sound: boolean;
  readonly slices: readonly Slice[];
  /** Aborted by Escape: the wheel then stands at its end at once. */
  readonly signal: AbortSignal;
}

const FADE_MS = 300;
const TURNS_A_SECOND = 1.2;

/**
 * Turns from where the wheel stands to its end, slower and slower. The end is by the clock, because frames stop in a
 * hidden tab. Where motion is to be reduced nothing turns: the end is shown after a short pause.
 */
export async function turn(from: number, end: number, options: Options, show: (angle: number) => void): Promise<void> {
  const { seconds, sound, slices, signal } = options;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await new Promise((resolve) => setTimeout(resolve, FADE_MS));
    return;
  }
  const turns = Math.max(2, Math.round(seconds * TURNS_A_SECOND));
  const distance = turns * 360 + ((((end - from) % 360) + 360) % 360);
  const start = performance.now();
  const tick = sound ? ticker(slices) : undefined;
  await new Promise<void>((resolve) => {
    const frame = (now: number) => {
      const part = Math.min(1, (now - start) / (seconds * 1000));
      if (part === 1 || signal.aborted) {
        resolve();
        return;
      }
      const angle = from + distance * (1 - (1 - part) ** 3);
      tick?.(angle);
      show(angle);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** A click whenever another slice comes under the pointer; made of sound waves, so no file is loaded. */
function ticker(slices: readonly Slice[]): (angle: number) => void {
  const audio = new AudioContext();
  let last = -1;
  return (angle) => {
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
  };
}
