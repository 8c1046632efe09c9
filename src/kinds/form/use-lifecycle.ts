import { useCallback, useEffect, useState, type RefObject } from 'react';
import { holdLongTexts } from './first-values';
import { watchPage } from './page-events';
import { LARGE_TEXT } from './form';
import type { IslandProps } from '../contract/island-props';
import type { Engine } from '../run/use-engine';
import type { Running } from '../run/use-run';
import type { Pending } from './pending';
import type { FirstValues } from './use-first-values';
import type { Link } from './use-link';
import type { Texts } from './use-texts';
import type { Undo } from './use-undo';
import type { FormValues } from './use-values';

interface Parts {
  readonly props: IslandProps;
  readonly texts: Texts;
  readonly engine: Engine;
  readonly pending: Pending;
  readonly running: Running;
  readonly values: FormValues;
  readonly undo: Undo;
  readonly first: FirstValues;
  readonly link: Link;
}

/** Starts a form, and listens to its events and the page's links until it leaves the page. Returns when it has started. */
export function useLifecycle(ref: RefObject<HTMLFormElement | null>, parts: Parts): Promise<void> {
  const [started] = useState(() => Promise.withResolvers<void>());
  const start = useStart(ref, parts);
  const onInput = useInput(parts);
  const { apply, tell } = parts.link;
  const { cancel } = parts.engine;
  const dropHere = parts.props.words['action.drop'];

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const left = new AbortController();
    void start().finally(() => {
      started.resolve();
      watchPage(form, dropHere, left.signal);
      // The site's low-priority requests wait for this event (islands/site/when-quiet.ts).
      form.dispatchEvent(new Event('ready', { bubbles: true }));
    });
    const onFormInput = (event: Event) => onInput(form, event);
    const onHash = () =>
      void apply().then((linked) => {
        form.dispatchEvent(new Event('linked'));
        if (linked !== 'none' && linked !== 'applied') void tell(linked);
      });
    form.addEventListener('input', onFormInput);
    window.addEventListener('hashchange', onHash);
    return () => {
      left.abort();
      form.removeEventListener('input', onFormInput);
      window.removeEventListener('hashchange', onHash);
      cancel();
    };
  }, [ref, start, started, onInput, apply, tell, cancel, dropHere]);

  return started.promise;
}

/** The first values, then the first run. A link's fault is shown after it. */
function useStart(
  ref: RefObject<HTMLFormElement | null>,
  { props: { declared: tool }, texts, pending, running, first, link }: Parts,
): () => Promise<void> {
  const { hold, raw, show } = texts;
  const { begin } = running;
  const { restore } = first;
  const { apply, tell } = link;
  return useCallback(async () => {
    const form = ref.current;
    if (!form) return;
    const release = pending.hold();
    try {
      const linked = await apply();
      if (linked !== 'applied') await restore(form);
      holdLongTexts(form, tool, hold);
      show();
      // A lookup waits for its button, except where the empty form already asks for something.
      const isFilled = Object.keys(tool.fields).some((name) => typeof raw(name) === 'string' && raw(name) !== '');
      const run = begin(tool.button === 'lookup' && (!tool.eager || isFilled));
      release();
      await run;
      if (linked !== 'none' && linked !== 'applied') await tell(linked);
    } finally {
      release();
    }
  }, [ref, tool, pending, hold, raw, show, begin, restore, apply, tell]);
}

/** What follows from typing or choosing: a text that is too long for its control moves, other fields are filled in, the tool runs. */
function useInput({
  props: { declared: tool },
  engine,
  running,
  values,
  undo,
  first,
}: Parts): (form: HTMLFormElement, event: Event) => void {
  const { ready } = engine;
  const { mark, later, lookAgain } = running;
  const { setText, clearNotices } = values;
  const { drop } = undo;
  const { laid, follow } = first;
  return useCallback(
    (form, { target: control }) => {
      // The first run reads it together with the other initial values.
      if (!laid.current) return;
      if (control instanceof HTMLTextAreaElement && control.value.length > LARGE_TEXT && control.name in tool.fields) {
        drop();
        setText(control.name, control.value);
        return;
      }
      const name = control instanceof Element ? (control.getAttribute('name') ?? '') : '';
      // A control of the tool's own component: rendering here would reset its value before React's own listener reads it.
      if (tool.fields[name] === undefined) return;
      clearNotices();
      drop();
      if (tool.button === 'lookup') lookAgain();
      else if (!tool.fills) later();
      else {
        mark('working');
        void ready().then(() => {
          follow(form, [name]);
          later();
        });
      }
    },
    [tool, ready, mark, later, lookAgain, setText, clearNotices, drop, laid, follow],
  );
}
