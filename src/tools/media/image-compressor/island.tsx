import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const BeforeAfter = lazy(() => import('./BeforeAfter'));

/** Compressed images, each with a comparison to its original. */
export default function ImageCompressor(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const [open, setOpen] = useState<string>();
  return (
    <ToolForm
      form={form}
      results={[
        {
          extra: (name, place) => (
            <>
              <button
                type="button"
                className="quiet"
                aria-expanded={open === name}
                onClick={() => setOpen(open === name ? undefined : name)}
              >
                {props.strings.own?.compare}
              </button>
              {open === name && (
                <Suspense>
                  <BeforeAfter form={form} place={place} />
                </Suspense>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
