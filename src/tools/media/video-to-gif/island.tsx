import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The video with buttons that set the start and the end to the picture on screen. */
export default function VideoToGif(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { own = {} } = props.strings;
  const input = form.reading()?.values?.input;
  const file: unknown = Array.isArray(input) ? input[0] : undefined;
  const url = useUrl(file instanceof File ? file : undefined);
  const video = useRef<HTMLVideoElement>(null);
  const set = (name: string) =>
    form.setValues({ [name]: String(Math.round((video.current?.currentTime ?? 0) * 100) / 100) });
  return (
    <ToolForm
      form={form}
      className="video-to-gif"
      input={
        url !== undefined && (
          <div className="clip">
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the visitor's own file, muted */}
            <video ref={video} src={url} controls muted playsInline preload="metadata" />
            <div className="actions">
              <button type="button" onClick={() => set('start')}>
                {own.startHere}
              </button>
              <button type="button" onClick={() => set('end')}>
                {own.endHere}
              </button>
            </div>
          </div>
        )
      }
    />
  );
}

function useUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
