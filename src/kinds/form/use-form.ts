import { useCallback, useRef, useState } from 'react';
import type { Form } from './form';
import { fetchLargeText } from '../parts/long-text/LargeText';
import { makePending } from './pending';
import type { IslandProps } from '../contract/island-props';
import type { Logic } from '../run/runner';
import { useEngine } from '../run/use-engine';
import { useFirstValues } from './use-first-values';
import { useLifecycle } from './use-lifecycle';
import { useLink } from './use-link';
import { useMessages } from './use-messages';
import { useRun } from '../run/use-run';
import { useTexts } from './use-texts';
import { useUndo } from './use-undo';
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
    outcome: running.outcome,
    problem: running.problem,
    stale: running.stale,
    state: running.state,
    progress: running.progress,
    hidden: running.hidden,
    history: running.history,
    clearHistory: running.clearHistory,
    fail: running.fail,
    submit: (instead) => void run(instead),
    cancel: () => {
      running.cancel();
      announce(props.words['status.cancelled']);
    },

    // What the form waits for
    started,
    hold: pending.hold,
    editing: () => running.mark('working'),
    warm: () => {
      void engine.ready().then(({ runner }) => runner.warm());
      void fetchLargeText();
    },
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
    valueOf: (name) => {
      const value = texts.raw(name);
      return value instanceof Blob ? '' : String(value ?? '');
    },
    reading: () => (ref.current ? engine.loaded.current?.readForm(tool.fields, texts.raw, lang) : undefined),
    undo: undo.undo,
    clear: () => {
      undo.keep();
      values.empty();
      link.forget();
      texts.show();
      if (location.hash) window.history.replaceState(null, '', location.pathname + location.search);
      void run();
    },

    // Links
    locked: link.locked,
    unlock: link.unlock,
  };
}
