import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { FigureOutput, OutFile } from '../../contract/outputs';
import { plainValue } from '../../contract/plain-values';
import type { Form } from '../../form/form';
import { figureText } from './figure';
import { download } from '../parts';
import { UseIn } from '../use-in/UseIn';

export interface FileResultsProps {
  form: Form;
  name: string;
  files: readonly OutFile[];
  figures: readonly [string, FigureOutput][];
  /** What a tool's own component adds to each file, by its name and index. */
  extra?: ((name: string, place: number) => ReactNode) | undefined;
}

/** The files of a result, each with a preview, its figures and a download link; and a button for a ZIP file of all of them. */
export default function FileResults({ form, name, files, figures, extra }: FileResultsProps): ReactNode {
  const { words, slug } = form.props;
  const urls = useBlobUrls(files);
  const only = files.length === 1;
  const zip = async () => {
    const { zipFiles } = await import('../../../formats/zip/zip-files');
    download(`${slug}.zip`, await zipFiles(files.map((file) => ({ name: file.name, input: file.blob }))));
    form.announce(words['status.downloaded']);
  };
  return (
    <section className="result-files">
      {files.length > 1 && (
        <button type="button" className="primary" onClick={() => void zip()}>
          {words['action.downloadAll']}
        </button>
      )}
      <ul className="files">
        {files.map((file, index) => (
          <li key={file.name} className="file">
            <div className="file-head">
              <output name={name} aria-live="off" data-href={urls[index]} data-value={file.name}>
                {file.name}
              </output>
              <span className="field-actions">
                <a className={only ? 'button primary' : 'button'} href={urls[index]} download={file.name}>
                  {words['action.download']}
                </a>
                <UseIn
                  form={form}
                  extension={file.name.split('.').at(-1)?.toLowerCase() ?? ''}
                  mime={file.blob.type}
                  content={() => new File([file.blob], file.name, { type: file.blob.type })}
                />
              </span>
            </div>
            <Facts form={form} index={index} figures={figures.filter(([, output]) => output.lead)} />
            <Preview type={file.blob.type} url={urls[index]} />
            <Facts form={form} index={index} figures={figures.filter(([, output]) => !output.lead)} />
            {extra && <div className="file-extra">{extra(file.name, index)}</div>}
          </li>
        ))}
      </ul>
      {/* A text result has this sentence already; twice would be once too often. */}
      {files.length === 0 && form.tool.outputs.result?.type !== 'text' && (
        <p className="placeholder">{words['status.empty']}</p>
      )}
    </section>
  );
}

/** Longer facts get a row of their own: names, hashes, addresses. */
const LONG_FACT = 11;

/** One file's figures. */
function Facts({ form, figures, index }: Pick<FileResultsProps, 'form' | 'figures'> & { index: number }): ReactNode {
  if (figures.length === 0) return null;
  return (
    <dl className="figures small">
      {figures.map(([name, output]) => {
        const values = form.outcome?.values[name];
        const value: unknown = Array.isArray(values) ? values[index] : index === 0 ? values : undefined;
        const blank = value === undefined || value === '';
        const text = blank ? '' : figureText(output, value, form.props, undefined);
        const look = output.lead ? ' lead' : text.length > LONG_FACT ? ' long' : '';
        return (
          <div key={name} className={`figure${look}`} data-figure={name} hidden={blank}>
            <dt>{form.props.strings.labels[name] ?? name}</dt>
            <dd>
              <output name={name} aria-live="off" {...(!blank && { 'data-value': plainValue(value) })}>
                {text}
              </output>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Previews images, audio and video. Images only in `<img>`, where an SVG can't run scripts. */
function Preview({ type, url }: { type: string; url: string | undefined }): ReactNode {
  if (url === undefined) return null;
  if (type.startsWith('image/')) return <img src={url} alt="" loading="lazy" decoding="async" />;
  if (type.startsWith('audio/')) return <audio controls src={url} />;
  if (type.startsWith('video/')) return <video controls src={url} />;
  return null;
}

/**
 * Blob URLs of the files shown, which are revoked when the files change. Created in a layout effect, so that the URLs are in
 * the document when the form's state becomes `done`.
 */
function useBlobUrls(files: readonly OutFile[]): readonly (string | undefined)[] {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file.blob));
    setUrls(made);
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, [files]);
  return urls;
}
