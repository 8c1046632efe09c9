import {
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Form } from '../form/form';

interface NeedsForm {
  readonly form: Form;
}

interface Options<P> {
  /** The part itself, at build: the page then has its HTML. */
  readonly built?: ComponentType<P> | undefined;
  readonly fallback?: ReactNode;
}

/**
 * A part of a form whose code is a chunk of its own. The form counts as loading, or its run as working, until the part is
 * in the document.
 *
 * HTML that the build wrote stays until the code is here, and with it what a visitor has typed into it: React would drop
 * it at the form's first update, so that none reaches the boundary before. A part that comes later is not shown through
 * Suspense, which holds it back for up to 300 ms after the last one.
 */
export function late<P extends NeedsForm>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { built, fallback }: Options<P> = {},
): (props: P) => ReactNode {
  let loaded: ComponentType<P> | undefined = built;
  const fetchPart = async () => {
    loaded ??= (await load()).default;
    return { default: loaded };
  };
  const Part = built ?? lazy(fetchPart);
  const inBoundary = (props: P, tell: () => void) => (
    <Suspense>
      <Part {...props} />
      <Arrived tell={tell} />
    </Suspense>
  );

  function FromBuild(props: P): ReactNode {
    const [arrived, arrive] = useReducer(() => true, false);
    useHold(props.form, !arrived);
    // The same element each time: nothing for React to update.
    const [first] = useState(() => inBoundary(props, arrive));
    return arrived ? inBoundary(props, arrive) : first;
  }

  function Fresh(props: P): ReactNode {
    const [Here, setHere] = useState(() => loaded);
    useHold(props.form, Here === undefined);
    useLayoutEffect(() => {
      if (Here) return;
      void fetchPart().then(
        (part) => setHere(() => part.default),
        (error: unknown) =>
          setHere(() => {
            throw error;
          }),
      );
    }, [Here]);
    return Here ? <Here {...props} /> : fallback;
  }

  return function Late(props) {
    const hydrates = useSyncExternalStore(never, no, yes);
    const [fromBuild] = useState(hydrates);
    return fromBuild ? <FromBuild {...props} /> : <Fresh {...props} />;
  };
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Tells that all of its boundary is in the document. */
function Arrived({ tell }: { tell: () => void }): ReactNode {
  useLayoutEffect(tell, [tell]);
  return null;
}

/** The form's state is not told while `waits`. It is told with the commit that ends the wait, when what is inside has begun to wait for its own. */
export function useHold({ hold }: Pick<Form, 'hold'>, waits: boolean): void {
  const release = useRef<() => void>(undefined);
  const end = useCallback(() => {
    release.current?.();
    release.current = undefined;
  }, []);
  useLayoutEffect(() => {
    if (waits) release.current ??= hold();
    else end();
  }, [waits, hold, end]);
  useLayoutEffect(() => end, [end]);
}
