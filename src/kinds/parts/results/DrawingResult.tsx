import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Table, TextOutput } from '../../contract/outputs';
import type { Form } from '../../form/form';
import { CopyButton, DownloadButton } from '../Buttons';
import { UseIn } from '../use-in/UseIn';
import { cellPlain, csvOf } from './table/table-cells';

export interface DrawingResultProps {
  form: Form;
  name: string;
  output: TextOutput;
  svg: string;
  /** More buttons, from the tool's own component. */
  extra?: ((name: string, place: number) => ReactNode) | undefined;
}

/** An SVG as a picture, with a button that downloads it in the format chosen, and its code closed below. */
export default function DrawingResult({ form, name, output, svg, extra }: DrawingResultProps): ReactNode {
  const { words, strings, slug } = form.props;
  const url = useSvgUrl(svg);
  const label = strings.labels[name] ?? 'SVG';
  const field = output.extensionFrom === undefined ? undefined : form.tool.fields[output.extensionFrom];
  const chosen = (output.extensionFrom && form.valueOf(output.extensionFrom)) || output.extension;
  const formats = field?.type === 'choice' ? field.values : [chosen];
  const file = async (format: string) => {
    if (format === 'csv') return tableCsv(form);
    const { svgFile } = await import('../../../browser/image/svg-file');
    return svgFile(svg, format, output.scaleFrom ? Number(form.valueOf(output.scaleFrom)) : 2);
  };
  return (
    <section className="result-drawing" aria-label={words['label.result']}>
      {svg === '' ? (
        <p className="placeholder">{words['status.empty']}</p>
      ) : (
        <>
          <img src={url} alt={titleOf(svg)} decoding="sync" />
          <div className="actions">
            {formats
              // The table below has its own CSV button.
              .filter((format) => format === chosen || format !== 'csv')
              .toSorted((one, other) => Number(other === chosen) - Number(one === chosen))
              .map((format) => (
                <DownloadButton
                  key={format}
                  form={form}
                  primary={format === chosen}
                  name={`${slug}.${format}`}
                  content={() => file(format)}
                  label={format.toUpperCase()}
                />
              ))}
            <UseIn form={form} extension="svg" mime="image/svg+xml" content={() => svg} />
            {extra?.(name, 0)}
          </div>
        </>
      )}
      <details hidden={svg === ''}>
        <summary>{label}</summary>
        <CopyButton form={form} text={() => svg} />
        <output name={name} aria-live="off" className="mono wrap">
          {svg}
        </output>
      </details>
    </section>
  );
}

/** The data of the drawing: the first table of the results. */
function tableCsv(form: Form): Blob {
  const [table] = Object.values(form.outcome?.values ?? {}).filter(isTable);
  const rows = [table?.columns ?? [], ...(table?.rows ?? [])];
  return new Blob([csvOf(rows.map((row) => row.map((cell) => cellPlain(cell, form.props))))], { type: 'text/csv' });
}

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && 'rows' in value;

/** What the drawing says of itself; our own SVG begins with its title. */
const titleOf = (svg: string): string =>
  new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('title')?.textContent ?? '';

/** A URL of the SVG for `<img>`, where it can't run scripts. Made in a layout effect, so that `done` comes after it. */
function useSvgUrl(svg: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useLayoutEffect(() => {
    if (svg === '') return;
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url;
}
