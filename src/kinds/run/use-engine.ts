import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import type { IslandProps } from '../contract/island-props';
import { readForm } from '../contract/read-values';
import { remembered, restoreTyped } from '../form/remembered-values';
import { makeRunner, type Logic, type Runner } from './runner';

const engine = { readForm, remembered, restoreTyped };
type Loaded = typeof engine & { readonly runner: Runner; readonly logic: Logic };

export interface Engine {
  /** The tool's logic, once it has loaded. */
  readonly logic: Logic | undefined;
  /** Everything that `ready` loads; undefined until then. */
  readonly loaded: RefObject<Loaded | undefined>;
  ready(): Promise<Loaded>;
  /** Aborts the current run. */
  cancel(): void;
}

/** Loads a tool's logic and provides it with a runner. A tool with much code passes a function that imports its logic. */
export function useEngine(source: Logic | (() => Promise<Logic>), props: IslandProps, long: boolean): Engine {
  const { id, lang } = props;
  const load = useMemo(() => once(source), [source]);
  const [logic, setLogic] = useState<Logic>();
  const loaded = useRef<Loaded>(undefined);
  const ready = useCallback(async () => {
    // Checked first, because even the import of a loaded module resolves only after the tasks already queued.
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

/** Loads a module only once, even if several runs wait for it; after a failure the next call tries again. */
function once(source: Logic | (() => Promise<Logic>)): () => Promise<Logic> {
  if (typeof source !== 'function') return () => Promise.resolve(source);
  let loading: Promise<Logic> | undefined;
  return () =>
    (loading ??= source().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
