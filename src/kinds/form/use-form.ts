import { useCallback, useRef, useState } from 'react';
import type { Form } from './form';
import { fetchLargeText } from '../parts/long-text/LargeText';
import { makePending } from './pending';
import type { IslandProps } from '../contract/island-props';
import type { Logic } from '../run/runner';
import { useEngine, type Engine } from '../run/use-engine';
import { useFirstValues } from './use-first-values';
import { useLifecycle } from './use-lifecycle';
import { useLink } from './use-link';
import { useMessages } from './use-messages';
import { useRun, type Running } from '../run/use-run';
import { useTexts } from './use-texts';
import { removeFragment, useUndo } from './use-undo';
import { useValues } from './use-values';

interface FormOptions {
  /** Texts over a megabyte travel as bytes (core/text/long-text): for forms whose parts ask for no whole text. */
  readonly long?: boolean;
}

/**
 * The state of a tool's form. Every kind and every tool's own component is built on it. Each part is a hook: running the
 * tool (`useRun`), values (`useValues`), first values (`useFirstValues`), links (`useLink`), events (`useLifecycle`).
 */
export function useForm(
  source: Logic | (() => Promise<Logic>),
  props: IslandProps,
  { long: takesLong = false }: FormOptions = {},
): Form {
  const { declared: tool, lang } = props;
  const ref = useRef<HTMLFormElement>(null);
  const [pending] = useState(() => makePending(() => ref.current));
  const [status, announce] = useState('');
  const texts = useTexts(ref);
  const engine = useEngine(source, props, takesLong);
  const messages = useMessages(props);
  const running = useRun(props, ref, engine, texts, pending, messages.prepare);
  const { run } = running;
  const undo = useUndo(ref, tool, texts, run);
  const values = useValues(ref, props, texts, run, messages.words);
  const { setText } = values;
  const first = useFirstValues(ref, props, engine, texts, values, undo, run);
  const setInput = useCallback((text: string) => setText('input', text), [setText]);
  const link = useLink(props, engine.ready, running, messages.words, first.lay, setInput, takesLong);
  const started = useLifecycle(ref, { props, texts, engine, pending, running, values, undo, first, link });

  return {
    // The tool and its strings
    tool,
    logic: engine.logic,
    ready: async () => void (await engine.ready()),
    props: messages.props,
    more: messages.more,
    words: messages.words,
    ref,

    // The last run
    ...shownOf(running),
    submit: (instead) => void run(instead),
    cancel: () => {
      running.cancel();
      announce(props.words['status.cancelled']);
    },

    // What the form waits for
    started,
    hold: pending.hold,
    editing: () => running.mark('working'),
    warm: () => warmUp(engine),
    status,
    announce,

    // Values
    held: texts.shown.held,
    long: texts.shown.long,
    takesLong,
    notices: values.notices,
    setText,
    setValues: values.setValues,
    edited: (name, text, now) => {
      texts.hold(name, text);
      if (now) void run();
      else running.later();
    },
    valueOf: (name) => typed(texts.raw(name)),
    reading: () =>
      ref.current
        ? engine.loaded.current?.readForm(tool.fields, texts.raw, lang, tool.kind === 'calculator')
        : undefined,
    undo: undo.undo,
    clear: () => {
      undo.keep();
      values.empty();
      link.forget();
      texts.show();
      removeFragment();
      void run();
    },

    // Links
    locked: link.locked,
    unlock: link.unlock,
  };
}

/** What components see of the last run. */
function shownOf(running: Running): Pick<Form, Exclude<keyof Form & keyof Running, 'cancel'>> {
  const { outcome, problem, stale, state, progress, hidden, history, clearHistory, fail } = running;
  return { outcome, problem, stale, state, progress, hidden, history, clearHistory, fail };
}

/** Fetches what a large text needs. */
function warmUp({ ready }: Engine): void {
  void ready().then(({ runner }) => runner.warm());
  void fetchLargeText();
}

const typed = (value: unknown): string => (value instanceof Blob ? '' : String(value ?? ''));
