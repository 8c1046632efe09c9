import type { RefObject } from 'react';
import type { Interface } from '../../i18n/en';
import type { Outcome } from '../contract/plain-values';
import type { IslandProps } from '../contract/island-props';
import type { Reading } from '../contract/read-values';
import type { Logic } from '../run/runner';
import type { Declared } from '../contract/tool';
import type { Problem } from '../contract/messages';

/** Longer texts are shown in the windowed view: a text area takes about a second per megabyte. */
export const LARGE_TEXT = 30_000;

export type FormState = 'loading' | 'working' | 'done' | 'empty' | 'error';

/** A tool's form, as its components see it (use-form.ts). */
export interface Form {
  readonly tool: Declared;
  /** The tool's logic; undefined until it has loaded. */
  readonly logic: Logic | undefined;
  readonly props: IslandProps;
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly outcome: Outcome | undefined;
  readonly problem: Problem | undefined;
  readonly notices: readonly string[];
  /** Whether the outcome shown is older than the form's values. */
  readonly stale: boolean;
  readonly state: FormState;
  /** From 0 to 1, while a long run reports it. */
  readonly progress: number | undefined;
  /** The text of the status line, which screen readers read when they are idle. */
  readonly status: string;
  /** The names of the fields that are hidden at the moment, whose values are ignored. */
  readonly hidden: ReadonlySet<string>;
  readonly held: ReadonlyMap<string, string>;
  /** Texts over a megabyte, if the form accepts them as files: only the worker reads them completely. */
  readonly long: ReadonlyMap<string, Blob>;
  readonly takesLong: boolean;
  /** Whether the link's text is locked: `unlock` needs the password. */
  readonly locked: boolean;
  /** Fills the form with the locked text. Resolves to false if the password is wrong or the link is damaged; the form then shows which. */
  unlock(password: string): Promise<boolean>;
  readonly history: readonly Outcome[];
  announce(text: string): void;
  /** Runs the tool now, as the button and Enter do. The values of `instead` replace those of the controls. */
  submit(instead?: Readonly<Record<string, unknown>>): void;
  cancel(): void;
  /** Puts a text into a field, in the view that fits its length, and runs the tool. */
  setText(name: string, text: string | Blob): void;
  /** Like `setText`, for edits in the windowed view, which is not replaced. `now`: does not wait for a pause in typing. */
  edited(name: string, text: string | Blob, now?: boolean): void;
  /** Resolves when the form has its first values. A problem found earlier is shown after that. */
  readonly started: Promise<void>;
  /** Something that belongs to the form is loading: `data-state` waits until the returned function is called. */
  hold(): () => void;
  /** Call when the windowed view is being edited; its text follows with `edited`. */
  editing(): void;
  /** Resolves when the tool's logic and the code that reads the controls have loaded. */
  ready(): Promise<void>;
  /** Fetches what a large text needs, before it arrives. */
  warm(): void;
  /** A control's current value, as typed. */
  valueOf(name: string): string;
  /** Puts canonical values into controls, and runs the tool. */
  setValues(values: Readonly<Record<string, string>>): void;
  clear(): void;
  /** Undoes the last `clear` or link; undefined if there was none, or if something was typed or chosen since. */
  readonly undo: (() => void) | undefined;
  /** The text field whose control has the button 'Clear'; the form's row of buttons then has none. */
  readonly clearAt?: string | undefined;
  /** The field whose control has the button 'Look up' at its end: the `input` of a lookup. */
  readonly askAt?: string | undefined;
  clearHistory(): void;
  reading(): Reading | undefined;
  /** All interface strings, once `words` has loaded them: the page contains only the frequent ones. */
  readonly more: Interface | undefined;
  words(): Promise<Interface>;
  /** Shows a problem that did not come from a run, such as a file that could not be read. */
  fail(problem: Problem): void;
}
