import { useMemo, useState } from 'react';

export interface Messages {
  /** An error. */
  readonly alert: string;
  /** A remark. */
  readonly note: string;
  /** What was done. */
  readonly status: string;
  /** Increases with each message, so that the same message twice is announced twice. */
  readonly turn: number;
}

/** Each call replaces the previous message. */
export interface Tell {
  readonly alert: (sentence: string) => void;
  readonly note: (sentence: string) => void;
  readonly status: (sentence: string) => void;
  readonly nothing: () => void;
}

const NOTHING: Messages = { alert: '', note: '', status: '', turn: 0 };

/** The message that is shown, and functions to replace it. */
export function useMessages(): readonly [Messages, Tell] {
  const [messages, setMessages] = useState(NOTHING);
  const tell = useMemo((): Tell => {
    const say = (part: Partial<Messages>) => setMessages(({ turn }) => ({ ...NOTHING, ...part, turn: turn + 1 }));
    return {
      alert: (alert) => say({ alert }),
      note: (note) => say({ note }),
      status: (status) => say({ status }),
      nothing: () => say({}),
    };
  }, []);
  return [messages, tell];
}
