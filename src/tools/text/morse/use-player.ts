import { useEffect, useRef, useState, type RefObject } from 'react';
import { ALPHABET_NAMES } from '../../../data/morse';
import type { Form } from '../../../kinds/form/form';
import { download } from '../../../kinds/parts/parts';
import type { WordSeparator, Wish } from './morse';
import type { Playing } from './play';

const DIRECTIONS: readonly Wish['direction'][] = ['auto', 'encode', 'decode'];
const SEPARATORS: readonly WordSeparator[] = ['slash', 'newline', 'spaces'];

export interface PlayerUse {
  readonly state: 'still' | 'playing' | 'paused';
  readonly outputs: PlayerOutputs;
  setOutputs(outputs: PlayerOutputs): void;
  /** The element that lights up with the tone, and the one that shows the current letter. */
  readonly lamp: RefObject<HTMLDivElement | null>;
  readonly now: RefObject<HTMLParagraphElement | null>;
  /** Plays, pauses or resumes. */
  toggle(): void;
  stop(): void;
  /** Downloads the tone as a WAV file. */
  save(): Promise<void>;
}

type PlayerOutputs = Readonly<Record<'sound' | 'lamp' | 'vibration', boolean>>;

/** Plays the form's code by tone, lamp and vibration, and saves the tone as a file. */
export function usePlayer(form: Form): PlayerUse {
  const playing = useRef<Playing>(undefined);
  const lamp = useRef<HTMLDivElement>(null);
  const now = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<PlayerUse['state']>('still');
  const [outputs, setOutputs] = useState<PlayerOutputs>({ sound: true, lamp: false, vibration: false });
  const current = useRef(outputs);
  current.current = outputs;

  const stop = () => {
    playing.current?.stop();
    playing.current = undefined;
    if (now.current) now.current.textContent = '';
    setState('still');
  };
  // Stops when the text or speed changes: the sound would no longer match the form.
  useEffect(() => stop, [form.outcome]);

  const start = async () => {
    const [job, { play }, { letterAt }] = await Promise.all([prepared(form), import('./play'), import('./letter-at')]);
    if (!job) return;
    playing.current?.stop();
    playing.current = play(job.code, job.timing, {
      hertz: job.hertz,
      isLoud: () => current.current.sound,
      show: (sound) => {
        lamp.current?.toggleAttribute('data-lit', sound !== undefined);
        if (!sound) return;
        if (now.current) now.current.textContent = letterAt(job.code, sound.at, job.alphabet);
        if (current.current.vibration) navigator.vibrate(sound.seconds * 1000);
      },
      ended: stop,
    });
    setState('playing');
  };
  const toggle = () => {
    if (state === 'still') void start();
    else if (state === 'playing') {
      playing.current?.pause();
      setState('paused');
    } else {
      playing.current?.resume();
      setState('playing');
    }
  };
  const save = async () => {
    const [job, { wavOf }] = await Promise.all([prepared(form), import('./wav')]);
    if (!job) return;
    download(`${form.props.slug}.wav`, new Blob(wavOf(job.code, job.timing, job.hertz), { type: 'audio/wav' }));
    form.announce(form.props.words['status.downloaded']);
  };
  return { state, outputs, setOutputs, lamp, now, toggle, stop, save };
}

const chosen = <Value extends string>(values: readonly Value[], first: Value, value: unknown): Value =>
  values.find((one) => one === value) ?? first;

/** Loads the form's code and timing, if they are valid. */
async function prepared(form: Form) {
  const values = form.reading()?.values;
  if (!values) return undefined;
  const [{ codeOf }, { timingOf }] = await Promise.all([import('./morse'), import('./timing')]);
  const wish = {
    input: String(values.input),
    direction: chosen(DIRECTIONS, 'auto', values.direction),
    alphabet: chosen(ALPHABET_NAMES, 'international', values.alphabet),
    wordSeparator: chosen(SEPARATORS, 'slash', values.wordSeparator),
    dot: String(values.dot),
    dash: String(values.dash),
  };
  const slow = values.farnsworth === undefined ? undefined : Number(values.farnsworth);
  return {
    code: codeOf(wish).result,
    alphabet: wish.alphabet,
    timing: timingOf(Number(values.wpm), slow),
    hertz: Number(values.tone),
  };
}
