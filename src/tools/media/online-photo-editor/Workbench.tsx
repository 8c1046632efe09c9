import { useEffect, useRef, type ReactNode } from 'react';
import ReactCrop from 'react-image-crop';
import { ratioOf } from '../../../formats/image/crop-box';
import type { Form } from '../../../kinds/form/form';
import { usePreview } from '../../../ui/use-preview';
import { Panel } from './Panel';
import type { EditorValues } from './editor-values';
import { Tools, Zoom } from './Tools';
import { useAdjusted } from './use-adjusted';
import { useBench } from './use-bench';
import type { History } from './use-history';
import { useKeys } from './use-keys';
import { useStage } from './use-stage';

/** The longer side of the preview in pixels; the result is made from the whole picture. */
const PREVIEW = 2048;

interface Props {
  form: Form;
  file: File;
  values: EditorValues;
  history: History;
}

/** The picture on its stage, the tools above it, and what can be set for the tool in use or the object selected. */
export default function Workbench({ form, file, values, history }: Props): ReactNode {
  const preview = usePreview(file, PREVIEW);
  const picture = useAdjusted(preview, values);
  const bench = useBench(form, values, history, preview);
  const { edits, supplies, view, mode, selected, pen, places, cropping, words } = bench;
  const panel = useRef<HTMLDivElement>(null);
  const { frame, host, fit, show } = useStage(
    {
      ...bench,
      open(id) {
        bench.select(id);
        requestAnimationFrame(() => panel.current?.querySelector('textarea')?.select());
      },
    },
    view,
  );
  const scale = fit * bench.zoom;
  useEffect(() => {
    if (!picture || !preview) return;
    const isCropping = mode === 'crop';
    show({
      picture,
      size: preview.size,
      view,
      objects: edits.objects,
      supplies,
      selected: isCropping ? undefined : selected,
      pen,
      places,
      scale,
    });
  });
  usePastedPictures(bench.addPictures);
  useKeys(bench, scale);

  const ratio = ratioOf(cropping.aspect);
  return (
    <div className="workbench" data-mode={mode}>
      <Tools bench={bench} />
      <div className="photo-frame">
        <div
          ref={frame}
          className="photo-stage"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void bench.addPictures(Array.from(event.dataTransfer.files));
          }}
        >
          <ReactCrop
            disabled={mode !== 'crop'}
            {...(mode === 'crop' && cropping.frame && { crop: cropping.frame })}
            {...(ratio !== undefined && { aspect: ratio })}
            ruleOfThirds
            keepSelection
            onChange={(_, percent) => cropping.setFrame(percent)}
          >
            <div ref={host} className="photo-canvas" role="application" tabIndex={0} aria-label={words.stage} />
          </ReactCrop>
        </div>
        <Zoom bench={bench} />
      </div>
      <div ref={panel}>
        <Panel bench={bench} />
      </div>
    </div>
  );
}

/** A picture that is pasted anywhere on the page goes on top of the picture. */
function usePastedPictures(add: (files: readonly File[]) => Promise<void>): void {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []).filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      // Otherwise the drop zone would open it instead of the picture that is being edited.
      event.stopPropagation();
      void latest.current(files);
    };
    document.addEventListener('paste', onPaste, true);
    return () => document.removeEventListener('paste', onPaste, true);
  }, []);
}
