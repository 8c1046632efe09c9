import type { ReactNode } from 'react';
import { formatBytes, formatMoment } from '../../../i18n/format';
import type { Lang } from '../../../i18n/languages';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { ClipBody } from '../../../features/clips/clip';
import { ClipActions, type Acts } from './ClipActions';
import { ClipText } from './ClipText';
import type { Shown } from './shown';
import { useBlobUrl, useBody } from './use-body';
import type { Tell } from './use-messages';
import type { Say } from './words';

interface Props {
  clip: Shown;
  acts: Acts;
  props: IslandProps;
  say: Say;
  tell: Tell;
  /** The newest clip is shown in full; its text is the page's result. */
  newest?: boolean;
  /** The full text or picture, if the page has already loaded it. */
  whole?: ClipBody | undefined;
}

/** One clip: its content, where it is stored, and its buttons. */
export function ClipCard({ clip, acts, props, say, tell, newest = false, whole }: Props): ReactNode {
  const picture = useBody(!newest && clip.kind === 'image' ? clip : undefined);
  const body = newest ? whole : picture;
  const url = useBlobUrl(body instanceof Blob ? body : undefined);
  const text = typeof body === 'string' ? body : clip.head;
  const name = clip.title || clip.head.trim().slice(0, 40) || say(clip.kind);
  return (
    <article className={newest ? 'clip newest' : 'clip'} data-place={clip.place} data-clip={clip.id} aria-label={name}>
      {clip.title !== '' && (
        <h3 className="clip-title" dir="auto">
          {clip.title}
        </h3>
      )}
      {clip.kind === 'image' && url !== undefined && (
        <div className="clip-text clip-picture" tabIndex={0}>
          <img src={url} alt={clip.title || say('image')} />
        </div>
      )}
      {clip.kind === 'text' && newest && <ClipText text={text} />}
      {clip.kind === 'text' && !newest && (
        <p className="clip-text" dir="auto" tabIndex={0}>
          {clip.head}
          {!clip.whole && '…'}
        </p>
      )}
      <div className="clip-foot">
        <p className="hint">
          <ClipPlace clip={clip} say={say} />
          <time dateTime={new Date(clip.at).toISOString()}>{timeOf(clip.at, props.lang)}</time>
          {' · '}
          {formatBytes(clip.bytes, props.lang)}
        </p>
        <ClipActions clip={clip} acts={acts} props={props} say={say} tell={tell} name={name} />
      </div>
    </article>
  );
}

/** Whether a clip is waiting to be sent, or which device it came from. */
function ClipPlace({ clip, say }: { clip: Shown; say: Say }): ReactNode {
  const from = clip.from === '?' ? say('otherDevice') : clip.from;
  const origin = clip.place === 'waiting' ? say('notSent') : from === '' ? '' : say('from', { device: from });
  if (origin === '') return null;
  return (
    <>
      <span className="clip-place">{origin}</span>
      {' · '}
    </>
  );
}

/** Only the time if it is today, otherwise the date too. */
export function timeOf(at: number, lang: Lang): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ month: 'short', day: 'numeric' } as const);
  return formatMoment(at, lang, { ...day, hour: 'numeric', minute: '2-digit' });
}
