import { useEffect, useState, type ReactNode } from 'react';
import type { Form } from '../../../kinds/form/form';

/** Where a thumbnail is seen, and how wide it is there in CSS pixels (measured on youtube.com, 2026-11). */
const PLACES = [
  { id: 'home', width: 360 },
  { id: 'phone', width: 320 },
  { id: 'sidebar', width: 168 },
] as const;

interface Props {
  form: Form;
  file: File | undefined;
  /** The figures. */
  children: ReactNode;
}

/** What YouTube will make of a thumbnail, its figures and colors, and how it looks where it is shown. */
export function Analysis({ form, file, children }: Props): ReactNode {
  const { own = {} } = form.props.strings;
  const { palette, verdicts } = form.outcome?.values ?? {};
  const colors = typeof palette === 'string' ? palette.split(', ').filter((color) => color !== '') : [];
  const codes = Array.isArray(verdicts) ? verdicts.map(String) : [];
  const address = useAddress(file);
  if (address === undefined || codes.length === 0) return children;
  return (
    <div className="analysis">
      <ul className="verdicts" aria-label={own.verdicts}>
        {codes.map((code) => (
          <li key={code} data-good={GOOD.has(code) ? '' : undefined}>
            <output name="verdicts" aria-live="off" data-value={code}>
              {own[code]}
            </output>
          </li>
        ))}
      </ul>
      {children}
      <div className="colors">
        <output name="palette" aria-live="off" data-value={colors.join(', ')}>
          {colors.map((color) => (
            <span key={color} className="swatch">
              <span style={{ background: color }} aria-hidden="true" />
              {color}
            </span>
          ))}
        </output>
      </div>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className="places" data-scheme={scheme}>
          {PLACES.map(({ id, width }) => (
            <figure key={id} style={{ inlineSize: width }}>
              <span className="frame">
                <img src={address} alt="" />
                <span className="badge">12:34</span>
              </span>
              <figcaption>{own[id]}</figcaption>
            </figure>
          ))}
          <figure className="gray" style={{ inlineSize: 168 }}>
            <span className="frame">
              <img src={address} alt="" />
            </span>
            <figcaption>{own.gray}</figcaption>
          </figure>
        </div>
      ))}
    </div>
  );
}

const GOOD = new Set(['large', 'wide', 'light', 'goodType']);

function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
