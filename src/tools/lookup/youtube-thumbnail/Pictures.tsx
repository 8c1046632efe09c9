import { useState, type ReactNode } from 'react';
import { UPSTREAMS } from '../../../data/upstreams';
import type { Form } from '../../../kinds/form/form';
import { CopyButton } from '../../../kinds/parts/Buttons';
import { download } from '../../../kinds/parts/parts';
import { thumbnailsOf, type Thumbnail } from './sizes';

/** Each video's pictures, shown once the visitor has asked for them. */
export function Pictures({ form }: { form: Form }): ReactNode {
  const { result, videoId } = form.outcome?.values ?? {};
  const addresses: ReadonlySet<unknown> = new Set(Array.isArray(result) ? result : []);
  const ids: readonly unknown[] = Array.isArray(videoId) ? videoId : [];
  const unique = [...new Set(ids)].filter((id) => typeof id === 'string');
  const type = addresses.values().next().value?.toString().endsWith('.webp') ? 'webp' : 'jpg';
  return (
    <>
      {ids.map((id, index) => (
        <output key={`${index}`} name="videoId" aria-live="off" hidden>
          {String(id)}
        </output>
      ))}
      {unique.map((id) => (
        <ul key={id} className="thumbnails" aria-label={id}>
          {thumbnailsOf(UPSTREAMS.thumbnail, id, type, true)
            .filter(({ address }) => addresses.has(address))
            .map((thumbnail) => (
              <Picture key={thumbnail.address} form={form} thumbnail={thumbnail} />
            ))}
        </ul>
      ))}
    </>
  );
}

/** YouTube answers with a gray picture of this width where there is none. */
const MISSING_WIDTH = 120;

function Picture({ form, thumbnail }: { form: Form; thumbnail: Thumbnail }): ReactNode {
  const { address, videoId, name, width, height } = thumbnail;
  const { own = {} } = form.props.strings;
  const [isMissing, setMissing] = useState(false);
  const save = async () => {
    const file = `${videoId}-${name}.${address.slice(address.lastIndexOf('.') + 1)}`;
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`status ${response.status}`);
      download(file, await response.blob());
      form.announce(form.props.words['status.downloaded']);
    } catch {
      // YouTube does not let other sites read this picture, but it may be opened.
      window.open(address, '_blank', 'noopener');
      form.announce(own.byHand ?? '');
    }
  };
  return (
    <li data-missing={isMissing ? '' : undefined}>
      <img
        src={address}
        width={width}
        height={height}
        hidden={isMissing}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget: { naturalWidth } }) =>
          setMissing(naturalWidth <= MISSING_WIDTH && width > MISSING_WIDTH)
        }
        onError={() => setMissing(true)}
      />
      <span className="label">
        {width} × {height} {isMissing && <em>{own.missing}</em>}
      </span>
      <output name="result" aria-live="off" data-missing={isMissing ? '' : undefined}>
        {address}
      </output>
      <span className="field-actions">
        <button type="button" className="quiet" disabled={isMissing} onClick={() => void save()}>
          {form.props.words['action.download']}
        </button>
        <CopyButton form={form} text={() => address} label={own.copyAddress ?? ''} />
      </span>
    </li>
  );
}
