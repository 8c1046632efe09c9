import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { IslandProps } from '../contract/island-props';
import { readForm } from '../contract/read-values';
import { remembered, restoreTyped } from '../form/remembered-values';
import { makeRunner, type Logic, type Runner } from './runner';

const engine = { readForm, remembered, restoreTyped };
type Loaded = typeof engine & { readonly runner: Runner; readonly logic: Logic };

export interface Engine {
  /** The tool's logic, once it is here. */
  readonly logic: Logic | undefined;
  /** What has been loaded so far. */
  readonly loaded: RefObject<Loaded | undefined>;
  ready(): Promise<Loaded>;
  /** Ends the run under way. */
  cancel(): void;
}

/** A tool's logic, with what reads the controls and runs it. A tool with much code hands over how it is fetched. */
export function useEngine(source: Logic | (() => Promise<Logic>), props: IslandProps, long: boolean): Engine {
  const { id, lang } = props;
  const load = useMemo(() => once(source), [source]);
  const [logic, setLogic] = useState<Logic>();
  const loaded = useRef<Loaded>(undefined);
  const ready = useCallback(async () => {
    // Asked first: an import takes its turn behind whatever the page has to do, even of a module that is here.
    if (!loaded.current) {
      const own = await load();
      loaded.current ??= { ...engine, runner: makeRunner(id, load, lang, long), logic: own };
      setLogic(() => own);
    }
    return loaded.current;
  }, [load, id, lang, long]);
  const cancel = useCallback(() => loaded.current?.runner.cancel(), []);
  return { logic, loaded, ready, cancel };
}

/** A module is asked for once, however many runs wait for it; one that failed to load is asked for again. */
function once(source: Logic | (() => Promise<Logic>)): () => Promise<Logic> {
  if (typeof source !== 'function') return () => Promise.resolve(source);
  let loading: Promise<Logic> | undefined;
  return () =>
    (loading ??= source().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
