import type { CSSProperties, ReactNode } from 'react';
import { href } from '../../../core/site-url';
import type { Fact, Size } from '../../../data/fact';
import type { ImageSpec, Spec } from '../../../data/social-specs';
import { formatBytes } from '../../../i18n/format';
import type { Form } from '../../../kinds/form/form';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { fitOf, specText } from './specs';

interface Props {
  form: Form;
  spec: Spec;
  /** The visitor's picture, to compare with. */
  picture: Size | undefined;
  address: string | undefined;
}

/** One size or limit, with what else is known of it and where it comes from. */
export function SpecRow({ form, spec, picture, address }: Props): ReactNode {
  const { own = {} } = form.props.strings;
  const line = specText(spec);
  const isPicture = spec.kind !== 'text';
  const fit = picture && isPicture ? fitOf(picture, spec) : undefined;
  return (
    <li>
      {isPicture && <Shape spec={spec} address={address} />}
      <div>
        <output name="result" aria-live="off">
          {line}
        </output>
        {fit !== undefined && (
          <p className="fit" data-fit={fit}>
            {own[fit]}
          </p>
        )}
        <p className="hint">
          {isPicture && details(spec, own, form).map((detail) => <span key={detail}>{detail}</span>)}
          <Source fact={isPicture ? spec.size : spec.limit} own={own} />
        </p>
        <span className="field-actions">
          <CopyButton form={form} text={() => line} name={line} />
          {isPicture && <a href={href(`/image-resizer/#preset=${spec.id}`)}>{own.resize}</a>}
        </span>
      </div>
    </li>
  );
}

function details(spec: ImageSpec, own: Readonly<Record<string, string>>, form: Form): readonly string[] {
  const { minimum, maxBytes, maxBytesOnPhone, types, safeArea } = spec;
  const sizeText = ({ width, height }: Size) => `${width}×${height}`;
  return [
    minimum && `${own.minimum} ${sizeText(minimum)}`,
    maxBytes !== undefined && `${own.maxBytes} ${formatBytes(maxBytes, form.props.lang)}`,
    maxBytesOnPhone !== undefined && `${own.maxBytesOnPhone} ${formatBytes(maxBytesOnPhone, form.props.lang)}`,
    types,
    safeArea && `${own.safeArea} ${sizeText(safeArea)}`,
  ].filter((detail) => typeof detail === 'string');
}

/** The shape of the picture with its safe area; the visitor's own picture in it, as it would be cropped. */
function Shape({ spec, address }: { spec: ImageSpec; address: string | undefined }): ReactNode {
  const { width, height } = spec.size.value;
  const { safeArea } = spec;
  const share = safeArea && {
    inlineSize: `${(safeArea.width / width) * 100}%`,
    blockSize: `${(safeArea.height / height) * 100}%`,
  };
  const frame: CSSProperties = {
    aspectRatio: `${width} / ${height}`,
    ...(width >= height ? { inlineSize: '4.5rem' } : { blockSize: '4.5rem' }),
  };
  return (
    <span className="shape" aria-hidden="true">
      <span style={frame}>
        {address !== undefined && <img src={address} alt="" />}
        {share && <span className="safe" style={share} />}
      </span>
    </span>
  );
}

/** Where a figure comes from, and whether the platform's own page was read. */
function Source({ fact, own }: { fact: Fact<unknown>; own: Readonly<Record<string, string>> }): ReactNode {
  return (
    <a href={fact.source} rel="noopener noreferrer" target="_blank">
      {fact.confirmed ? `${own.checked} ${fact.read}` : own.unchecked}
    </a>
  );
}
