import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { UseInProps } from './use-in-props';

const Takers = lazy(() => import('./Takers'));

/** The menu 'Use in…' of a result: takes it to another tool. A secret result is stored nowhere, so it has none. */
export function UseIn(props: UseInProps): ReactNode {
  const { form } = props;
  const [open, setOpen] = useState(false);
  if (form.tool.secret) return null;
  return (
    <details className="menu use-in" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="button quiet">{form.props.words['action.useIn']}</summary>
      {open && (
        <Suspense>
          <Takers {...props} />
        </Suspense>
      )}
    </details>
  );
}
