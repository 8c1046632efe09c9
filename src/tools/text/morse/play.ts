import type { Code } from './morse';
import { soundsOf, type Sound, type Timing } from './timing';

export interface Options {
  readonly hertz: number;
  /** Called at every mark, so that sound can be switched on and off while it plays. */
  readonly isLoud: () => boolean;
  /** Called when a mark begins, audibly and visibly; with undefined when it has ended. */
  readonly show: (sound: Sound | undefined) => void;
  readonly ended: () => void;
}

export interface Playing {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Sounds are scheduled on the audio clock this far ahead: timers of a hidden tab run once per second. */
const AHEAD_SECONDS = 2.5;
const LOOK_MS = 250;
const RAMP_SECONDS = 0.005;
const LOUDNESS = 0.6;
const START_SECONDS = 0.1;

/** Plays a code of any length; lamp and vibration follow the same clock as the tone. */
export function play(code: Code, timing: Timing, { hertz, isLoud, show, ended }: Options): Playing {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: hertz });
  const key = new GainNode(audio, { gain: 0 });
  const volume = new GainNode(audio, { gain: LOUDNESS });
  tone.connect(key).connect(volume).connect(audio.destination);
  tone.start();

  const sounds = soundsOf(code, timing);
  const origin = audio.currentTime + START_SECONDS;
  /** Scheduled, and not yet finished. */
  const scheduled: Sound[] = [];
  let isDone = false;
  let shown: Sound | undefined;
  let frame = 0;

  const schedule = () => {
    while (!isDone && (scheduled.at(-1)?.start ?? 0) + origin < audio.currentTime + AHEAD_SECONDS) {
      const { value: sound, done } = sounds.next();
      if (done) {
        isDone = true;
        break;
      }
      const start = origin + sound.start;
      const end = start + sound.seconds;
      const ramp = Math.min(RAMP_SECONDS, sound.seconds / 2);
      key.gain.setValueAtTime(0, start);
      key.gain.linearRampToValueAtTime(1, start + ramp);
      key.gain.setValueAtTime(1, end - ramp);
      key.gain.linearRampToValueAtTime(0, end);
      scheduled.push(sound);
    }
  };
  const follow = () => {
    volume.gain.value = isLoud() ? LOUDNESS : 0;
    const now = audio.currentTime - origin;
    while (scheduled[0] && scheduled[0].start + scheduled[0].seconds <= now) scheduled.shift();
    const [next] = scheduled;
    const current = next && next.start <= now ? next : undefined;
    if (current !== shown) show((shown = current));
    if (isDone && scheduled.length === 0) {
      stop();
      ended();
    } else frame = requestAnimationFrame(follow);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
    if (shown) show((shown = undefined));
    if (audio.state !== 'closed') void audio.close();
  };
  schedule();
  const timer = setInterval(schedule, LOOK_MS);
  frame = requestAnimationFrame(follow);
  void audio.resume();
  return {
    pause: () => {
      if (shown) show((shown = undefined));
      cancelAnimationFrame(frame);
      void audio.suspend();
    },
    resume: () => {
      void audio.resume();
      frame = requestAnimationFrame(follow);
    },
    stop,
  };
}
