import type { ReactNode } from 'react';
import { LOCALES } from '../../../i18n/languages';
import type { IslandProps } from '../../../kinds/contract/island-props';
import { NoteCounts } from '../../../features/notes/NoteCounts';
import type { View } from '../../../features/notes/notebook-view';
import { COUNTS, type Counts } from './use-counts';
import type { Say } from './words';

interface Props {
  props: IslandProps;
  say: Say;
  view: View;
  counts: Counts | undefined;
  status: string;
}

/** The line below the sheet: the counts, the last action, and whether the note is saved. */
export function NoteFoot({ props: { lang, strings }, say, view, counts, status }: Props): ReactNode {
  return (
    <div className="note-foot">
      <NoteCounts figures={COUNTS} counts={counts} labels={strings.labels} lang={lang} unknown="0" />
      <p role="status">{status}</p>
      <output
        name="saved"
        aria-live="off"
        className={view.trouble ? 'unkept' : undefined}
        data-value={view.savedAt > 0 ? new Date(view.savedAt).toISOString() : undefined}
      >
        {savedText()}
      </output>
    </div>
  );

  function savedText(): string {
    if (!view.ready) return '';
    if (view.trouble) return say('notKept');
    if (view.dirty) return say('saving');
    if (view.savedAt === 0) return view.visiting ? '' : say('keptHere');
    return say('savedAt', {
      time: new Intl.DateTimeFormat(LOCALES[lang], { timeStyle: 'short' }).format(view.savedAt),
    });
  }
}
