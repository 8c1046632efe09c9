/** One change of a text: at this position, `removed` was replaced with `inserted`. UTF-16 units. */
export interface Step {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

/** The steps that can be undone and redone; the newest is last in both. */
export interface History {
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

export const NO_HISTORY: History = { undo: [], redo: [] };

/** Steps that are stored with a note. */
export const STEPS_KEPT = 200;
/** Total characters of those steps: a few replaced texts of 5 MB must not fill the device. */
const CHARACTERS_KEPT = 12_000_000;
/** Typing is collected in one step up to this length; the next word then begins a new one. */
const STEP_LENGTH = 24;
const PAUSE_MS = 1_500;

/**
 * Finds the change between two texts. `caret` is the caret's position after typing, which locates the change without
 * scanning a long text. Undefined when nothing changed.
 */
export function stepBetween(before: string, after: string, caret?: number): Step | undefined {
  if (before === after) return undefined;
  if (caret !== undefined) {
    const suffix = after.length - caret;
    const end = before.length - suffix;
    // Typed or pasted: the text after the caret is unchanged.
    if (end >= 0 && before.endsWith(after.slice(caret))) {
      const at = sameStart(before, after, Math.min(end, caret));
      return { at, removed: before.slice(at, end), inserted: after.slice(at, caret) };
    }
  }
  const at = sameStart(before, after, Math.min(before.length, after.length));
  const most = Math.min(before.length, after.length) - at;
  let suffix = 0;
  while (suffix < most && before.charCodeAt(before.length - 1 - suffix) === after.charCodeAt(after.length - 1 - suffix))
    suffix++;
  return { at, removed: before.slice(at, before.length - suffix), inserted: after.slice(at, after.length - suffix) };
}

function sameStart(one: string, other: string, most: number): number {
  // The engine compares whole blocks much faster than a loop compares characters.
  const BLOCK = 4096;
  let at = 0;
  while (at + BLOCK <= most && one.slice(at, at + BLOCK) === other.slice(at, at + BLOCK)) at += BLOCK;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

/** The history after one more change. `pausedMs` is the time since the previous change. */
export function withStep(history: History, step: Step, pausedMs: number): History {
  const last = history.undo.at(-1);
  const joined = last && pausedMs < PAUSE_MS ? joinedSteps(last, step) : undefined;
  const undo = joined ? [...history.undo.slice(0, -1), joined] : [...history.undo, step];
  return { undo: limited(undo), redo: [] };
}

/** Merges typing, Backspace or Delete with the previous step. Undefined when this is a separate step. */
function joinedSteps(last: Step, step: Step): Step | undefined {
  if (step.removed === '' && last.inserted !== '' && step.at === last.at + last.inserted.length) {
    const isTyped = step.inserted.length <= 2 && !last.inserted.endsWith('\n');
    const isNewWord = /\s$/.test(last.inserted) && /^\S/.test(step.inserted);
    if (!isTyped || (isNewWord && last.inserted.length >= STEP_LENGTH)) return undefined;
    return { ...last, inserted: last.inserted + step.inserted };
  }
  if (step.inserted !== '' || last.inserted !== '' || step.removed.length > 2) return undefined;
  if (last.removed.length >= STEP_LENGTH) return undefined;
  if (step.at + step.removed.length === last.at) return { ...step, removed: step.removed + last.removed };
  return step.at === last.at ? { ...last, removed: last.removed + step.removed } : undefined;
}

function limited(steps: readonly Step[]): readonly Step[] {
  let from = Math.max(0, steps.length - STEPS_KEPT);
  let size = steps.slice(from).reduce((sum, step) => sum + lengthOf(step), 0);
  // The newest step stays, however long it is.
  while (size > CHARACTERS_KEPT && from < steps.length - 1) size -= lengthOf(steps[from++]);
  return from === 0 ? steps : steps.slice(from);
}

const lengthOf = (step: Step | undefined): number => (step ? step.removed.length + step.inserted.length : 0);

/** A text after undo or redo; `from` and `to` are the selection then. */
export interface Turned {
  readonly text: string;
  readonly history: History;
  readonly from: number;
  readonly to: number;
}

/** Undefined when there is nothing to undo, or the step does not belong to this text. */
export function undone(text: string, history: History): Turned | undefined {
  const step = history.undo.at(-1);
  if (!step || !text.startsWith(step.inserted, step.at)) return undefined;
  return {
    text: text.slice(0, step.at) + step.removed + text.slice(step.at + step.inserted.length),
    history: { undo: history.undo.slice(0, -1), redo: [...history.redo, step] },
    from: step.at,
    to: step.at + step.removed.length,
  };
}

export function redone(text: string, history: History): Turned | undefined {
  const step = history.redo.at(-1);
  if (!step || !text.startsWith(step.removed, step.at)) return undefined;
  const end = step.at + step.inserted.length;
  return {
    text: text.slice(0, step.at) + step.inserted + text.slice(step.at + step.removed.length),
    history: { undo: [...history.undo, step], redo: history.redo.slice(0, -1) },
    from: end,
    to: end,
  };
}
