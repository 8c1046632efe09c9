import { useCallback, useRef, useState } from 'react';
import type { Unpacked } from '../../core/bytes/link-payload';
import type { IslandProps } from '../contract/island-props';
import type { Engine } from '../run/use-engine';
import type { Running } from '../run/use-run';
import { problem } from '../contract/messages';

type Fault = NonNullable<Unpacked['fault']>;

const FAULTS = { damaged: 'error.linkDamaged', tooLarge: 'error.linkTooLarge', locked: 'error.linkLocked' } as const;
/** Keys of a fragment that stand for the packed, or locked, `input`. */
const PACKED = ['z', 'e'];

export interface Link {
  /** Lays the address's fragment into the form: none there, done, or what is wrong with it. */
  apply(): Promise<'none' | 'applied' | Fault>;
  /** Says what is wrong with a link. */
  tell(fault: Fault): Promise<void>;
  readonly locked: boolean;
  unlock(password: string): Promise<boolean>;
  /** The locked text is no longer wanted. */
  forget(): void;
}

/** What a link puts into a form. `lay` replaces all that the form holds, `setInput` its text. */
export function useLink(
  { declared: tool }: IslandProps,
  ready: Engine['ready'],
  { mark, supersede, report }: Pick<Running, 'mark' | 'supersede' | 'report'>,
  words: () => Promise<unknown>,
  lay: (values: Readonly<Record<string, string>>) => void,
  setInput: (text: string) => void,
): Link {
  const [locked, setLocked] = useState<string>();
  const latest = useRef(0);

  const apply = useCallback(async () => {
    const params: Record<string, string> = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    const known = (name: string) => name in tool.fields || ('input' in tool.fields && PACKED.includes(name));
    if (!Object.keys(params).some(known)) return 'none';
    supersede();
    const own = ++latest.current;
    const [{ readFragment }, { logic }] = await Promise.all([import('./fragment'), ready()]);
    const read = await readFragment(tool, logic, params);
    // Another link has come while this one was unpacked, or the form was emptied.
    if (own !== latest.current) return 'applied';
    // A damaged link changes nothing of what is typed.
    if (read.fault) return read.fault;
    if (read.locked) await words();
    setLocked(read.locked);
    lay(read.values);
    return 'applied';
  }, [tool, ready, supersede, words, lay]);

  const tell = useCallback(
    async (fault: Fault) => {
      await words();
      report(problem(FAULTS[fault]));
    },
    [report, words],
  );

  return {
    apply,
    tell,
    locked: locked !== undefined,
    unlock: async (password) => {
      if (locked === undefined) return false;
      mark('working');
      const link = await import('../../core/bytes/link-payload');
      const unpacked = await link.unlock(locked, password);
      if (unpacked.fault) {
        await tell(unpacked.fault);
        return false;
      }
      setLocked(undefined);
      setInput(unpacked.text);
      return true;
    },
    forget: () => {
      latest.current++;
      setLocked(undefined);
    },
  };
}
