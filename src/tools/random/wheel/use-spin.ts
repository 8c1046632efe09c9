import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { withLabel } from '../../../i18n/format';
import type { Form } from '../../../kinds/form/form';
import { isProblem } from '../../../kinds/contract/messages';
import { freshSeed, seededSource } from '../../../core/numbers/random';
import { confetti } from './confetti';
import { drawWheel, type Wheel } from './draw';
import { fadeIn, prefersStill, turn, type TurnOptions } from './turn';
import type { ShownWheel } from './use-shown-wheel';
import { readEntries, spin } from './wheel';

export interface Spin {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** The dialog that shows the winner. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly turning: boolean;
  /** The winners so far, the last one first. */
  readonly history: readonly string[];
  /** Draws a winner and turns the wheel to it. */
  start(): void;
}

/** The turning of the wheel. The outcome is known before: a new one after `start` is animated, any other is only shown. */
export function useSpin(form: Form, { wheel, repeat, values, winner, remaining, seed }: ShownWheel): Spin {
  const { strings, lang } = form.props;
  const [turning, setTurning] = useState(false);
  const [history, setHistory] = useState<readonly string[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const { canvas, moveTo } = useCanvas(wheel);
  /** Set by a click: the next outcome is animated; any other is shown without animation. */
  const pressed = useRef(false);
  const animation = useRef<AbortController>(undefined);
  /** Escape was pressed, perhaps before the animation started. */
  const skipped = useRef(false);

  // The form's state must not be 'done' before the wheel has stopped.
  useLayoutEffect(() => {
    if (turning && form.ref.current) form.ref.current.dataset.state = 'working';
  });

  useEffect(() => {
    animation.current?.abort();
    const controller = (animation.current = new AbortController());
    const isCurrent = () => animation.current === controller;
    const wanted = pressed.current;
    pressed.current = false;
    if (wanted && skipped.current) controller.abort();
    if (seed === '' || wheel.entries.length === 0) {
      setTurning(false);
      return;
    }
    const motion: TurnOptions = {
      seconds: Number(values?.seconds ?? form.tool.fields.seconds?.initial),
      sound: values?.sound === true,
      slices: wheel.slices,
      signal: controller.signal,
    };
    void (async () => {
      const stop = spin(wheel.entries, repeat, await seededSource(seed)).angle;
      if (!isCurrent()) return;
      await moveTo((360 - stop) % 360, isCurrent, wanted ? motion : undefined);
      if (!isCurrent()) return;
      setTurning(false);
      if (!wanted) return;
      setHistory((past) => [winner, ...past]);
      form.announce(withLabel(strings.labels.result ?? '', winner, lang));
      if (dialog.current) openWinner(dialog.current);
    })();
    // Only a new outcome may start the wheel.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [form.outcome]);

  useEffect(() => {
    if (form.problem) setTurning(false);
  }, [form.problem]);

  useEscape(turning, () => {
    skipped.current = true;
    animation.current?.abort();
  });

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

  return { canvas, dialog, turning, history, start };
}

/** The canvas of the wheel, painted again when its size or the wheel changes. */
function useCanvas(wheel: Wheel) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** How far the wheel is turned, in degrees. */
  const angle = useRef(0);
  const paint = () => canvas.current && drawWheel(canvas.current, wheel, angle.current);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const observer = new ResizeObserver(() => paint());
    observer.observe(canvas.current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wheel]);

  /** Shows the wheel at its final angle: with a `motion` it turns there first, or fades in there with reduced motion. */
  const moveTo = async (end: number, isCurrent: () => boolean, motion: TurnOptions | undefined) => {
    const reducedMotion = prefersStill();
    if (motion && !reducedMotion) {
      await turn(angle.current, end, motion, (now) => {
        angle.current = now;
        paint();
      });
      if (!isCurrent()) return;
    }
    angle.current = end;
    paint();
    if (motion && reducedMotion && canvas.current) await fadeIn(canvas.current, motion.signal);
  };
  return { canvas, moveTo };
}

/** Opens the winner's dialog, with confetti unless the visitor prefers reduced motion. */
function openWinner(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const canvas = dialog.querySelector('canvas');
  if (canvas && !prefersStill()) confetti(canvas);
}

/** Calls `onEscape` when Escape is pressed while the wheel turns. */
function useEscape(turning: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!turning) return;
    const skip = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The winner's dialog opens immediately; the same keypress must not close it.
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', skip);
    return () => document.removeEventListener('keydown', skip);
    // `onEscape` only uses refs.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [turning]);
}
