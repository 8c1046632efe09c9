import type { ReactNode } from 'react';
import { CopyButton, DownloadButton } from '../../../kinds/parts/Buttons';
import type { Form } from '../../../kinds/form/form';
import { fill } from '../../../i18n/format';
import { BrandNote } from './BrandNote';
import { isLogo, type Drawing } from './brands';
import { codeOf, svgOf, type CodeFormat, type IconLook } from './icon-code';
import { IconDrawing } from './IconDrawing';

interface Props {
  form: Form;
  name: string;
  icon: Drawing;
  look: IconLook;
  /** Whether the visitor collected it. */
  inSet: boolean;
  toggle: () => void;
}

/** The chosen icon, large, with its code in the chosen format. */
export function ChosenIcon({ form, name, icon, look, inSet, toggle }: Props): ReactNode {
  const { own = {} } = form.props.strings;
  const code = codeOf(icon, look, (form.valueOf('format') || 'svg') as CodeFormat);
  return (
    <section className="icon-panel" aria-label={name}>
      <div className="icon-large">
        <IconDrawing icon={icon} size={96} stroke={look.stroke} />
        <strong>{name}</strong>
      </div>
      <div className="icon-code">
        <div className="actions">
          <CopyButton form={form} text={() => code} label={own.copyCode ?? ''} />
          <DownloadButton
            form={form}
            name={`${name}.svg`}
            content={() => new Blob([svgOf(icon, look)], { type: 'image/svg+xml' })}
            label="SVG"
          />
          <DownloadButton form={form} name={`${name}.png`} content={() => png(icon, look)} label="PNG" />
          <button type="button" className="quiet" onClick={toggle}>
            {inSet ? own.removeFromSet : own.addToSet}
          </button>
          {isLogo(icon) && <BrandColor form={form} hex={`#${icon.hex}`} color={look.color} />}
        </div>
        <output name="code" aria-live="off" className="mono wrap">
          {code}
        </output>
        {isLogo(icon) && <BrandNote form={form} logo={icon} />}
      </div>
    </section>
  );
}

/** A button that gives the brand’s color, and takes it away again. */
function BrandColor({ form, hex, color }: { form: Form; hex: string; color: string }): ReactNode {
  const { own = {} } = form.props.strings;
  const isChosen = color.toUpperCase() === hex;
  return (
    <button
      type="button"
      className="quiet"
      aria-pressed={isChosen}
      onClick={() => form.setValues({ color: isChosen ? 'currentColor' : hex })}
    >
      {fill(own.brandColor ?? '', { color: hex }, form.props.lang)}
    </button>
  );
}

async function png(icon: Drawing, look: IconLook): Promise<Blob> {
  const { svgFile } = await import('../../../browser/image/svg-file');
  // A picture file has no surrounding text whose color it could take.
  const color = look.color === 'currentColor' ? '#000000' : look.color;
  return svgFile(svgOf(icon, { ...look, color }), 'png', 1);
}
