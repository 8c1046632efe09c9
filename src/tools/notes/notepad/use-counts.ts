import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Runner } from '../../../kinds/run/runner';
import type { IslandProps } from '../../../kinds/contract/island-props';

export type Counts = Readonly<Record<'chars' | 'words' | 'lines' | 'bytes', number>>;
export const COUNTS = ['words', 'chars', 'lines', 'bytes'] as const;

/** Longer texts are counted after a pause in typing; above 50,000 characters, in a worker. */
const DEBOUNCE_ABOVE = 20_000;
const DEBOUNCE_MS = 300;

/** Counts the note with the tool's own `run`, and sets `form.dataset.state` like other tools' forms. */
export function useCounts(
  props: IslandProps,
  form: RefObject<HTMLFormElement | null>,
  text: () => string,
): readonly [counts: Counts | undefined, recount: () => void] {
  const [counts, setCounts] = useState<Counts>();
  const runner = useRef<Promise<Runner>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const read = useRef(text);
  read.current = text;

  const count = useCallback(async () => {
    const own = ++latest.current;
    const load = async () => (await import('./tool')).default;
    runner.current ??= import('../../../kinds/run/engine').then(({ makeRunner }) =>
      makeRunner(props.id, load, props.lang, false),
    );
    const input = read.current();
    try {
      const { values } = await (await runner.current).run({ input }, () => {});
      if (own !== latest.current) return;
      const { chars, words, lines, bytes } = values;
      setCounts({ chars: Number(chars), words: Number(words), lines: Number(lines), bytes: Number(bytes) });
      if (form.current) form.current.dataset.state = input === '' ? 'empty' : 'done';
    } catch (error) {
      if (own !== latest.current || (error instanceof DOMException && error.name === 'AbortError')) return;
      // Only the counts are missing: editing still works.
      console.error(error);
      if (form.current) form.current.dataset.state = 'error';
    }
  }, [props.id, props.lang, form]);

  const recount = useCallback(() => {
    if (form.current) form.current.dataset.state = 'working';
    clearTimeout(timer.current);
    if (read.current().length > DEBOUNCE_ABOVE) timer.current = setTimeout(() => void count(), DEBOUNCE_MS);
    else void count();
  }, [count, form]);

  return [counts, recount];
}
