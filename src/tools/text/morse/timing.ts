import type { Code } from './morse';

/** The durations in Morse code, in seconds: marks, and the gaps between marks of a letter, letters, and words. */
export interface Timing {
  readonly dot: number;
  readonly dash: number;
  readonly gap: number;
  readonly letter: number;
  readonly word: number;
}

export type Element = keyof Timing;

/**
 * ITU-R M.1677-1, part I §2: a dash is three dots long, the gaps are one, three and seven; PARIS and its gap are 50
 * dots. Farnsworth: marks at `wpm`, gaps between letters and words stretched so that words come at `slow` (ARRL, 'A
 * Standard for Morse Timing Using the Farnsworth Technique', 1990).
 */
export function timingOf(wpm: number, slow: number = wpm): Timing {
  const unit = 1.2 / wpm;
  // The delay is distributed over the 19 units of gaps in PARIS: four between letters, one after the word.
  const delay = (60 * wpm - 37.2 * slow) / (slow * wpm);
  return { dot: unit, dash: 3 * unit, gap: unit, letter: (3 * delay) / 19, word: (7 * delay) / 19 };
}

/** The marks and gaps of a code in order, without a gap at either end; `#` is skipped. */
export function* elementsOf(code: Code): Generator<readonly [element: Element, at: number]> {
  let gap: Element | undefined;
  for (let at = 0; at < code.length; at++) {
    const codeUnit = code.charCodeAt(at);
    if (codeUnit === 46 || codeUnit === 45) {
      if (gap) yield [gap, at];
      yield [codeUnit === 46 ? 'dot' : 'dash', at];
      gap = 'gap';
    } else if (gap && (codeUnit === 47 || codeUnit === 10)) gap = 'word';
    else if (gap === 'gap') gap = 'letter';
  }
}

/** An audible mark: its start, its duration, and its index in the code. */
export interface Sound {
  readonly start: number;
  readonly seconds: number;
  readonly at: number;
}

/** The marks of a code in order, in seconds from its beginning. */
export function* soundsOf(code: Code, timing: Timing): Generator<Sound> {
  let time = 0;
  for (const [element, at] of elementsOf(code)) {
    const seconds = timing[element];
    if (element === 'dot' || element === 'dash') yield { start: time, seconds, at };
    time += seconds;
  }
}

/** The duration of a code in seconds, rounded to thousandths. */
export function secondsOf(code: Code, timing: Timing): number {
  const counts = { dot: 0, dash: 0, gap: 0, letter: 0, word: 0 };
  for (const [element] of elementsOf(code)) counts[element]++;
  const { dot, dash, gap, letter, word } = counts;
  const seconds =
    dot * timing.dot + dash * timing.dash + gap * timing.gap + letter * timing.letter + word * timing.word;
  return Math.round(seconds * 1000) / 1000;
}
