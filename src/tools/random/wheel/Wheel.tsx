import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions, CopyButton } from '../../../kinds/parts/Buttons';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { Form } from '../../../kinds/form/form';
import { useForm } from '../../../kinds/form/use-form';
import { isProblem } from '../../../kinds/contract/messages';
import { freshSeed, seededSource } from '../../../core/numbers/random';
import { confetti } from './confetti';
import { drawWheel, type Wheel } from './draw';
import { fadeIn, prefersStill, turn } from './turn';
import { readEntries, slices, spin } from './wheel';
import logic from './tool';

/** Fields that affect the animation but not the draw: changing one keeps the winner. */
const SHOW_ONLY = ['seconds', 'sound', 'heading', 'removeWinner'];

/**
 * The wheel: the draw comes first (tool.ts), and the animation only shows it, so skipping it changes nothing. A link
 * with a seed shows its winner immediately, without animation.
 */
export default function WheelTool(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { preset, strings, lang } = props;
  const own = strings.own ?? {};
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [turning, setTurning] = useState(false);
  const [history, setHistory] = useState<readonly string[]>([]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const angle = useRef(0);
  /** Set by a click: the next outcome is animated; any other is shown without animation. */
  const pressed = useRef(false);
  const animation = useRef<AbortController>(undefined);
  /** Escape was pressed, perhaps before the animation started. */
  const skipped = useRef(false);

  const values = form.reading()?.values;
  const input = String(values?.input ?? preset.input ?? '');
  const repeat = Number(values?.repeat ?? preset.repeat ?? form.tool.fields.repeat?.initial);
  const wheel = useMemo((): Wheel => {
    const read = readEntries(input, lang);
    const entries = isProblem(read) ? [] : read;
    return { entries, slices: slices(entries, repeat) };
  }, [input, repeat, lang]);
  const shown = (name: 'result' | 'remaining' | 'seedUsed') => String(form.outcome?.values[name] ?? '');
  const [winner, remaining, seed] = [shown('result'), shown('remaining'), shown('seedUsed')];

  const paint = () => canvas.current && drawWheel(canvas.current, wheel, angle.current);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const observer = new ResizeObserver(() => paint());
    observer.observe(canvas.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wheel]);

  // The form's state must not be 'done' before the wheel has stopped.
  useLayoutEffect(() => {
    if (turning && form.ref.current) form.ref.current.dataset.state = 'working';
  });

  useEffect(() => {
    animation.current?.abort();
    const controller = (animation.current = new AbortController());
    const current = () => animation.current === controller;
    const wanted = pressed.current;
    pressed.current = false;
    if (wanted && skipped.current) controller.abort();
    if (seed === '' || wheel.entries.length === 0) {
      setTurning(false);
      return;
    }
    void (async () => {
      const stop = spin(wheel.entries, repeat, await seededSource(seed)).angle;
      if (!current()) return;
      const [from, end] = [angle.current, (360 - stop) % 360];
      const reducedMotion = prefersStill();
      if (wanted && !reducedMotion) {
        const options = {
          seconds: Number(values?.seconds ?? form.tool.fields.seconds?.initial),
          sound: values?.sound === true,
          slices: wheel.slices,
          signal: controller.signal,
        };
        await turn(from, end, options, (now) => {
          angle.current = now;
          paint();
        });
        if (!current()) return;
      }
      angle.current = end;
      paint();
      if (wanted && reducedMotion && canvas.current) await fadeIn(canvas.current, controller.signal);
      if (!current()) return;
      setTurning(false);
      if (!wanted) return;
      setHistory((past) => [winner, ...past]);
      form.announce(`${strings.labels.result}: ${winner}`);
      dialog.current?.showModal();
      const confettiCanvas = dialog.current?.querySelector('canvas');
      if (confettiCanvas && !reducedMotion) confetti(confettiCanvas);
    })();
    // Only a new outcome may start the wheel.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.outcome]);

  useEffect(() => {
    if (form.problem) setTurning(false);
  }, [form.problem]);

  useEffect(() => {
    if (!turning) return;
    const skip = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The winner's dialog opens immediately; the same keypress must not close it.
      event.preventDefault();
      skipped.current = true;
      animation.current?.abort();
    };
    document.addEventListener('keydown', skip);
    return () => document.removeEventListener('keydown', skip);
  }, [turning]);

  const start = () => {
    if (turning || wheel.entries.length === 0) return;
    const taken = values?.removeWinner === true && winner !== '';
    if (taken) form.setValues({ input: remaining });
    // A single remaining entry cannot be spun; the form shows an error.
    if (taken && isProblem(readEntries(remaining, lang))) return;
    // A winner from a link, shown without animation, counts as the first spin.
    if (history.length === 0 && winner !== '') setHistory([winner]);
    pressed.current = true;
    skipped.current = false;
    setTurning(true);
    const typed = String(values?.seed ?? '');
    form.submit({ ...(taken && { input: remaining }), seed: typed === '' ? freshSeed() : typed });
  };
  const onInput = (event: FormEvent) => {
    if (!(event.target instanceof HTMLInputElement) || !SHOW_ONLY.includes(event.target.name)) return;
    event.stopPropagation();
    redraw();
  };

  // The wheel itself is the button.
  const { button: _button, ...withoutButton } = form.tool;
  const heading = String(values?.heading ?? preset.heading ?? '');
  const lists = { remaining, history: history.join('\n') || winner };
  return (
    <FormFrame form={{ ...form, submit: start }} className="wheel">
      <div className="tool-out">
        {heading !== '' && <h2>{heading}</h2>}
        <button type="submit" className="wheel-button" aria-label={own.spin} disabled={wheel.entries.length === 0}>
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
        <Actions form={{ ...form, tool: withoutButton }} />
        <Status form={form} />
      </div>
      <div className="tool-in" onInputCapture={onInput}>
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <Results form={{ ...form, history: [] }} only={['chances']} />
        <div className="options">
          <Controls form={form} only={['repeat', 'seconds', 'removeWinner', 'sound', 'heading', 'seed']} />
        </div>
        <dl className="figures">
          {(['remaining', 'history'] as const).map((name) => (
            <List key={name} form={form} name={name} text={turning ? '' : lists[name]} />
          ))}
        </dl>
        <div hidden={seed === ''}>
          <Results form={{ ...form, history: [] }} only={['seedUsed']} />
        </div>
      </div>
      <dialog ref={dialog} className="winner" aria-label={`${strings.labels.result}: ${winner}`}>
        <canvas aria-hidden="true" />
        <p>{winner}</p>
        <div className="actions">
          <button
            type="button"
            className="primary"
            onClick={() => {
              dialog.current?.close();
              start();
            }}
          >
            {props.words['action.again']}
          </button>
          {remaining.includes('\n') && (
            <button
              type="button"
              onClick={() => {
                dialog.current?.close();
                form.setValues({ input: remaining });
              }}
            >
              {own.takeOut}
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {own.close}
          </button>
        </div>
      </dialog>
    </FormFrame>
  );
}

const MANY_LINES = 6;

/** A labeled list with a copy button; a long one scrolls. */
function List({ form, name, text }: { form: Form; name: 'remaining' | 'history'; text: string }): ReactNode {
  const label = form.props.strings.labels[name];
  const many = text.split('\n', MANY_LINES + 1).length > MANY_LINES;
  return (
    <div className="figure" data-figure={name} hidden={text === ''}>
      <dt>
        {label} <CopyButton form={form} text={() => text} name={label ?? name} />
      </dt>
      <dd>
        <output name={name} aria-live="off" className="mono" {...(many && { tabIndex: 0 })}>
          {text}
        </output>
      </dd>
    </div>
  );
}
