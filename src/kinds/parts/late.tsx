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
  /** The component itself, at build: the page's HTML then includes it. */
  readonly built?: ComponentType<P> | undefined;
  readonly fallback?: ReactNode;
}

/** Its code can be fetched ahead, for what would move the page if it came after the result. */
export type LateComponent<P> = ((props: P) => ReactNode) & { readonly fetch: () => Promise<unknown> };

/**
 * A component of a form whose code is a separate chunk. Until it is in the document, the form's state stays `loading`, or
 * `working` during a run.
 *
 * If the component is in the page's HTML, that HTML, with what a visitor typed into it, is kept until the code has loaded.
 * React would remove it at the first update of the form, so updates don't reach the Suspense boundary until then. A
 * component that appears later doesn't use Suspense, which delays it for up to 300 ms after the last one.
 */
export function late<P extends NeedsForm>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { built, fallback }: Options<P> = {},
): LateComponent<P> {
  let loaded: ComponentType<P> | undefined = built;
  const fetchComponent = async () => {
    loaded ??= (await load()).default;
    return { default: loaded };
  };
  const Component = built ?? lazy(fetchComponent);
  const inBoundary = (props: P, onArrival: () => void) => (
    <Suspense>
      <Component {...props} />
      <Arrived onArrival={onArrival} />
    </Suspense>
  );

  function FromBuild(props: P): ReactNode {
    const [arrived, arrive] = useReducer(() => true, false);
    useHold(props.form, !arrived);
    // Return the same element each time, so that React has nothing to update.
    const [first] = useState(() => inBoundary(props, arrive));
    return arrived ? inBoundary(props, arrive) : first;
  }

  function Fresh(props: P): ReactNode {
    const [Loaded, setLoaded] = useState(() => loaded);
    useHold(props.form, Loaded === undefined);
    useLayoutEffect(() => {
      if (Loaded) return;
      void fetchComponent().then(
        (module) => setLoaded(() => module.default),
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : fallback;
  }

  function Late(props: P): ReactNode {
    const hydrates = useSyncExternalStore(never, no, yes);
    const [fromBuild] = useState(hydrates);
    return fromBuild ? <FromBuild {...props} /> : <Fresh {...props} />;
  }
  return Object.assign(Late, { fetch: fetchComponent });
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Calls back when everything in its Suspense boundary is in the document. */
function Arrived({ onArrival }: { onArrival: () => void }): ReactNode {
  useLayoutEffect(onArrival, [onArrival]);
  return null;
}

/**
 * Holds back the form's `data-state` while `waits`. It is released in the commit that ends the wait, after the effects of
 * child components, which may have started to wait for something themselves.
 */
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
