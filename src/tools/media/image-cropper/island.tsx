import { lazy, Suspense, type ReactNode } from 'react';
import { Controls } from '../../../kinds/parts/controls/Controls';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import type { Values } from '../../../kinds/contract/fields';
import { TURNS } from '../../../formats/image/crop-box';
import logic from './tool';

const CropStage = lazy(() => import('./CropStage'));

const BOX = ['x', 'y', 'width', 'height'];

/** The picture with its crop box, buttons to turn it, and the box in numbers. */
export default function ImageCropper(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { own = {} } = props.strings;
  const values = form.reading()?.values as Values<typeof logic.fields> | undefined;
  const [file] = values?.input ?? [];
  const turn = () => {
    const next = TURNS[(TURNS.findIndex((one) => one === form.valueOf('rotate')) + 1) % TURNS.length];
    form.setValues({ rotate: next ?? '0', x: '0', y: '0', width: '', height: '' });
  };
  return (
    <ToolForm
      form={form}
      placed={BOX}
      input={
        <>
          {file && values && (
            <>
              <Suspense>
                <CropStage form={form} file={file} values={values} />
              </Suspense>
              <div className="actions">
                <button type="button" onClick={turn}>
                  {own.turn}
                </button>
                <button type="button" onClick={() => form.setValues({ flipX: String(!values.flipX) })}>
                  {own.mirror}
                </button>
              </div>
            </>
          )}
          <div className="options crop-numbers">
            <Controls form={form} only={BOX} />
          </div>
        </>
      }
    />
  );
}
