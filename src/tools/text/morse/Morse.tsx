import { useEffect, useState, type ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { LONGEST_SECONDS } from './limits';
import logic from './tool';
import { usePlayer } from './use-player';

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

/** Plays the code by tone, lamp and vibration. */
function Player({ form }: { form: Form }): ReactNode {
  const own = form.props.strings.own ?? {};
  const { state, outputs, setOutputs, lamp, now, toggle, stop, save } = usePlayer(form);
  const lessMotion = useLessMotion();
  const [canVibrate, setCanVibrate] = useState(false);
  useEffect(() => setCanVibrate('vibrate' in navigator), []);

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
        {outputs.lamp && !lessMotion && <div className="lamp" ref={lamp} />}
        <p className="now" ref={now} dir="auto" />
      </div>
    </section>
  );
}
