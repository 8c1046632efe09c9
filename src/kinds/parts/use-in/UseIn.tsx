import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Form } from '../../form/form';

const Takers = lazy(() => import('./Takers'));

export interface UseInProps {
  form: Form;
  /** 'json', 'png' */
  extension: string;
  /** 'image/png'; of a text, empty. */
  mime?: string;
  content: () => string | Blob | Promise<string | Blob>;
}

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
