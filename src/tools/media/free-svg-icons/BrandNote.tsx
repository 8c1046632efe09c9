import type { ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';
import type { Logo } from '../../../core/icons/logo';

/** Whose a logo is, under which license, and where its rules are. */
export function BrandNote({ form, logo }: { form: Form; logo: Logo }): ReactNode {
  const { own = {} } = form.props.strings;
  const { guidelines, license, source } = logo;
  const links = [
    ...(license ? [[license.url, `${own.brandLicense}${license.type === 'custom' ? '' : `: ${license.type}`}`]] : []),
    ...(guidelines === undefined ? [] : [[guidelines, own.brandGuidelines]]),
    [source, own.brandSource],
  ];
  return (
    <p className="hint">
      {own.brandNote}
      {links.map(([address, label], index) => (
        <span key={label}>
          {index === 0 ? ' ' : ' · '}
          <a href={address} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}
