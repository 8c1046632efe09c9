import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/format';
import { controlOf, rawOf, resetControls, setControl } from './controls';
import { fillFields, holdLongTexts, touchedFields } from './first-values';
import { LARGE_TEXT, type Form } from './form';
import { storageKey } from './form-memory';
import { fetchLargeText } from '../parts/long-text/LargeText';
import { makePending } from './pending';
import type { IslandProps } from '../contract/island-props';
import type { Logic } from '../run/runner';
import { choiceLabel } from '../contract/format-message';
import { useEngine } from '../run/use-engine';
import { useLink } from './use-link';
import { useMessages } from './use-messages';
import { useRun } from '../run/use-run';
import { useTexts } from './use-texts';

interface FormOptions {
  /** Texts over a megabyte travel as bytes (core/text/long-text): for forms whose parts ask for no whole text. */
  readonly long?: boolean;
}

/** The state of a tool's form. Every kind and every tool's own component is built on it. */
export function useForm(
  source: Logic | (() => Promise<Logic>),
  props: IslandProps,
  { long: takesLong = false }: FormOptions = {},
): Form {
  const { declared: tool, lang, strings } = props;
  const ref = useRef<HTMLFormElement>(null);
  const texts = useTexts(ref);
  const { held, long, hold, show, clear: clearTexts, raw } = texts;
  const engine = useEngine(source, props, takesLong);
  const { logic, loaded, ready, cancel } = engine;
  const [pending] = useState(() => makePending(() => ref.current));
  const messages = useMessages(props);
  const { words, prepare } = messages;
  const running = useRun(props, ref, engine, texts, pending, prepare);
  const { run, begin, later, mark, lookAgain } = running;
  const laid = useRef(false);
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [status, announce] = useState('');
  const [started] = useState(() => Promise.withResolvers<void>());

  const setText = useCallback(
    (name: string, text: string | Blob) => {
      const control = ref.current && controlOf(ref.current, name);
      const large = text instanceof Blob || text.length > LARGE_TEXT;
      hold(name, large ? text : undefined);
      if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
        control.value = large ? '' : text;
      show();
      void run();
    },
    [run, hold, show],
  );

  const putValues = useCallback(
    (values: Readonly<Record<string, string>>) => {
      const form = ref.current;
      if (!form) return;
      const unknown: { value: string; used: string }[] = [];
      for (const [name, value] of Object.entries(values)) {
        const field = tool.fields[name];
        if (!field) continue;
        if (value.length > LARGE_TEXT && field.type === 'text') hold(name, value);
        else {
          hold(name, undefined);
          if (!setControl(form, name, field, value, lang)) {
            const used = choiceLabel(strings, name, String(rawOf(form, held, name)));
            unknown.push({ value, used });
          }
        }
      }
      setNotices([]);
      if (unknown.length > 0)
        void words().then((all) => setNotices(unknown.map((blanks) => fill(all['error.choice'], blanks, lang))));
      show();
    },
    [tool, lang, strings, words, held, hold, show],
  );
  const setValues = useCallback(
    (values: Readonly<Record<string, string>>) => {
      putValues(values);
      void run();
    },
    [putValues, run],
  );

  const reset = useCallback(() => {
    clearTexts();
    if (ref.current) resetControls(ref.current);
  }, [clearTexts]);

  const follow = useCallback(
    (form: HTMLFormElement, changed: Iterable<string>, fixed?: ReadonlySet<string>) =>
      fillFields({ form, tool, fills: loaded.current?.logic.fills, held, lang }, changed, fixed),
    [tool, loaded, held, lang],
  );

  const lay = useCallback(
    (values: Readonly<Record<string, string>>) => {
      const form = ref.current;
      if (!form) return;
      // The first link keeps what the visitor typed or chose in the fields that it doesn't name.
      const touched = laid.current ? undefined : touchedFields(form, tool, { held, long });
      if (!touched) reset();
      laid.current = true;
      putValues(values);
      if (touched) follow(form, touched, new Set([...touched, ...Object.keys(values)]));
      void run();
    },
    [tool, held, long, reset, putValues, follow, run],
  );
  const setInput = useCallback((text: string) => setText('input', text), [setText]);
  const link = useLink(props, ready, running, words, lay, setInput);
  const { apply: applyLink, tell: tellFault } = link;

  const start = useCallback(async () => {
    const form = ref.current;
    if (!form) return;
    const release = pending.hold();
    try {
      const linked = await applyLink();
      if (linked !== 'applied') {
        const parts = hasMemory() || tool.fills ? await ready() : undefined;
        const touched = touchedFields(form, tool, { held, long });
        const kept = parts?.remembered(tool) ?? {};
        // After a reload the browser restores what this tab remembers: the visitor changed nothing.
        const changed = [...touched].filter((name) => String(rawOf(form, held, name)) !== kept[name]);
        laid.current = true;
        const untouched = Object.entries(kept).filter(([name]) => !touched.has(name));
        for (const [name, text] of untouched) {
          if (tool.fields[name]?.type === 'text' && text.length > LARGE_TEXT) hold(name, text);
        }
        parts?.restoreTyped(form, tool.fields, Object.fromEntries(untouched.filter(([name]) => !held.has(name))));
        follow(form, changed, touched);
      }
      holdLongTexts(form, tool, hold);
      show();
      const first = begin(tool.button === 'lookup');
      release();
      await first;
      if (linked !== 'none' && linked !== 'applied') await tellFault(linked);
    } finally {
      release();
    }
  }, [tool, ready, applyLink, begin, follow, tellFault, held, long, hold, show, pending]);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    void start().finally(() => {
      started.resolve();
      // The site's low-priority requests wait for this event (islands/site/when-quiet.ts).
      form.dispatchEvent(new Event('ready', { bubbles: true }));
    });
    const onInput = (event: Event) => {
      // The first run reads it together with the other initial values.
      if (!laid.current) return;
      const control = event.target;
      if (control instanceof HTMLTextAreaElement && control.value.length > LARGE_TEXT && control.name in tool.fields) {
        setText(control.name, control.value);
        return;
      }
      setNotices([]);
      const name = control instanceof Element ? (control.getAttribute('name') ?? '') : '';
      if (tool.fields[name] === undefined) return;
      if (tool.button === 'lookup') lookAgain();
      else if (!tool.fills) later();
      else {
        mark('working');
        void ready().then(() => {
          follow(form, [name]);
          later();
        });
      }
    };
    const onHash = () =>
      void applyLink().then((linked) => {
        if (linked !== 'none' && linked !== 'applied') void tellFault(linked);
      });
    form.addEventListener('input', onInput);
    window.addEventListener('hashchange', onHash);
    return () => {
      form.removeEventListener('input', onInput);
      window.removeEventListener('hashchange', onHash);
      cancel();
    };
  }, [tool, ready, cancel, mark, start, follow, later, lookAgain, setText, applyLink, tellFault, started]);

  return {
    tool,
    logic,
    props: messages.props,
    more: messages.more,
    words,
    ref,
    outcome: running.outcome,
    problem: running.problem,
    notices,
    stale: running.stale,
    state: running.state,
    progress: running.progress,
    status,
    hidden: running.hidden,
    held: texts.shown.held,
    long: texts.shown.long,
    takesLong,
    locked: link.locked,
    unlock: link.unlock,
    history: running.history,
    announce,
    ready: async () => void (await ready()),
    warm: () => {
      void ready().then(({ runner }) => runner.warm());
      void fetchLargeText();
    },
    valueOf: (name) => {
      const value = raw(name);
      return value instanceof Blob ? '' : String(value ?? '');
    },
    submit: (instead) => void run(instead),
    cancel: () => {
      running.cancel();
      announce(props.words['status.cancelled']);
    },
    setText,
    edited: (name, text, now) => {
      hold(name, text);
      if (now) void run();
      else later();
    },
    started: started.promise,
    hold: pending.hold,
    editing: () => mark('working'),
    setValues,
    clear: () => {
      reset();
      for (const [name, field] of Object.entries(tool.fields)) {
        if ((field.type === 'text' || field.type === 'line') && !field.hidden && ref.current) {
          setControl(ref.current, name, field, '', lang);
        }
      }
      setNotices([]);
      link.forget();
      show();
      if (location.hash) window.history.replaceState(null, '', location.pathname + location.search);
      void run();
    },
    clearHistory: running.clearHistory,
    reading: () => (ref.current ? loaded.current?.readForm(tool.fields, raw, lang) : undefined),
    fail: running.fail,
  };
}

/** Whether this tab has stored values of this page's form (form-memory.ts). */
function hasMemory(): boolean {
  try {
    return sessionStorage.getItem(storageKey()) !== null;
  } catch {
    return false;
  }
}
