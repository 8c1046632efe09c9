import { useCallback, useRef, useState } from 'react';
import type { FragmentFault } from './fragment';
import type { IslandProps } from '../contract/island-props';
import type { Engine } from '../run/use-engine';
import type { Running } from '../run/use-run';
import { HANDED } from './handed-key';
import type { HandedValues } from '../../storage/handed';
import { problem } from '../contract/messages';

const FAULTS = {
  damaged: 'error.linkDamaged',
  tooLarge: 'error.linkTooLarge',
  locked: 'error.linkLocked',
  gone: 'error.handedGone',
} as const;
/** Keys of a fragment that contain a packed or locked `input`. */
const PACKED = ['z', 'e'];

export interface Link {
  /** Applies the URL's fragment to the form. Returns whether there was one, or what is wrong with it. */
  apply(): Promise<'none' | 'applied' | FragmentFault>;
  /** Shows what is wrong with a link. */
  tell(fault: FragmentFault): Promise<void>;
  readonly locked: boolean;
  unlock(password: string): Promise<boolean>;
  /** Discards the locked text, and a link that is still being unpacked. */
  forget(): void;
}

/** Applies links to a form. `lay` replaces all of the form's values, `setInput` its text. */
export function useLink(
  { declared: tool, preset }: IslandProps,
  ready: Engine['ready'],
  { mark, supersede, report }: Pick<Running, 'mark' | 'supersede' | 'report'>,
  words: () => Promise<unknown>,
  lay: (values: HandedValues) => void,
  setInput: (text: string) => void,
  takesLong: boolean,
): Link {
  const [locked, setLocked] = useState<string>();
  const latest = useRef(0);

  const apply = useCallback(async () => {
    const params: Record<string, string> = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    const known = (name: string) =>
      name in tool.fields || name === HANDED || ('input' in tool.fields && PACKED.includes(name));
    if (!Object.keys(params).some(known)) return 'none';
    supersede();
    const own = ++latest.current;
    const [{ readFragment }, { logic }] = await Promise.all([import('./fragment'), ready()]);
    const read = await readFragment(tool, logic, params, preset, takesLong);
    // While this link was being unpacked, another was opened, or the form was cleared.
    if (own !== latest.current) return 'applied';
    // A damaged link leaves the form unchanged.
    if (read.fault) return read.fault;
    if (read.locked) await words();
    setLocked(read.locked);
    lay(read.values);
    return 'applied';
  }, [tool, preset, ready, supersede, words, lay, takesLong]);

  const tell = useCallback(
    async (fault: FragmentFault) => {
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
