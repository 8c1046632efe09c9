import { useEffect, useRef, useState } from 'react';
import type { Form } from '../../../kinds/form/form';

/** The fields that Undo brings back: everything but the files, and how the result is saved. */
export const STEPS = [
  'brightness',
  'contrast',
  'saturate',
  'grayscale',
  'sepia',
  'invert',
  'hue',
  'blur',
  'straighten',
  'rotate',
  'flipX',
  'flipY',
  'width',
  'layers',
] as const;

export type Step = Readonly<Record<(typeof STEPS)[number], string>>;

export interface History {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Starts over with a picture: nothing before it can be brought back. */
  begin(): void;
}

/** A slider that is being moved is one step, not one for each value. */
const SETTLE_MS = 400;

const stepOf = (form: Form): Step =>
  Object.fromEntries(STEPS.map((name) => [name, form.valueOf(name)])) as Record<(typeof STEPS)[number], string>;

const isSame = (a: Step, b: Step | undefined): boolean => b !== undefined && STEPS.every((name) => a[name] === b[name]);

/** Undo and redo over a form's values, without a limit: steps share their texts. `onStep` is called after each. */
export function useHistory(form: Form, onStep: (step: Step) => void): History {
  const steps = useRef<Step[]>([]);
  const place = useRef(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [, show] = useState({});

  const settle = () => {
    clearTimeout(timer.current);
    const now = stepOf(form);
    if (isSame(now, steps.current[place.current])) return;
    steps.current = [...steps.current.slice(0, place.current + 1), now];
    place.current++;
    onStep(now);
    show({});
  };
  const go = (to: number) => {
    settle();
    const step = steps.current[to];
    if (!step) return;
    place.current = to;
    form.setValues(step);
    onStep(step);
    show({});
  };

  useEffect(() => {
    if (form.state === 'loading' || isSame(stepOf(form), steps.current[place.current])) return;
    clearTimeout(timer.current);
    // The first step is what the form begins with.
    if (place.current < 0) settle();
    else timer.current = setTimeout(settle, SETTLE_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    canUndo:
      place.current > 0 || (place.current === 0 && form.state !== 'loading' && !isSame(stepOf(form), steps.current[0])),
    canRedo: place.current < steps.current.length - 1,
    // Counted after what is not settled yet.
    undo: () => {
      settle();
      go(place.current - 1);
    },
    redo: () => go(place.current + 1),
    begin: () => {
      steps.current = [];
      place.current = -1;
      settle();
    },
  };
}
