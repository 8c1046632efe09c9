/** One edit: at `at`, `gone` stood before and `come` stands after. */
interface Step {
  readonly at: number;
  readonly gone: string;
  readonly come: string;
}

/** Steps are dropped, oldest first, beyond these: a history is kept beside a text, and must not outweigh it. */
const MOST_STEPS = 200;
const MOST_CHARACTERS = 1_000_000;
/** Longer texts have no history: finding what changed would cost every edit too much. */
const LONGEST_TEXT = 2_000_000;

/**
 * What was edited in a text, so that it can be undone after the page was loaded again. It follows an editor that undoes
 * by itself: a text that is the one before the last edit, or after the last undone one, is a step back or forward.
 */
export class TextHistory {
  #past: Step[] = [];
  #future: Step[] = [];
  #now: string;

  constructor(text: string) {
    this.#now = text;
  }

  /** The text it follows. */
  get text(): string {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Another document: nothing of the one before can be undone in it. */
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

  /** The text before the last edit. */
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

  /** Takes over what `toJSON` gave for this very text; anything else leaves the history empty. */
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
      // Written by another version of this page.
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

/** What differs between the longest common beginning and end. */
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

/** Whether the steps belong to this text: each finds in its place what it put there. */
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
