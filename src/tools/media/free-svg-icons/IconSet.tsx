import type { ReactNode } from 'react';
import { DownloadButton } from '../../../kinds/parts/Buttons';
import type { Form } from '../../../kinds/form/form';
import type { IconLook } from './icon-code';
import { IconDrawing } from './IconDrawing';
import { iconSprite, iconsZip, type NamedIcons } from './icon-set';

interface Props {
  form: Form;
  icons: NamedIcons;
  look: IconLook;
  /** Shows an icon. */
  pick: (name: string) => void;
  empty: () => void;
}

/** The icons that a visitor collected, to download together. */
export function IconSet({ form, icons, look, pick, empty }: Props): ReactNode {
  const { own = {} } = form.props.strings;
  const { words } = form.props;
  return (
    <section className="icon-set" aria-label={own.set}>
      <h2 className="label">
        {own.set} · {icons.length}
      </h2>
      <div className="icon-set-row">
        {icons.map(([name, icon]) => (
          <button key={name} type="button" className="quiet" title={name} aria-label={name} onClick={() => pick(name)}>
            <IconDrawing icon={icon} size={20} stroke={look.stroke} />
          </button>
        ))}
      </div>
      <div className="actions">
        <DownloadButton form={form} name="icons.zip" content={() => iconsZip(icons, look)} label={own.zip ?? ''} />
        <DownloadButton
          form={form}
          name="icons.svg"
          content={() => new Blob([iconSprite(icons, look)], { type: 'image/svg+xml' })}
          label={own.sprite ?? ''}
        />
        <button type="button" className="quiet" onClick={empty}>
          {words['action.clear']}
        </button>
      </div>
    </section>
  );
}
