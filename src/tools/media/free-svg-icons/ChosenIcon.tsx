import type { ReactNode } from 'react';
import { CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import type { Form } from '../../../kinds/form/form';
import { LineIcon } from '../../../ui/LineIcon';
import type { IconNodes } from '../../../core/icons/icon-search';
import { codeOf, svgOf, type CodeFormat, type IconLook } from './icon-code';

interface Props {
  form: Form;
  name: string;
  nodes: IconNodes;
  look: IconLook;
  /** Whether the visitor collected it. */
  inSet: boolean;
  toggle: () => void;
}

/** The chosen icon, large, with its code in the chosen format. */
export function ChosenIcon({ form, name, nodes, look, inSet, toggle }: Props): ReactNode {
  const { own = {} } = form.props.strings;
  const code = codeOf(nodes, look, (form.valueOf('format') || 'svg') as CodeFormat);
  return (
    <section className="icon-panel" aria-label={name}>
      <div className="icon-large">
        <LineIcon nodes={nodes} size={96} stroke={look.stroke} />
        <strong>{name}</strong>
      </div>
      <div className="icon-code">
        <div className="actions">
          <CopyButton form={form} text={() => code} label={own.copyCode ?? ''} />
          <DownloadButton
            form={form}
            name={`${name}.svg`}
            content={() => new Blob([svgOf(nodes, look)], { type: 'image/svg+xml' })}
            label="SVG"
          />
          <DownloadButton form={form} name={`${name}.png`} content={() => png(nodes, look)} label="PNG" />
          <button type="button" className="quiet" onClick={toggle}>
            {inSet ? own.removeFromSet : own.addToSet}
          </button>
        </div>
        <output name="code" aria-live="off" className="mono wrap">
          {code}
        </output>
      </div>
    </section>
  );
}

async function png(nodes: IconNodes, look: IconLook): Promise<Blob> {
  const { svgFile } = await import('../../../browser/image/svg-file');
  // A picture file has no surrounding text whose color it could take.
  const color = look.color === 'currentColor' ? '#000000' : look.color;
  return svgFile(svgOf(nodes, { ...look, color }), 'png', 1);
}
