import { useCallback, useMemo, useRef, useState } from 'react';
import type { Interface } from '../../i18n/en';
import { hasMessage } from '../contract/format-message';
import type { AnyStrings, IslandProps } from '../contract/island-props';
import type { Message } from '../contract/messages';

type AnyMessage = Message<'problem' | 'note' | 'step', string>;

export interface MessageLoader {
  /** The page's props, plus the messages that have been loaded. */
  readonly props: IslandProps;
  /** All interface strings, once they have been loaded. */
  readonly more: Interface | undefined;
  /** Loads all interface strings. */
  words(): Promise<Interface>;
  /** Loads those of the messages that aren't loaded yet. Returns undefined if all of them are, so that nothing has to wait. */
  prepare(sayings: readonly AnyMessage[]): Promise<unknown> | undefined;
}

/** Loads messages with the first one that is needed: a page contains only labels, hints, choices, placeholders and terms. */
export function useMessages(props: IslandProps): MessageLoader {
  const { lang, loadStrings } = props;
  const [more, setMore] = useState<Interface>();
  const [own, setOwn] = useState<Pick<AnyStrings, 'problems' | 'notes' | 'steps'>>();
  const loaded = useRef(props);

  const words = useCallback(async () => {
    const all = await (await import('./all-ui-strings')).allUiStrings(lang);
    loaded.current = { ...loaded.current, words: { ...loaded.current.words, ...all } };
    setMore(all);
    return all;
  }, [lang]);

  const messages = useCallback(async () => {
    const { problems = {}, notes = {}, steps = {} } = (await loadStrings?.(lang)) ?? {};
    const all = { problems, notes, steps };
    loaded.current = { ...loaded.current, strings: { ...loaded.current.strings, ...all } };
    setOwn(all);
  }, [loadStrings, lang]);

  const prepare = useCallback(
    (sayings: readonly AnyMessage[]) => {
      const missing = sayings.filter((saying) => !hasMessage(saying, loaded.current));
      if (missing.length === 0) return undefined;
      // The codes of interface strings contain a dot: 'error.min'.
      const shared = missing.some(({ code }) => code.includes('.'));
      const ofTool = missing.some(({ code }) => !code.includes('.'));
      return Promise.all([shared && words(), ofTool && messages()]);
    },
    [words, messages],
  );

  const shown = useMemo(
    () => ({ ...props, words: { ...props.words, ...more }, strings: { ...props.strings, ...own } }),
    [props, more, own],
  );
  return { props: more || own ? shown : props, more, words, prepare };
}
