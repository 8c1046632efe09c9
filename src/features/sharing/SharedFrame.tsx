import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import type { Lang } from '../../i18n/languages';
import type { Shared } from './use-shared';

const Unlock = lazy(() => import('./Unlock'));

interface Props {
  form: RefObject<HTMLFormElement | null>;
  className: string;
  link: Shared;
  lang: Lang;
  /** Returns the message for each fault of a link, and for `retry`. */
  say: (key: string) => string;
  children: ReactNode;
}

/** The form of a page that shows a link's content: the link's fault, its password prompt, and the content. */
export function SharedFrame({ form, className, link, lang, say, children }: Props): ReactNode {
  const { fault, locked, unlocked, retry } = link;
  return (
    <form
      id="tool"
      ref={form}
      className={`tool kind-stats shared ${className}`}
      data-state="loading"
      data-kind="stats"
      data-eager=""
      noValidate
      suppressHydrationWarning
      onSubmit={(event) => event.preventDefault()}
    >
      {fault && (
        <div role="alert" className="alert">
          {say(fault)}
          {fault === 'network' && (
            <button type="button" className="quiet" onClick={retry}>
              {say('retry')}
            </button>
          )}
        </div>
      )}
      {locked !== undefined && (
        <Suspense>
          <Unlock key={locked} locked={locked} lang={lang} onOpen={unlocked} />
        </Suspense>
      )}
      {children}
    </form>
  );
}
