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
  /** The tool's logic, once it is here. */
  readonly logic: Logic | undefined;
  readonly props: IslandProps;
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly outcome: Outcome | undefined;
  readonly problem: Problem | undefined;
  readonly notices: readonly string[];
  /** The outcome shown is older than what the form holds. */
  readonly stale: boolean;
  readonly state: FormState;
  /** 0 to 1 while a long run reports it. */
  readonly progress: number | undefined;
  /** What the polite status line says. */
  readonly status: string;
  /** Names of the fields that do not count at the moment. */
  readonly hidden: ReadonlySet<string>;
  readonly held: ReadonlyMap<string, string>;
  /** Texts over a megabyte, where the form takes them as files: the worker reads them, and the page never whole. */
  readonly long: ReadonlyMap<string, Blob>;
  readonly takesLong: boolean;
  /** The link's text is locked: `unlock` wants the password. */
  readonly locked: boolean;
  /** Fills the form with the locked text. False: the password is wrong or the link is damaged, and the form shows which. */
  unlock(password: string): Promise<boolean>;
  readonly history: readonly Outcome[];
  announce(text: string): void;
  /** Runs the tool now: the button, Enter. An own component may put values in place of what the controls hold. */
  submit(instead?: Readonly<Record<string, unknown>>): void;
  cancel(): void;
  /** Puts a text into a field, in whichever view fits its length, and runs. */
  setText(name: string, text: string | Blob): void;
  /** As `setText`, for the windowed view's own edits: the view is not replaced. `now`: without a pause in typing. */
  edited(name: string, text: string | Blob, now?: boolean): void;
  /** The form holds what it begins with: what fails earlier is said after it. */
  readonly started: Promise<void>;
  /** Something that belongs to the form is on its way: `data-state` waits until the function returned is called. */
  hold(): () => void;
  /** The windowed view is being edited: its text follows with `edited`. */
  editing(): void;
  /** The tool's logic, and what reads the controls, are here. */
  ready(): Promise<void>;
  /** A large text is about to come: whatever it needs is fetched ahead. */
  warm(): void;
  /** What a control holds now, as it is typed. */
  valueOf(name: string): string;
  /** Puts canonical values into controls, and runs. */
  setValues(values: Readonly<Record<string, string>>): void;
  clear(): void;
  /** Takes back the last `clear` or link; undefined if there is none, or something was typed or chosen since. */
  readonly undo: (() => void) | undefined;
  /** The text field whose control has the button 'Clear', in place of the form's row of buttons. */
  readonly clearAt?: string | undefined;
  clearHistory(): void;
  reading(): Reading | undefined;
  /** All of the interface's words, once they were asked for: the page brings those that most visitors need. */
  readonly more: Interface | undefined;
  words(): Promise<Interface>;
  /** Something went wrong outside a run: a file that could not be read. */
  fail(problem: Problem): void;
}
