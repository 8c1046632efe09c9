import { useId, type ReactNode } from 'react';
import { fill } from '../../../i18n/format';
import { COMMON_RATIOS } from '../../../data/common-ratios';
import { SCREEN_SIZES, SOCIAL_FORMATS, type NamedSize } from '../../../data/common-sizes';
import { ToolForm } from '../../../kinds/form/ToolForm';
import type { Form } from '../../../kinds/form/form';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import logic from './tool';

/** The ratio with a box of its shape; a size comes from typing, a list of formats, or a picture. */
export default function AspectRatio(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const shape = form.outcome?.values.simplified;
  return (
    <ToolForm
      form={form}
      className="aspect-ratio"
      bar={
        <>
          <Formats form={form} />
          <FromPicture form={form} />
        </>
      }
      below={typeof shape === 'string' && <Box shape={shape} label={props.strings.own?.box ?? ''} />}
    />
  );
}

function setSize(form: Form, { width, height }: { readonly width: number; readonly height: number }): void {
  form.setValues({ width: String(width), height: String(height), ratio: '' });
}

/** A list of ratios and sizes, which fills in what is chosen. */
function Formats({ form }: { form: Form }): ReactNode {
  const id = useId();
  const own = form.props.strings.own ?? {};
  const all = [...SCREEN_SIZES, ...SOCIAL_FORMATS];
  const option = ({ name, width, height }: NamedSize) => (
    <option key={name} value={name}>{`${name} (${width} × ${height})`}</option>
  );
  return (
    <div className="field">
      <label htmlFor={id}>{own.formats}</label>
      <select
        id={id}
        defaultValue=""
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value;
          const size = all.find(({ name }) => name === chosen);
          if (size) setSize(form, size);
          else form.setValues({ ratio: chosen });
        }}
      >
        <option value="" disabled>
          {own.choose}
        </option>
        <optgroup label={own.ratios}>
          {COMMON_RATIOS.map((ratio) => (
            <option key={ratio}>{ratio}</option>
          ))}
        </optgroup>
        <optgroup label={own.screens}>{SCREEN_SIZES.map(option)}</optgroup>
        <optgroup label={own.social}>{SOCIAL_FORMATS.map(option)}</optgroup>
      </select>
    </div>
  );
}

/** A button that reads the size of a picture. Only the file's header is read, so it is instant for any size. */
function FromPicture({ form }: { form: Form }): ReactNode {
  const own = form.props.strings.own ?? {};
  const read = async (file: File) => {
    const { readHeader, isHeader, uprightSize } = await import('../../../formats/image/image-header');
    const header = readHeader(new Uint8Array(await file.arrayBuffer()));
    if (!isHeader(header) || header.width <= 0 || header.height <= 0) {
      form.announce(fill(own.noSize ?? '', { file: file.name }, form.props.lang));
      return;
    }
    const size = uprightSize(header);
    setSize(form, size);
    form.announce(fill(own.sizeRead ?? '', { file: file.name, ...size }, form.props.lang));
  };
  return (
    <label className="button">
      {own.picture}
      <input
        type="file"
        className="visually-hidden"
        accept="image/*"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void read(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** A rectangle of the shape '16:9'. */
function Box({ shape, label }: { shape: string; label: string }): ReactNode {
  const [width = 1, height = 1] = shape.split(':').map(Number);
  const isWide = width >= height;
  return (
    <div className="ratio-frame">
      <div
        className="ratio-box"
        role="img"
        aria-label={`${label} ${shape}`}
        style={{ aspectRatio: `${width} / ${height}`, [isWide ? 'inlineSize' : 'blockSize']: '100%' }}
      />
    </div>
  );
}
