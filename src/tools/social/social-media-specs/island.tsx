import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Results, ToolForm } from '../../../kinds/form/ToolForm';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { useForm } from '../../../kinds/form/use-form';
import { SOCIAL_SPECS, type Spec } from '../../../data/social-specs';
import { GalleryChips } from '../../../kinds/parts/gallery/GalleryChips';
import { useScrollBack } from '../../../kinds/parts/gallery/gallery-scroll';
import { SpecRow } from './SpecRow';
import { specText } from './specs';
import logic from './tool';

/** All rows are in the page before any script; a search hides some of them. */
export default function SocialMediaSpecs(props: IslandProps): ReactNode {
  const form = useForm(logic, props);
  const { result, pictureWidth, pictureHeight } = form.outcome?.values ?? {};
  const shown: ReadonlySet<unknown> | undefined = Array.isArray(result) ? new Set(result) : undefined;
  const specs = shown ? SOCIAL_SPECS.filter((spec) => shown.has(specText(spec))) : SOCIAL_SPECS;
  const size =
    typeof pictureWidth === 'number' && typeof pictureHeight === 'number'
      ? { width: pictureWidth, height: pictureHeight }
      : undefined;
  const values = form.reading()?.values;
  const list = useRef<HTMLDivElement>(null);
  useScrollBack(list, values && [values.platform, values.kind, values.input].join(' '));
  const chosen = values?.file;
  const file = Array.isArray(chosen) && chosen[0] instanceof File ? chosen[0] : undefined;
  const address = useAddress(size ? file : undefined);
  return (
    <ToolForm
      form={form}
      className="social-media-specs"
      resultFirst={false}
      placed={['platform']}
      bar={<GalleryChips form={form} name="platform" />}
      results={[]}
      below={
        <div className="platforms" ref={list}>
          {byPlatform(specs).map(([platform, rows]) => (
            <section key={platform} className="platform">
              <h2>{platform}</h2>
              <ul>
                {rows.map((spec) => (
                  <SpecRow key={spec.id} form={form} spec={spec} picture={size} address={address} />
                ))}
              </ul>
            </section>
          ))}
          <Results form={form} only={['count', 'pictureWidth', 'pictureHeight']} />
        </div>
      }
    />
  );
}

const byPlatform = (specs: readonly Spec[]): readonly (readonly [string, readonly Spec[]])[] => [
  ...Map.groupBy(specs, ({ platform }) => platform),
];

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
