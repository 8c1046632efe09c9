import { useEffect, useState, type ChangeEvent, type ReactNode } from 'react';
import { CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import type { Form } from '../../../kinds/form/form';
import { fill } from '../../../i18n/format';
import { dataUri, isColor, type IconLook } from './icon-code';
import type { cleanSvg, OwnSvg } from './own-svg';

/** A visitor's own SVG: cleaned, and in the chosen size and color. */
export function OwnIcon({ form, look }: { form: Form; look: IconLook }): ReactNode {
  const { own = {} } = form.props.strings;
  const { lang } = form.props;
  const [file, setFile] = useState<{ name: string; text: string; clean: typeof cleanSvg }>();
  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const { cleanSvg: clean } = await import('./own-svg');
    setFile({ name: chosen.name.replace(/\.svg$/i, ''), text: await chosen.text(), clean });
  };
  // Its own colors stay until the visitor chooses one.
  const color = look.color !== 'currentColor' && isColor(look.color) ? look.color : undefined;
  const cleaned = file?.clean(file.text, look.size, color);
  return (
    <details className="icon-own">
      <summary>{own.ownSvg}</summary>
      <label className="field">
        <span className="label">{own.chooseSvg}</span>
        <input type="file" accept=".svg,image/svg+xml" onChange={(event) => void choose(event)} />
      </label>
      {file && !cleaned && <p role="alert">{fill(own.notSvg ?? '', { file: file.name }, lang)}</p>}
      {file && cleaned && <Cleaned form={form} name={file.name} own={cleaned} />}
    </details>
  );
}

function Cleaned({ form, name, own: { svg, removed } }: { form: Form; name: string; own: OwnSvg }): ReactNode {
  const { own = {} } = form.props.strings;
  const { lang } = form.props;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return (
    <div className="icon-panel">
      <div className="icon-large">{url !== undefined && <img src={url} alt={name} width="96" height="96" />}</div>
      <div className="icon-code">
        <p role="status">
          {removed.length > 0 ? fill(own.removed ?? '', { list: removed.join(', ') }, lang) : own.nothingRemoved}
        </p>
        <div className="actions">
          <CopyButton form={form} text={() => svg} label={own.copyCode ?? ''} />
          <CopyButton
            form={form}
            text={() => dataUri(svg)}
            label={form.props.strings.choices?.format?.['data-uri'] ?? ''}
          />
          <DownloadButton
            form={form}
            name={`${name}.svg`}
            content={() => new Blob([svg], { type: 'image/svg+xml' })}
            label="SVG"
          />
        </div>
        <output name="ownCode" aria-live="off" className="mono wrap">
          {svg}
        </output>
      </div>
    </div>
  );
}
