import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { controlOf, rawOf, restoreTyped, setControl, typedState, wasTouched, type HeldTexts } from './controls';
import type { Outcome } from './plain';
import type { IslandProps } from './props';
import type { Reading } from './read';
import { applies, canonicalValue } from './values';
import type { Logic, Runner } from './runner';
import { choiceLabel } from './say';
import type { Declared } from './tool';
import { problem, type Problem } from './words';

/** Longer texts are shown through the windowed view: a text area costs about a second a megabyte. */
export const LARGE_TEXT = 30_000;
/** Above this a pause in typing is awaited before the next run. */
const DEBOUNCE_ABOVE = 20_000;
const DEBOUNCE_MS = 200;
/** This tab remembers what was typed up to here; more would make every key slow. */
const KEPT_LIMIT = 1_000_000;
const HISTORY = 50;

export type FormState = 'loading' | 'working' | 'done' | 'empty' | 'error';

export type { Logic } from './runner';

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
  readonly history: readonly Outcome[];
  announce(text: string): void;
  /** Runs the tool now: the button, Enter. An own component may put values in place of what the controls hold. */
  submit(instead?: Readonly<Record<string, unknown>>): void;
  cancel(): void;
  /** Puts a text into a field, in whichever view fits its length, and runs. */
  setText(name: string, text: string): void;
  /** As `setText`, for the windowed view's own edits: the view is not replaced. */
  edited(name: string, text: string): void;
  /** The tool's logic, and what reads the controls, are here. */
  ready(): Promise<void>;
  /** A large text is about to come: whatever it needs is fetched ahead. */
  warm(): void;
  /** What a control holds now, as it is typed. */
  valueOf(name: string): string;
  /** Puts canonical values into controls, and runs. */
  setValues(values: Readonly<Record<string, string>>): void;
  clear(): void;
  clearHistory(): void;
  reading(): Reading | undefined;
  /** Something went wrong outside a run: a file that could not be read. */
  fail(problem: Problem): void;
}

/** The state of a tool's form: what every kind and every own component is built on. */
export function useForm(source: Logic | (() => Promise<Logic>), props: IslandProps): Form {
  const tool = props.declared;
  const ref = useRef<HTMLFormElement>(null);
  const held = useRef<HeldTexts>(new Map());
  const [heldNow, setHeldNow] = useState<ReadonlyMap<string, string>>(new Map());
  const [outcome, setOutcome] = useState<Outcome>();
  const [found, setFound] = useState<Problem>();
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [stale, setStale] = useState(false);
  const [state, setState] = useState<FormState>('loading');
  const [progress, setProgress] = useState<number>();
  const [status, announce] = useState('');
  const [history, setHistory] = useState<readonly Outcome[]>([]);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() =>
    hiddenIn(tool, (name) => presetRaw(tool, props, name)),
  );
  const load = useMemo(() => once(source), [source]);
  const [logic, setLogic] = useState<Logic>();
  const engine = useRef<typeof import('./engine')>(undefined);
  const runner = useRef<Runner>(undefined);
  const ready = useMemo(
    () => async () => {
      const [loaded, parts] = await Promise.all([load(), import('./engine')]);
      engine.current = parts;
      runner.current ??= parts.makeRunner(props.id, load, props.lang);
      setLogic(() => loaded);
      return { ...parts, runner: runner.current, logic: loaded };
    },
    [load, props.id, props.lang],
  );
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const raw = useCallback((name: string) => (ref.current ? rawOf(ref.current, held.current, name) : undefined), []);
  const reading = useCallback(
    () => (ref.current ? engine.current?.readForm(tool.fields, raw, props.lang) : undefined),
    [tool, props.lang, raw],
  );

  // `data-state` is written by hand: tests and styles must see 'working' the moment a key is pressed, before React renders.
  const mark = useCallback((next: FormState) => {
    if (ref.current) ref.current.dataset.state = next;
    setState(next);
  }, []);
  useLayoutEffect(() => {
    if (ref.current) ref.current.dataset.state = state;
  });

  const run = useCallback(
    async (instead: Readonly<Record<string, unknown>> = {}) => {
      const form = ref.current;
      if (!form) return;
      const own = ++latest.current;
      setHidden((before) => sameSet(before, hiddenIn(tool, raw)));
      remember(form, held.current, tool);
      mark('working');
      try {
        const parts = await ready();
        if (own !== latest.current) return;
        const read = parts.readForm(tool.fields, raw, props.lang);
        if (read.problem || read.empty) {
          parts.runner.cancel();
          setProgress(undefined);
          setFound(read.problem);
          if (read.empty && !read.problem) setOutcome(undefined);
          setStale(read.problem !== undefined);
          mark(read.problem ? 'error' : 'empty');
          return;
        }
        const next = await parts.runner.run(
          { ...read.values, ...instead },
          (part) => own === latest.current && setProgress(part),
        );
        if (own !== latest.current) return;
        const failed = next.problem !== undefined && Object.keys(next.values).length === 0;
        if (!failed) setOutcome(next);
        setFound(next.problem);
        setStale(failed);
        setProgress(undefined);
        if (!failed && !next.empty && tool.kind === 'generator' && !tool.secret)
          setHistory((past) => [next, ...past].slice(0, HISTORY));
        mark(next.problem ? 'error' : next.empty || isBlank(next) ? 'empty' : 'done');
      } catch (error) {
        if (own !== latest.current || (error instanceof DOMException && error.name === 'AbortError')) return;
        // A bug of ours: said in a sentence, and logged for whoever mends it. What was typed stays.
        console.error(error);
        setFound(problem('error.unexpected'));
        setStale(true);
        setProgress(undefined);
        mark('error');
      }
    },
    [tool, props.lang, ready, raw, mark],
  );

  const later = useCallback(() => {
    mark('working');
    clearTimeout(timer.current);
    const size = Object.keys(tool.fields).reduce((sum, name) => sum + sizeOf(raw(name)), 0);
    if (size > DEBOUNCE_ABOVE) timer.current = setTimeout(() => void run(), DEBOUNCE_MS);
    else void run();
  }, [tool, raw, run, mark]);

  const setText = useCallback(
    (name: string, text: string) => {
      const control = ref.current && controlOf(ref.current, name);
      const large = text.length > LARGE_TEXT;
      if (large) held.current.set(name, text);
      else held.current.delete(name);
      if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
        control.value = large ? '' : text;
      setHeldNow(new Map(held.current));
      void run();
    },
    [run],
  );

  const edited = useCallback(
    (name: string, text: string) => {
      held.current.set(name, text);
      later();
    },
    [later],
  );

  const setValues = useCallback(
    (values: Readonly<Record<string, string>>) => {
      const form = ref.current;
      if (!form) return;
      const unknown: string[] = [];
      for (const [name, value] of Object.entries(values)) {
        const field = tool.fields[name];
        if (!field) continue;
        if (value.length > LARGE_TEXT && field.type === 'text') held.current.set(name, value);
        else {
          held.current.delete(name);
          if (!setControl(form, name, field, value, props.lang)) {
            const used = choiceLabel(props.strings, name, String(rawOf(form, held.current, name)));
            unknown.push(props.words['error.choice'].replace('{value}', value).replace('{used}', used));
          }
        }
      }
      setNotices(unknown);
      setHeldNow(new Map(held.current));
      void run();
    },
    [tool, props, run],
  );

  const reset = useCallback(() => {
    held.current.clear();
    ref.current?.reset();
  }, []);

  const applyFragment = useCallback(async () => {
    const params: Record<string, string> = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    const names = Object.keys(params).filter((name) => name in tool.fields || name === 'z');
    if (names.length === 0) return false;
    mark('working');
    reset();
    if (params.z !== undefined && 'input' in tool.fields) {
      const { unpack } = await import('../lib/link');
      const text = await unpack(params.z);
      if (text === undefined) {
        setFound(problem('error.linkDamaged'));
        mark('error');
        return true;
      }
      params.input = text;
    }
    setValues({ ...(tool.fills && filledBy((await ready()).logic, tool, params)), ...params });
    return true;
  }, [tool, ready, reset, setValues, mark]);

  const start = useCallback(async () => {
    const form = ref.current;
    if (!form) return;
    if (await applyFragment()) return;
    const kept = wasTouched(form) ? undefined : remembered(tool);
    if (kept) {
      for (const [name, text] of Object.entries(kept)) {
        if (tool.fields[name]?.type === 'text' && text.length > LARGE_TEXT) held.current.set(name, text);
      }
      restoreTyped(
        form,
        tool.fields,
        Object.fromEntries(Object.entries(kept).filter(([name]) => !held.current.has(name))),
      );
      setHeldNow(new Map(held.current));
    }
    if (tool.button === 'lookup') mark('empty');
    else await run();
  }, [tool, applyFragment, run, mark]);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    void start();
    const onInput = (event: Event) => {
      const control = event.target;
      if (control instanceof HTMLTextAreaElement && control.value.length > LARGE_TEXT && control.name in tool.fields) {
        setText(control.name, control.value);
        return;
      }
      setNotices([]);
      const name = control instanceof Element ? (control.getAttribute('name') ?? '') : '';
      if (tool.fields[name] === undefined) return;
      if (tool.button === 'lookup') setHidden((before) => sameSet(before, hiddenIn(tool, raw)));
      else if (!tool.fills) later();
      else {
        mark('working');
        void ready().then(({ logic: { fills } }) => {
          const typed = Object.fromEntries(Object.keys(tool.fields).map((field) => [field, raw(field)]));
          for (const [field, value] of Object.entries(fills?.(name, typed) ?? {})) {
            const declared = tool.fields[field];
            if (declared) setControl(form, field, declared, value, props.lang);
          }
          later();
        });
      }
    };
    const onHash = () => void applyFragment();
    form.addEventListener('input', onInput);
    window.addEventListener('hashchange', onHash);
    return () => {
      form.removeEventListener('input', onInput);
      window.removeEventListener('hashchange', onHash);
      // The runner of this very form, whichever it is by now.
      runner.current?.cancel();
    };
  }, [tool, props.lang, raw, ready, mark, start, later, setText, applyFragment]);

  return {
    tool,
    logic,
    props,
    ref,
    outcome,
    problem: found,
    notices,
    stale,
    state,
    progress,
    status,
    hidden,
    held: heldNow,
    history,
    announce,
    ready: async () => void (await ready()),
    warm: () => void ready().then(({ runner }) => runner.warm()),
    valueOf: (name) => String(raw(name) ?? ''),
    submit: (instead) => void run(instead),
    cancel: () => {
      latest.current++;
      runner.current?.cancel();
      setProgress(undefined);
      announce(props.words['status.cancelled']);
      mark(outcome ? 'done' : 'empty');
      setStale(outcome !== undefined);
    },
    setText,
    edited,
    setValues,
    clear: () => {
      reset();
      for (const [name, field] of Object.entries(tool.fields)) {
        if ((field.type === 'text' || field.type === 'line') && !field.hidden && ref.current) {
          setControl(ref.current, name, field, '', props.lang);
        }
      }
      setNotices([]);
      setHeldNow(new Map());
      if (location.hash) window.history.replaceState(null, '', location.pathname + location.search);
      void run();
    },
    clearHistory: () => setHistory([]),
    reading,
    fail: (failure) => {
      setFound(failure);
      setStale(outcome !== undefined);
      mark('error');
    },
  };
}

/** Fields that follow from a link's own: `country=DE` alone has Germany's rate, not the page's. */
function filledBy(logic: Logic, tool: Declared, params: Readonly<Record<string, string>>): Record<string, string> {
  const values = {
    ...Object.fromEntries(Object.entries(tool.fields).map(([name, field]) => [name, field.initial])),
    ...params,
  };
  return Object.assign({}, ...Object.keys(params).map((name) => logic.fills?.(name, values)));
}

/** A module is asked for once, however many runs wait for it; one that failed to load is asked for again. */
function once(source: Logic | (() => Promise<Logic>)): () => Promise<Logic> {
  if (typeof source !== 'function') return () => Promise.resolve(source);
  let loading: Promise<Logic> | undefined;
  return () =>
    (loading ??= source().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

const sizeOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** What the page's preset puts into a control, before there is a form to ask. */
function presetRaw(tool: Declared, props: IslandProps, name: string): string | boolean {
  const field = tool.fields[name];
  const value = props.preset[name] ?? canonicalValue(field?.initial);
  return field?.type === 'flag' ? value === 'true' : value;
}

function hiddenIn(tool: Declared, raw: Parameters<typeof applies>[2]): ReadonlySet<string> {
  return new Set(
    Object.entries(tool.fields)
      .filter(([, field]) => !applies(field, tool.fields, raw))
      .map(([name]) => name),
  );
}

const sameSet = <T>(before: ReadonlySet<T>, after: ReadonlySet<T>): ReadonlySet<T> =>
  before.size === after.size && [...after].every((item) => before.has(item)) ? before : after;

/** Every output is blank: an empty text, no items, no figures. */
function isBlank(outcome: Outcome): boolean {
  const values = Object.values(outcome.values);
  return values.every((value) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0));
}

const storageKey = () => `form:${location.pathname}`;

function remember(form: HTMLFormElement, held: HeldTexts, tool: Declared): void {
  if (tool.secret) return;
  const state = typedState(form, held, tool.fields);
  try {
    const text = JSON.stringify(state);
    if (text.length <= KEPT_LIMIT) sessionStorage.setItem(storageKey(), text);
  } catch {
    // Storage is full or switched off: the form itself still holds everything.
  }
}

function remembered(tool: Declared): Record<string, string> | undefined {
  try {
    const state: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null');
    if (typeof state !== 'object' || state === null) return undefined;
    return Object.fromEntries(
      Object.entries(state).filter(
        (entry): entry is [string, string] => entry[0] in tool.fields && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return undefined;
  }
}
