import { useEffect, useState, type ReactNode } from 'react';
import { QR_LIMIT, qrOf, qrSvg, type QrPicture } from '../../formats/qr/qr-picture';
import type { Form } from '../form/form';
import { DownloadButton } from './Buttons';

interface Props {
  form: Form;
  /** What a scanner reads. */
  address: string;
  /** Described to screen readers. */
  label: string;
  /** The name of the file, without the extension. */
  name: string;
}

/** The QR code of an address, with a button that saves it as SVG. Nothing for one that is too long to be scanned. */
export function QrCode({ form, address, label, name }: Props): ReactNode {
  const [code, setCode] = useState<QrPicture & { readonly of: string }>();
  useEffect(() => {
    let current = true;
    if (new Blob([address]).size <= QR_LIMIT) {
      void qrOf(address).then((picture) => current && setCode({ ...picture, of: address }));
    }
    return () => {
      current = false;
    };
  }, [address]);
  if (code?.of !== address) return null;
  const { side, path } = code;
  return (
    <div className="qr">
      {/* Black on white in the dark mode too: scanners need the contrast. */}
      <svg viewBox={`0 0 ${side} ${side}`} width="180" height="180" role="img" aria-label={label}>
        <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <DownloadButton form={form} name={`${name}.svg`} content={() => qrSvg(code)} label="SVG" />
    </div>
  );
}
