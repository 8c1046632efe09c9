import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MorseAlphabet } from '../../../data/morse';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import { download } from '../../../kinds/parts/parts';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { LONGEST_SECONDS } from './limits';
import type { WordSeparator, Wish } from './morse';
import type { Playing } from './play';
import logic from './tool';

const DIRECTIONS: readonly Wish['direction'][] = ['auto', 'encode', 'decode'];
const SEPARATORS: readonly WordSeparator[] = ['slash', 'newline', 'spaces'];
const NAMES: readonly MorseAlphabet[] = ['international', 'russian', 'greek', 'hebrew', 'arabic', 'japanese'];

/** Text and Morse code, as sound, light and vibration. */
export default function Morse(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const hasChart = form.outcome?.values.chart !== undefined;
  return (
    <ToolForm
      form={form}
      className="morse"
      results={[{ only: ['result', 'seconds'] }]}
      below={
        <>
          <Player form={form} />
          {hasChart && (
            <details>
              <summary>{props.strings.labels.chart}</summary>
              <Results form={form} only={['chart']} />
            </details>
          )}
        </>
      }
    />
  );
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
    alphabet: chosen(NAMES, 'international', values.alphabet),
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

function useLessMotion(): boolean {
  const [less, setLess] = useState(false);
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setLess(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return less;
}

/** Plays the code by tone, lamp and vibration, and saves the tone as a file. */
function Player({ form }: { form: Form }): ReactNode {
  const own = form.props.strings.own ?? {};
  const playing = useRef<Playing>(undefined);
  const lamp = useRef<HTMLDivElement>(null);
  const now = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<'still' | 'playing' | 'paused'>('still');
  const lessMotion = useLessMotion();
  const [canVibrate, setCanVibrate] = useState(false);
  useEffect(() => setCanVibrate('vibrate' in navigator), []);
  const [outputs, setOutputs] = useState({ sound: true, lamp: false, vibration: false });
  const current = useRef(outputs);
  current.current = outputs;
  const lit = outputs.lamp && !lessMotion;

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

  const seconds = Number(form.outcome?.values.seconds ?? 0);
  const ready = seconds > 0 && form.problem === undefined;
  const check = (name: keyof typeof outputs, off = false) => (
    <label className="check">
      <input
        type="checkbox"
        checked={outputs[name] && !off}
        disabled={off}
        onChange={(event) => setOutputs({ ...outputs, [name]: event.currentTarget.checked })}
      />
      <span>{own[name]}</span>
    </label>
  );
  return (
    <section className="player" aria-label={own.player} hidden={!ready}>
      <div className="actions">
        <button type="button" className="primary" onClick={toggle}>
          {own[state === 'playing' ? 'pause' : state === 'paused' ? 'resume' : 'play']}
        </button>
        <button type="button" onClick={stop} disabled={state === 'still'}>
          {own.stop}
        </button>
        <button type="button" onClick={() => void save()} disabled={seconds > LONGEST_SECONDS}>
          {own.wav}
        </button>
      </div>
      <div className="ways">
        {check('sound')}
        {check('lamp', lessMotion)}
        {canVibrate && check('vibration')}
      </div>
      <p className="hint">{lessMotion ? own.lampOff : own.lampWarning}</p>
      <div className="signal" aria-hidden="true">
        {lit && <div className="lamp" ref={lamp} />}
        <p className="now" ref={now} dir="auto" />
      </div>
    </section>
  );
}
