import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { Analysis } from './Analysis';
import { Pictures } from './Pictures';
import logic from './tool';

/** The pictures of videos in all sizes, or what there is to say about one picture. */
export default function YoutubeThumbnail(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const isAnalysis = form.valueOf('view') === 'analyse';
  const file = useChosenFile(form.ref);
  const { submit } = form;
  const submitLatest = useRef(submit);
  useEffect(() => {
    submitLatest.current = submit;
  });
  // A chosen file needs no button: nothing is asked of anybody.
  useEffect(() => {
    if (file) submitLatest.current();
  }, [file]);
  return (
    <ToolForm
      form={form}
      className="youtube-thumbnail"
      results={[]}
      below={
        isAnalysis ? (
          <Analysis form={form} file={file}>
            <Results form={form} only={FIGURES} />
          </Analysis>
        ) : (
          <Pictures form={form} />
        )
      }
    />
  );
}

const FIGURES = ['brightness', 'contrast', 'colorfulness', 'width', 'height', 'ratio', 'bytes'];

/** The file that the form's only file field has. */
function useChosenFile(form: { readonly current: HTMLFormElement | null }): File | undefined {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    const element = form.current;
    const input = element?.querySelector<HTMLInputElement>('input[type=file][name=file]');
    const follow = () => setFile(input?.files?.[0]);
    follow();
    element?.addEventListener('change', follow);
    return () => element?.removeEventListener('change', follow);
  }, [form]);
  return file;
}
