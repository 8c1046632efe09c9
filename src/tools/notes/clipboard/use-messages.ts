import { useMemo, useState } from 'react';

export interface Messages {
  /** What is wrong. */
  readonly alert: string;
  /** What deserves a remark. */
  readonly note: string;
  /** What was done. */
  readonly status: string;
  /** Another number for each: the same thing done twice is said twice. */
  readonly turn: number;
}

/** Each takes the place of what was said before. */
export interface Tell {
  readonly alert: (sentence: string) => void;
  readonly note: (sentence: string) => void;
  readonly status: (sentence: string) => void;
  readonly nothing: () => void;
}

const NOTHING: Messages = { alert: '', note: '', status: '', turn: 0 };

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
