import { useEffect, useRef } from 'react';
import type { Bench } from './use-bench';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The editor's keys; `scale`: CSS pixels for each pixel of the view. In a text field, keys belong to the text. */
export function useKeys(bench: Bench, scale: number): void {
  const latest = useRef({ bench, scale });
  latest.current = { bench, scale };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || event.defaultPrevented) return;
      const isSlider = target instanceof HTMLInputElement && target.type === 'range';
      if (target.matches('textarea, input, select') && !isSlider) return;
      const isCommand = event.ctrlKey || event.metaKey;
      // Undo works wherever the focus is on the page, the other keys only in the editor, where they can be meant.
      const isHere = target === document.body || target.closest('.workbench') !== null;
      const work = isCommand
        ? command(event, latest.current.bench)
        : isHere && !isSlider && plainKey(event, target, latest.current);
      if (!work) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function command({ key, shiftKey }: KeyboardEvent, { history, current, duplicate }: Bench): (() => void) | undefined {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? history.redo : history.undo;
  if (letter === 'y') return history.redo;
  return letter === 'd' && current ? duplicate : undefined;
}

function plainKey(
  { key, shiftKey }: KeyboardEvent,
  target: HTMLElement,
  { bench, scale }: { bench: Bench; scale: number },
): (() => void) | undefined {
  if (key === 'Escape') return bench.mode ? bench.leaveMode : () => bench.select(undefined);
  if (!bench.current) return undefined;
  if (key === 'Delete' || key === 'Backspace') return bench.remove;
  const arrow = ARROWS[key];
  // There the arrow keys move between buttons.
  if (!arrow || target.closest('[role=toolbar]')) return undefined;
  const step = (shiftKey ? 10 : 1) / scale;
  return () => bench.moveBy(arrow[0] * step, arrow[1] * step);
}
