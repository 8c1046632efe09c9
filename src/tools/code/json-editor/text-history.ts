/** One edit: at offset `at`, `gone` was replaced by `come`. */
interface Step {
  readonly at: number;
  readonly gone: string;
  readonly come: string;
}

/** Older steps are dropped beyond these limits: a history is stored next to a text, and must not be larger than it. */
const MOST_STEPS = 200;
const MOST_CHARACTERS = 1_000_000;
/** Longer texts have no history: finding the change would make every edit slow. */
const LONGEST_TEXT = 2_000_000;

/**
 * Records the edits of a text, so that they can be undone after a reload. It follows an editor that has its own undo:
 * if the new text equals the one before the last edit, or after the last undone edit, that is a step back or forward.
 */
export class TextHistory {
  #past: Step[] = [];
  #future: Step[] = [];
  #now: string;

  constructor(text: string) {
    this.#now = text;
  }

  /** The current text. */
  get text(): string {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Starts with another document: edits of the previous one cannot be undone. */
  begin(text: string): void {
    this.#now = text;
    this.#past = [];
    this.#future = [];
  }

  record(text: string): void {
    const before = this.#now;
    if (text === before) return;
    if (text.length > LONGEST_TEXT || before.length > LONGEST_TEXT) return this.begin(text);
    const back = this.#past.at(-1);
    const forward = this.#future.at(-1);
    if (back && undone(before, back) === text) this.undo();
    else if (forward && redone(before, forward) === text) this.redo();
    else {
      this.#past.push(stepBetween(before, text));
      this.#future = [];
      this.#now = text;
      this.#trim();
    }
  }

  /** Goes back to the text before the last edit; undefined if there is none. */
  undo(): string | undefined {
    const step = this.#past.pop();
    if (!step) return undefined;
    this.#future.push(step);
    this.#now = undone(this.#now, step);
    return this.#now;
  }

  redo(): string | undefined {
    const step = this.#future.pop();
    if (!step) return undefined;
    this.#past.push(step);
    this.#now = redone(this.#now, step);
    return this.#now;
  }

  toJSON(): unknown {
    const flat = (steps: readonly Step[]) => steps.map(({ at, gone, come }) => [at, gone, come]);
    return { past: flat(this.#past), future: flat(this.#future) };
  }

  /** Restores the result of `toJSON` if it belongs to this text; otherwise the history is empty. */
  restore(json: string, text: string): void {
    this.begin(text);
    if (json === '' || text.length > LONGEST_TEXT) return;
    try {
      const kept: unknown = JSON.parse(json);
      if (typeof kept !== 'object' || kept === null || !('past' in kept && 'future' in kept)) return;
      const past = stepsOf(kept.past);
      const future = stepsOf(kept.future);
      if (!past || !future || !fit(text, past, future)) return;
      this.#past = past;
      this.#future = future;
    } catch {
      // Saved by another version of this page.
    }
  }

  #trim(): void {
    const steps = this.#past;
    let first = steps.length;
    let sum = 0;
    while (first > 0 && steps.length - first < MOST_STEPS) {
      sum += sizeOf(steps[first - 1]);
      if (sum > MOST_CHARACTERS) break;
      first--;
    }
    steps.splice(0, first);
  }
}

const sizeOf = (step: Step | undefined): number => (step ? step.gone.length + step.come.length : 0);

const undone = (text: string, { at, gone, come }: Step): string =>
  text.slice(0, at) + gone + text.slice(at + come.length);
const redone = (text: string, { at, gone, come }: Step): string =>
  text.slice(0, at) + come + text.slice(at + gone.length);

/** The difference between the longest common prefix and suffix. */
function stepBetween(before: string, after: string): Step {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before.charCodeAt(at) === after.charCodeAt(at)) at++;
  let end = 0;
  while (end < shorter - at && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end))
    end++;
  return { at, gone: before.slice(at, before.length - end), come: after.slice(at, after.length - end) };
}

function stepsOf(list: unknown): Step[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const steps: Step[] = [];
  for (const entry of list) {
    if (!Array.isArray(entry)) return undefined;
    const [at, gone, come]: unknown[] = entry;
    if (typeof at !== 'number' || typeof gone !== 'string' || typeof come !== 'string') return undefined;
    steps.push({ at, gone, come });
  }
  return steps;
}

/** Whether the steps belong to this text: each must find the text that it inserted at its position. */
function fit(text: string, past: readonly Step[], future: readonly Step[]): boolean {
  let now = text;
  for (const step of past.toReversed()) {
    if (!now.startsWith(step.come, step.at)) return false;
    now = undone(now, step);
  }
  now = text;
  for (const step of future.toReversed()) {
    if (!now.startsWith(step.gone, step.at)) return false;
    now = redone(now, step);
  }
  return true;
}
