import { useState, type DragEvent, type ReactNode } from 'react';
import { formatBytes } from '../../../i18n/format';
import { controlOf } from '../../form/controls';
import type { FilesField } from '../../contract/fields';
import type { ControlProps } from './control-props';

/** A control for files: picker, drag and drop, or paste. */
export function FilesControl({ form, name, field, id, label, described }: ControlProps<FilesField>): ReactNode {
  const { lang, words } = form.props;
  const [over, setOver] = useState(false);
  const chosen = form.reading()?.values?.[name];
  const files = Array.isArray(chosen) ? chosen.filter((file): file is File => file instanceof File) : [];
  const take = (list: FileList) => {
    const input = form.ref.current && controlOf(form.ref.current, name);
    if (!(input instanceof HTMLInputElement) || list.length === 0) return;
    input.files = list;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <div
      className={over ? 'drop-zone over' : 'drop-zone'}
      {...drop}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <label htmlFor={id} className="button primary">
        {words[field.many ? 'action.uploadMany' : 'action.upload']}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept={field.accept}
        multiple={field.many}
        aria-label={label}
        className="visually-hidden"
        {...described}
      />
      <p className="hint">{words['action.drop']}</p>
      {files.length === 0 && field.sample && (
        <button
          type="button"
          className="quiet sample"
          onClick={() => void import('../../form/sample-files').then(({ takeSample }) => takeSample(form, name, field))}
        >
          {words['action.sample']}
        </button>
      )}
      {files.length > 0 && (
        <ul className="file-list">
          {files.map((file, index) => (
            <li key={`${file.name}-${index}`}>
              <span>{file.name}</span> <span className="hint">{formatBytes(file.size, lang)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
