import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import { usePreview } from '../../../ui/use-preview';
import type { Size } from '../../../formats/image/image-size';
import type { Form } from '../../../kinds/form/form';
import { boxIn, ratioOf, turnedSize, type BoxWish } from '../../../formats/image/crop-box';
import { drawTurned, type Turning } from '../../../browser/image/draw-turned';

/** The longer side of the preview in pixels. The crop itself is done at full resolution. */
const PREVIEW = 1200;

type StageValues = Turning & BoxWish & { readonly shape: string };

/** The first picture as it is turned, with a box that follows the numbers, and that the numbers follow. */
export default function CropStage({ form, file, values }: { form: Form; file: File; values: StageValues }): ReactNode {
  const preview = usePreview(file, PREVIEW);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [dragged, setDragged] = useState<PercentCrop>();
  const { flipX, flipY, rotate, straighten } = values;
  const shown = preview && turnedSize(preview.bitmap, rotate);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!preview || !context) return;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    drawTurned(context, preview.bitmap, { flipX, flipY, rotate, straighten }, { x: 0, y: 0 });
  }, [preview, flipX, flipY, rotate, straighten]);

  const { x, y, width, height, aspect } = values;
  const size = useMemo(() => preview && turnedSize(preview.size, rotate), [preview, rotate]);
  const box = useMemo(() => size && boxIn(size, { x, y, width, height, aspect }), [size, x, y, width, height, aspect]);
  // The numbers have changed: they show the box that was dragged.
  useEffect(() => setDragged(undefined), [box]);

  if (!size || !shown) return null;
  const crop: PercentCrop | undefined = dragged ?? (box && percentOf(box, size));
  const finish = (_: unknown, done: PercentCrop) => {
    if (done.width === 0 || done.height === 0) return setDragged(undefined);
    const left = Math.round((done.x / 100) * size.width);
    const top = Math.round((done.y / 100) * size.height);
    form.setValues({
      x: String(left),
      y: String(top),
      width: String(Math.max(1, Math.round((done.width / 100) * size.width))),
      height: String(Math.max(1, Math.round((done.height / 100) * size.height))),
    });
  };
  const ratio = ratioOf(aspect);
  /** The arrow keys move by a pixel of the picture, with Shift by ten, with Ctrl by a hundred. */
  const setSteps = () => {
    const step = (canvas.current?.clientWidth ?? size.width) / size.width;
    Object.assign(ReactCrop, { nudgeStep: step, nudgeStepMedium: 10 * step, nudgeStepLarge: 100 * step });
  };
  return (
    <div className="crop-stage" onKeyDownCapture={setSteps}>
      <ReactCrop
        {...(crop && { crop })}
        {...(ratio !== undefined && { aspect: ratio })}
        circularCrop={values.shape === 'circle'}
        ruleOfThirds
        keepSelection
        onChange={(_, percent) => setDragged(percent)}
        onComplete={finish}
      >
        <canvas ref={canvas} className="crop-picture" width={shown.width} height={shown.height} />
      </ReactCrop>
    </div>
  );
}

const percentOf = (box: Size & { readonly x: number; readonly y: number }, size: Size): PercentCrop => ({
  unit: '%',
  x: (box.x / size.width) * 100,
  y: (box.y / size.height) * 100,
  width: (box.width / size.width) * 100,
  height: (box.height / size.height) * 100,
});
