import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/ToolForm';
import type { IslandProps } from '../../../kinds/props';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/Controls';
import { useForm } from '../../../kinds/use-form';
import { isProblem } from '../../../kinds/words';
import { freshSeed, seededSource } from '../../../lib/random';
import tool from './tool';
import { readEntries, slices, spin, type Entry } from './wheel';
import { drawWheel } from './draw';
import { turn } from './turn';

/**
 * The wheel: the draw comes first (tool.ts), and the turning only shows it, so that skipping it changes nothing. A link
 * with a seed shows its winner at once, at rest.
 */
export default function Wheel(props: IslandProps): ReactNode {
  const form = useForm(tool, props);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const angle = useRef(0);
  const spinning = useRef<AbortController>(undefined);
  const [turning, setTurning] = useState(false);
  const [history, setHistory] = useState<readonly string[]>([]);
  const { words, strings, lang } = props;
  const own = strings.own ?? {};

  const values = form.reading()?.values;
  const input = String(values?.input ?? props.preset.input ?? '');
  const repeat = Number(values?.repeat ?? props.preset.repeat ?? 1);
  const read = readEntries(input, lang);
  const entries: readonly Entry[] = isProblem(read) ? [] : read;
  const winner = String(form.outcome?.values.result ?? '');
  const remaining = String(form.outcome?.values.remaining ?? '');
  const seed = String(form.outcome?.values.seedUsed ?? '');

  const paint = () => {
    if (canvas.current) drawWheel(canvas.current, entries, slices(entries, repeat), angle.current);
  };
  useEffect(() => {
    paint();
    const observer = new ResizeObserver(paint);
    if (canvas.current) observer.observe(canvas.current);
    return () => observer.disconnect();
  });

  const animate = useRef(false);
  useEffect(() => {
    if (seed === '' || entries.length === 0) return;
    void (async () => {
      const { angle: end } = spin(entries, repeat, await seededSource(seed));
      spinning.current?.abort();
      const control = (spinning.current = new AbortController());
      const wanted = animate.current;
      animate.current = false;
      setTurning(wanted);
      if (wanted) {
        const seconds = Number(values?.seconds ?? 5);
        const options = {
          seconds,
          sound: values?.sound === true,
          slices: slices(entries, repeat),
          signal: control.signal,
        };
        await turn(angle.current, 360 - end, options, (now) => {
          angle.current = now;
          paint();
        });
      }
      angle.current = (360 - end) % 360;
      paint();
      setTurning(false);
      if (!wanted) return;
      setHistory((past) => [winner, ...past]);
      form.announce(`${strings.labels.result}: ${winner}`);
      dialog.current?.showModal();
    })();
    // A new outcome moves the wheel; nothing else may start it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.outcome]);

  const start = () => {
    if (turning || entries.length === 0) return;
    animate.current = true;
    const typed = String(values?.seed ?? '');
    if (values?.removeWinner === true && winner !== '' && remaining.includes('\n'))
      form.setValues({ input: remaining });
    form.submit({
      ...(values?.removeWinner === true && winner !== '' && remaining.includes('\n') && { input: remaining }),
      seed: typed === '' || typed === seed ? freshSeed() : typed,
    });
  };
  const heading = String(values?.heading ?? '');

  return (
    <FormFrame form={{ ...form, submit: start }} className="wheel">
      <div className="tool-out">
        {heading !== '' && <h2>{heading}</h2>}
        <button
          type="submit"
          className="wheel-button"
          aria-label={own.spin}
          onKeyDown={(event) => event.key === 'Escape' && spinning.current?.abort()}
        >
          <canvas ref={canvas} aria-hidden="true" />
          <span aria-hidden="true">{turning ? '' : own.spin}</span>
        </button>
        <Alert form={form} />
        <dl className="figures">
          <div className="figure lead" data-figure="result">
            <dt>{strings.labels.result}</dt>
            <dd>
              <output name="result" aria-live="off" data-value={winner === '' || turning ? undefined : winner}>
                {turning ? '' : winner}
              </output>
            </dd>
          </div>
        </dl>
        <Status form={form} />
      </div>
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={['repeat', 'seconds', 'removeWinner', 'sound', 'heading', 'seed']} />
        </div>
        <Actions form={form} />
        <dl className="figures">
          {(['remaining', 'history'] as const).map((name) => (
            <div className="figure" key={name} data-figure={name}>
              <dt>{strings.labels[name]}</dt>
              <dd>
                <output name={name} aria-live="off" className="mono">
                  {turning ? '' : name === 'remaining' ? remaining : history.join('\n') || winner}
                </output>
              </dd>
            </div>
          ))}
        </dl>
        <Results form={form} only={['seedUsed', 'chances']} />
      </div>
      <dialog ref={dialog} className="winner" aria-label={strings.labels.result}>
        <p>{winner}</p>
        <div className="actions">
          <button
            type="button"
            onClick={() => {
              dialog.current?.close();
              form.setValues({ input: remaining });
            }}
          >
            {own.takeOut}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              dialog.current?.close();
              start();
            }}
          >
            {words['action.again']}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {own.close}
          </button>
        </div>
      </dialog>
    </FormFrame>
  );
}
