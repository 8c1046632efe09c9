import type { ReactNode } from 'react';
import { formatNumber } from '../../../i18n/format';
import { LOCALES } from '../../../i18n/languages';
import type { IslandProps } from '../../../kinds/props';
import type { View } from '../../../lib/notes/notebook-view';
import { COUNTS, type Counts } from './use-counts';
import type { Say } from './words';

interface Props {
  props: IslandProps;
  say: Say;
  view: View;
  counts: Counts | undefined;
  status: string;
}

/** The line under the sheet: how much is written, what was done last, and whether it is kept. */
export function NoteFoot({ props: { lang, strings }, say, view, counts, status }: Props): ReactNode {
  return (
    <div className="note-foot">
      <dl>
        {COUNTS.map((figure) => (
          <div key={figure} data-figure={figure}>
            <dt>{strings.labels[figure]}</dt>
            <dd>
              <output name={figure} aria-live="off" data-value={counts?.[figure]}>
                {counts ? formatNumber(counts[figure], lang, 0) : '0'}
              </output>
            </dd>
          </div>
        ))}
      </dl>
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
