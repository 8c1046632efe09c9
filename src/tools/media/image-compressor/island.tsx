import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormFrame, Results } from '../../../kinds/form/ToolForm';
import { Alert, Status } from '../../../kinds/parts/Alert';
import { Actions } from '../../../kinds/parts/Actions';
import { Controls } from '../../../kinds/parts/controls/Controls';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

const BeforeAfter = lazy(() => import('./BeforeAfter'));

/** Compressed images, each with a comparison to its original. */
export default function ImageCompressor(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const [open, setOpen] = useState<string>();
  const options = Object.keys(form.tool.fields).filter((name) => name !== 'input');
  return (
    <FormFrame form={form}>
      <div className="tool-in">
        <div className="texts">
          <Controls form={form} only={['input']} />
        </div>
        <div className="options">
          <Controls form={form} only={options} />
        </div>
        <Actions form={form} />
      </div>
      <div className="tool-out">
        <Alert form={form} />
        <Results
          form={form}
          extra={(name, place) => (
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
          )}
        />
        <Status form={form} />
      </div>
    </FormFrame>
  );
}
