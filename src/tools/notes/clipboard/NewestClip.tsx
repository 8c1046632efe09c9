import { lazy, Suspense, type ReactNode } from 'react';
import type { IslandProps } from '../../../kinds/contract/island-props';
import type { ClipBody } from '../../../features/clips/clip';
import type { ClipBook, ClipsView } from '../../../features/clips/clip-book';
import { ArrivedClip } from './Arrived';
import type { Acts } from './ClipActions';
import { ClipCard } from './ClipCard';
import { Said } from './Said';
import type { Shown } from './shown';
import type { Arrived, useArrival } from './use-arrival';
import type { Messages, Tell } from './use-messages';
import type { Say } from './words';

const Unlock = lazy(() => import('../../../features/sharing/Unlock'));

interface Props {
  arrival: ReturnType<typeof useArrival>;
  /** The newest clip, if none has arrived, and its content once it is loaded. */
  newest: Shown | undefined;
  newestBody: ClipBody | undefined;
  messages: Messages;
  book: ClipBook;
  view: ClipsView;
  /** Adds a clip to this device. */
  /** Whether the text is stored now. */
  add: (text: string, title: string) => Promise<boolean>;
  acts: Acts;
  props: IslandProps;
  say: Say;
  tell: Tell;
}

/** What came last: a clip from another device, otherwise the newest one; above it the messages. */
export function NewestClip({ arrival, newest, newestBody, messages, book, view, add, ...common }: Props): ReactNode {
  const { props, say, tell } = common;
  const { lang, preset } = props;
  const { arrived } = arrival;
  // The link is the only copy until the text is stored.
  const keep = async ({ text, title }: Arrived) => {
    if (await add(text, title)) arrival.dismiss();
  };
  return (
    <div className="clip-newest">
      <Said messages={messages} view={view} props={props} say={say} onUndo={() => void book.undo()} />
      {arrival.locked !== undefined && (
        <Suspense>
          <Unlock locked={arrival.locked} lang={lang} onOpen={arrival.opened} onClose={arrival.dismiss} />
        </Suspense>
      )}
      {arrived ? (
        <ArrivedClip
          arrived={arrived}
          props={props}
          say={say}
          tell={tell}
          onKeep={() => void keep(arrived)}
          onClose={arrival.dismiss}
        />
      ) : newest ? (
        <ClipCard key={newest.id} clip={newest} newest whole={newestBody} {...common} />
      ) : (
        <p className="placeholder">{say(!view.ready ? 'loading' : preset.next === 'true' ? 'noneCame' : 'none')}</p>
      )}
      {newest?.kind !== 'text' && !arrived && <output name="result" hidden aria-live="off" />}
    </div>
  );
}
